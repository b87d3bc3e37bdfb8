import { configuration } from '../runtime/configuration.ts'

export const loadConfiguration = () => configuration
