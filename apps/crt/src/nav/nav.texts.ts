/** Words of the navigation (S0 §2.3); the modes and entries are the specification's. */
export const navTexts = {
  main: 'Main',
  skipToContent: 'Skip to content',
  userMenu: (name: string) => `User menu of ${name}`,
  menuMode: 'Menu',
  theme: 'Theme',
  themes: { system: 'Like the system', light: 'Light', dark: 'Dark', 'high-contrast': 'High contrast' },
  density: 'Density',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
  changePassword: 'Change Password',
  notificationsSettings: 'Notifications Settings',
  filterManagement: 'Filter Management',
  about: 'About',
  close: 'Close',
  applications: { main: 'CRT', documentation: 'eDOC' },
  versionFailed: 'The version could not be loaded.',
  logOut: 'Log Out',
} as const;
