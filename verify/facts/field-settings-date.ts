import { advancedSettings } from './field-settings.ts'

/** Advanced settings of a date field. */
export default () => advancedSettings('date')
