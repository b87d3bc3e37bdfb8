const LABELS: Record<string, string> = {
  default_role: 'Default role for authenticated users',
  unique_email: 'One account per email address',
  allow_register: 'Enable sign-ups',
  email_reset_password: 'Reset password page',
  email_confirmation: 'Enable email confirmation',
  email_confirmation_redirection: 'Redirection url',
}

interface Strapi {
  store(options: object): { get(): Promise<Record<string, unknown>> }
}

/** The advanced settings of Users & Permissions as a new application has them. */
export default async function advancedSettings(strapi: Strapi): Promise<string[][]> {
  const settings = await strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' }).get()
  const shown = (value: unknown) =>
    typeof value === 'boolean' ? (value ? 'True' : 'False') : value === 'authenticated' ? 'Authenticated' : 'Empty'
  return [['Setting', 'Default'], ...Object.entries(LABELS).map(([key, label]) => [label, shown(settings[key])])]
}
