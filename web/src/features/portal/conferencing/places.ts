import { SETTINGS } from '../settings/settingsPages.js';

export const CONFERENCING = '/portal/settings/conferencing';

/** Pages above the one that leads to the provider. */
export const ABOVE_PROVIDER = [...SETTINGS, { label: 'Video Conferencing', href: CONFERENCING }];
