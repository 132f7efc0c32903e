/** Paths of the web application's review flow. */
export const practicePath = (code: string): string => `/i/r/client_info/${code}`;

/** Of a visit whose contact is known. */
export const visitPath = (code: string, clientId: string): string =>
  `/i/r/rating?referral_code=${code}&client_id=${clientId}`;

/** Where the author of an imported review confirms it. */
export const confirmationPath = (token: string): string => `/i/r/text_review/${encodeURIComponent(token)}`;
