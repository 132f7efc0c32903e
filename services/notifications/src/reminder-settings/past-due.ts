/** As it was before practices could choose. */
export const PAST_DUE_BY_DEFAULT = { email: true, text: false, emailMinutes: 120, textMinutes: 120 };
