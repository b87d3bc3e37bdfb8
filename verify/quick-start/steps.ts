import { requestTrails } from './api.ts'
import { addRegion, addTrails } from './content.ts'
import { makeMistakes } from './mistakes.ts'
import { buildRegion, buildTrail } from './model.ts'
import { openPermissions } from './permissions.ts'
import { register } from './register.ts'
import type { Step } from './walk.ts'

export const steps: Step[] = [
  { section: 'Register the first administrator', follow: register },
  { section: 'Create the Trail collection type', follow: buildTrail },
  { section: 'Create the Region collection type and link it', follow: buildRegion },
  { section: 'Add a region', follow: addRegion },
  { section: 'Add a trail', follow: addTrails },
  { section: 'Read the content through the API', follow: requestTrails },
  { section: 'Let everyone read', follow: openPermissions },
  { section: 'Send the first request', follow: requestTrails },
  { section: 'Ask for what you need', follow: requestTrails },
  { section: 'When something goes wrong', follow: makeMistakes },
]
