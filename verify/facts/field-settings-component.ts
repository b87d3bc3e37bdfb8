import { advancedSettings } from './field-settings.ts'

/** Settings of a repeatable component. */
export default () => advancedSettings('component', { repeatable: true })
