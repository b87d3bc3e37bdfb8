import convert from 'npm-to-yarn'

/** Package managers that npm commands are translated for. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const

export function commandsFor(manager: (typeof PACKAGE_MANAGERS)[number], commands: string): string {
  return manager === 'npm' ? commands : convert(commands, manager)
}
