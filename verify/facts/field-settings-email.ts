import { advancedSettings } from './field-settings.ts'

/** Advanced settings of an email field. */
export default () => advancedSettings('email')
