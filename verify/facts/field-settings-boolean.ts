import { advancedSettings } from './field-settings.ts'

/** Advanced settings of a boolean field. */
export default () => advancedSettings('boolean')
