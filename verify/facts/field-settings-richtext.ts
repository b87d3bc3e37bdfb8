import { advancedSettings } from './field-settings.ts'

/** Advanced settings of a rich text (Markdown) field. */
export default () => advancedSettings('richtext')
