'use strict'
// Preloaded with `--require` to block network access; only connections to this machine are allowed.

const net = require('node:net')
const { connect } = net.Socket.prototype
const LOOPBACK = new Set([undefined, null, '', 'localhost', '127.0.0.1', '::1'])
net.Socket.prototype.connect = function (...args) {
  const options = Array.isArray(args[0]) ? args[0][0] : args[0]
  const host = options !== null && typeof options === 'object' ? options.host : typeof args[1] === 'string' ? args[1] : undefined
  if (!LOOPBACK.has(host)) {
    process.nextTick(() => this.destroy(new Error(`Nothing may leave the machine, and this goes to ${host}.`)))
    return this
  }
  return connect.apply(this, args)
}
