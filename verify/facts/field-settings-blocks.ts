import { advancedSettings } from './field-settings.ts'

/** Advanced settings of a rich text (Blocks) field. */
export default () => advancedSettings('blocks')
