import { constant, coreModule } from './configuration-source.ts'

/** The middlewares of the core: which of them run when `config/middlewares` is missing, and without which nothing starts. */
export default function rows(): string[][] {
  const { middlewares } = coreModule<{ middlewares: Record<string, unknown> }>('middlewares/index.js')
  const path = 'services/server/register-middlewares.js'
  const [added, required] = [constant<string[]>(path, 'defaultConfig'), constant<string[]>(path, 'requiredMiddlewares')]
  const names = Object.keys(middlewares).map((name) => `strapi::${name}`)
  const answer = (list: string[], name: string) => (list.includes(name) ? 'Yes' : 'No')
  return [['Middleware', 'In a new project', 'Required'], ...names.map((name) => [name, answer(added, name), answer(required, name)])]
}
