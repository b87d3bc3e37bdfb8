module.exports = required.utils
