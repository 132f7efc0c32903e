import { showToast } from '../../../lib/toasts.js';

/** Spec portal-configuration §9. */
const SAVED_MS = 3000;

export const sayUpdated = () => showToast('Settings updated successfully.', 'success', SAVED_MS);
export const saySaved = () => showToast('Your settings have been saved.', 'success', SAVED_MS);
export const sayCurrencyUpdated = () => showToast('Currency updated successfully.', 'success', SAVED_MS);
