import { advancedSettings } from './field-settings.ts'

/** Advanced settings of a UID field. */
export default () => advancedSettings('uid')
