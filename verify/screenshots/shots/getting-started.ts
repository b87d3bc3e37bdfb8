import type { Area } from '../shot.ts'

export const gettingStarted: Area = {
  name: 'getting-started',
  shots: [
    {
      name: 'getting-started-login',
      path: '/auth/login',
      user: 'nobody',
      crop: 'main',
      ready: 'role=heading[name="Welcome to Strapi!"]',
      markers: {
        email: { of: 'label:has-text("Email") >> xpath=..', at: 'top right' },
        remember: { of: 'text="Remember me"', at: 'right' },
        login: 'role=button[name="Login"]',
        forgot: { of: 'role=link[name="Forgot your password?"]', at: 'right' },
      },
    },
    {
      name: 'getting-started-forgot-password',
      path: '/auth/forgot-password',
      user: 'nobody',
      crop: 'main',
      ready: 'role=heading[name="Password Recovery"]',
    },
    {
      name: 'getting-started-homepage',
      path: '/',
      ready: 'role=heading[name=/^Welcome/]',
      markers: {
        navigation: { of: 'role=link[name="Content Manager"]', at: 'right' },
        settings: { of: 'role=link[name="Settings"]', at: 'right' },
        account: { of: 'role=button[name="KL Kai Lund"]', at: 'right' },
      },
    },
    {
      name: 'getting-started-homepage-editor',
      path: '/',
      user: 'mira',
      height: 520,
      ready: 'role=link[name="Content Manager"]',
    },
    {
      name: 'getting-started-account-menu',
      path: '/marketplace',
      prepare: (page) => page.getByRole('button', { name: 'KL Kai Lund' }).click(),
      crop: ['role=menu', 'text="KL"'],
      margin: 24,
      ready: 'role=menuitem[name="Profile"]',
    },
    {
      name: 'getting-started-profile',
      path: '/me',
      height: 1000,
      // The menu of the picture before stays open.
      prepare: (page) => page.keyboard.press('Escape'),
      crop: 'main',
      ready: 'role=heading[name="Kai Lund"]',
      markers: {
        profile: { of: 'role=heading[name="Profile"]', at: 'right' },
        password: { of: 'role=heading[name="Change password"]', at: 'right' },
        experience: { of: 'role=heading[name="Experience"]', at: 'right' },
        save: 'role=button[name="Save"]',
      },
    },
    {
      name: 'getting-started-interface-mode',
      path: '/me',
      height: 1000,
      prepare: (page) => page.getByRole('combobox', { name: 'Interface mode' }).click(),
      crop: ['role=listbox', 'text="Interface mode"'],
      margin: 24,
      ready: 'role=option[name="Dark mode"]',
    },
  ],
}
