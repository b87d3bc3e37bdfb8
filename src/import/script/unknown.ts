/** A value that can't be determined without running the program. */
export class Unknown {
  /** Source of the expression. */
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

/** Whether a value contains an unknown one. */
export function hasUnknown(value: unknown): boolean {
  if (value instanceof Unknown) return true
  if (Array.isArray(value)) return value.some(hasUnknown)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasUnknown)
}

/** Returns a value if it's a known object, otherwise `undefined`. */
export function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Unknown)
    ? (value as Record<string, unknown>)
    : undefined
}

/** Returns a value if it's an array, otherwise an empty array. */
export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : []
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
