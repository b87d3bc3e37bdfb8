import { advancedSettings } from './field-settings.ts'

/** Advanced settings of a relation field. */
export default () => advancedSettings('relation')
