import Driver from '../runtime/driver.ts'

module.exports = Driver
