export const height = 3
