export const projectName = 'manual'
