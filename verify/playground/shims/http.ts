import statuses from 'statuses'

export const STATUS_CODES = statuses.message
