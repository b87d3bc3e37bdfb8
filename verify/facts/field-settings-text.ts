import { advancedSettings } from './field-settings.ts'

/** Advanced settings of a text field. */
export default () => advancedSettings('text')
