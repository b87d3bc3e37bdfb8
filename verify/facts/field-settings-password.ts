import { advancedSettings } from './field-settings.ts'

/** Advanced settings of a password field. */
export default () => advancedSettings('password')
