import { clock } from '../runtime/clock.ts'

export const createId = () => clock.nextDocumentId()
