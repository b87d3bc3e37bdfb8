import { advancedSettings } from './field-settings.ts'

/** Advanced settings of a media field. */
export default () => advancedSettings('media')
