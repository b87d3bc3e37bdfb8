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
        email: 'label:has-text("Email") >> xpath=..',
        remember: 'text="Remember me"',
        login: 'role=button[name="Login"]',
        forgot: 'role=link[name="Forgot your password?"]',
      },
    },
    {
      name: 'getting-started-forgot-password',
      path: '/auth/forgot-password',
      user: 'nobody',
      crop: 'main',
      ready: 'role=heading[name="Password Recovery"]',
      markers: {
        email: 'label:has-text("Email") >> xpath=..',
        send: 'role=button[name="Send Email"]',
      },
    },
    {
      name: 'getting-started-homepage',
      path: '/',
      ready: 'role=heading[name=/^Welcome/]',
      markers: {
        navigation: 'role=link[name="Content Manager"]',
        settings: 'role=link[name="Settings"]',
        account: 'role=button[name="KL Kai Lund"]',
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
      markers: {
        initials: 'role=button[name="KL Kai Lund"]',
        profile: 'role=menuitem[name="Profile"]',
        logout: 'role=menuitem[name="Logout"]',
      },
    },
    {
      name: 'getting-started-profile',
      path: '/me',
      height: 1000,
      // Closes the menu of the previous shot.
      prepare: (page) => page.keyboard.press('Escape'),
      crop: 'main',
      ready: 'role=heading[name="Kai Lund"]',
      markers: {
        profile: 'role=heading[name="Profile"]',
        password: 'role=heading[name="Change password"]',
        experience: 'role=heading[name="Experience"]',
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
