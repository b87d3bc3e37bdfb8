import { advancedSettings } from './field-settings.ts'

/** Advanced settings of an enumeration field. */
export default () => advancedSettings('enumeration')
