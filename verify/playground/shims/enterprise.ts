export default {
  isEE: false,
  init: () => undefined,
  checkLicense: () => Promise.resolve(),
  features: { isEnabled: () => false, list: () => [], get: () => undefined },
}
