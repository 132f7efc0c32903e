/** The hub, above every page of settings. */
export const SETTINGS = [{ label: 'Settings', href: '/portal/settings' }] as const;
