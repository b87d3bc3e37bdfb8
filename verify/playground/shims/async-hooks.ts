/** A variable is sufficient, since there is only one request at a time. */
export class AsyncLocalStorage<Store> {
  #store: Store | undefined

  getStore(): Store | undefined {
    return this.#store
  }

  run<Result>(store: Store, task: (...values: unknown[]) => Result, ...values: unknown[]): Result {
    const before = this.#store
    this.#store = store
    const leave = () => (this.#store = before)
    let result: Result
    try {
      result = task(...values)
    } catch (error) {
      leave()
      throw error
    }
    if (result instanceof Promise) return result.finally(leave) as Result
    leave()
    return result
  }
}
