/** A value that only running the program would tell. */
export class Unknown {
  /** As it is written. */
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

/** A call whose arguments are known, such as `starlight({ … })`. */
export class Call extends Unknown {
  readonly name: string
  readonly args: unknown[]

  constructor(source: string, name: string, args: unknown[]) {
    super(source)
    this.name = name
    this.args = args
  }
}

/** Whether something in a value isn't known. */
export function hasUnknown(value: unknown): boolean {
  if (value instanceof Unknown) return true
  if (Array.isArray(value)) return value.some(hasUnknown)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasUnknown)
}

/** An object of what is known, or `undefined`. */
export function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Unknown)
    ? (value as Record<string, unknown>)
    : undefined
}

/** A list of what is known; empty for anything else. */
export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : []
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
