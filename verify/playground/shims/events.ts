// CommonJS, with enumerable methods, because Knex copies them to a function.

type Listener = (...values: unknown[]) => void

const listenersOf = new WeakMap<object, Map<string, Listener[]>>()

function listeners(emitter: object, name: string): Listener[] {
  return listenersOf.get(emitter)?.get(name) ?? []
}

function set(emitter: object, name: string, list: Listener[]): void {
  if (!listenersOf.has(emitter)) listenersOf.set(emitter, new Map())
  listenersOf.get(emitter)!.set(name, list)
}

function EventEmitter() {}

Object.assign(EventEmitter.prototype as object, {
  on(this: object, name: string, listener: Listener) {
    set(this, name, [...listeners(this, name), listener])
    return this
  },
  once(
    this: { on(name: string, listener: Listener): unknown; removeListener(name: string, listener: Listener): unknown },
    name: string,
    listener: Listener,
  ) {
    const once: Listener = (...values) => {
      this.removeListener(name, once)
      listener.apply(this, values)
    }
    return this.on(name, once)
  },
  removeListener(this: object, name: string, listener: Listener) {
    set(
      this,
      name,
      listeners(this, name).filter((each) => each !== listener),
    )
    return this
  },
  off(this: { removeListener(name: string, listener: Listener): unknown }, name: string, listener: Listener) {
    return this.removeListener(name, listener)
  },
  removeAllListeners(this: object) {
    listenersOf.delete(this)
    return this
  },
  listeners(this: object, name: string) {
    return listeners(this, name)
  },
  emit(this: object, name: string, ...values: unknown[]) {
    const all = listeners(this, name)
    for (const listener of all) listener.apply(this, values)
    return all.length > 0
  },
})

module.exports = Object.assign(EventEmitter, { EventEmitter, default: EventEmitter })
