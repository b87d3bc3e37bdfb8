/** What the steps ask of a browser: no more than every protocol can do. */
export interface Driver {
  goto(url: string): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  reload(): Promise<void>
  /** Puts the pointer at a point of the window. */
  move(point: Point): Promise<void>
  /** Moves there and clicks. */
  click(point: Point): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  /** A key by its name in the standard, such as `Enter`; `Control+k` holds the first one. */
  press(key: string): Promise<void>
  /** Runs a function in the page, with values that JSON has. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result | Promise<Result>, ...args: Args): Promise<Result>
  resize(size: Size): Promise<void>
  /** What the window shows, as a PNG. */
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

/** The programs that `scripts/browsers.mjs` found. */
export interface Programs {
  chromium: string
  firefox: string
  webkit: { driver: string; browser: string; screen: string }
}
