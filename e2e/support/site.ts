/** Where the complete Yarrow answers that `npm test` has started; for a running `npm start` set the two by hand. */
export const SITE_URL = addressOf('YARROW_URL', 'http://localhost:8080');

/** Where its stand-ins of the providers answer. */
export const SANDBOX_URL = addressOf('YARROW_SANDBOX_URL', 'http://localhost:8089');

function addressOf(variable: string, fallback: string): string {
  return (process.env[variable] || fallback).replace(/\/$/, '');
}
