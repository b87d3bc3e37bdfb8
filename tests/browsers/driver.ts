/** Browser operations for the steps, limited to those that every protocol supports. */
export interface Driver {
  goto(url: string): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  reload(): Promise<void>
  /** Moves the pointer to a point in the window. */
  move(point: Point): Promise<void>
  /** Moves the pointer to a point and clicks. */
  click(point: Point): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  /** Presses a key by its standard name, such as `Enter`, or a shortcut, such as `Control+k`. */
  press(key: string): Promise<void>
  /** Runs a function in the page, with JSON-serializable arguments and result. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result | Promise<Result>, ...args: Args): Promise<Result>
  resize(size: Size): Promise<void>
  /** Takes a PNG screenshot of the window. */
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof ENGINES)[number]

/** Paths of the programs that `scripts/browsers.mjs` found. */
export interface Programs {
  chromium: string
  firefox: string
  webkit: { driver: string; browser: string; screen: string }
}
