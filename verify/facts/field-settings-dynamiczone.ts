import { advancedSettings } from './field-settings.ts'

/** Advanced settings of a dynamic zone. */
export default () => advancedSettings('dynamiczone')
