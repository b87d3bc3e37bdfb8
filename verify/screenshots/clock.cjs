'use strict'
// Loaded after `harness/stable.cjs`: sets the server's clock to the browser's time.

globalThis.startSample()
