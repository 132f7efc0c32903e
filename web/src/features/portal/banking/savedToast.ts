import { showToast } from '../../../lib/toasts.js';

export const sayUpdated = () => showToast('Settings updated successfully.');
export const saySaved = () => showToast('Your settings have been saved.');
export const sayCurrencyUpdated = () => showToast('Currency updated successfully.');
