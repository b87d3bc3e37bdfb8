import { advancedSettings } from './field-settings.ts'

/** Advanced settings of a JSON field. */
export default () => advancedSettings('json')
