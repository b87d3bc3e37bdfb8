import { advancedSettings } from './field-settings.ts'

/** Advanced settings of a number field. */
export default () => advancedSettings('number')
