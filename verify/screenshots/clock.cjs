'use strict'
// Loaded after `harness/stable.cjs`: the server's clock stands where the browser's does.

globalThis.startSample()
