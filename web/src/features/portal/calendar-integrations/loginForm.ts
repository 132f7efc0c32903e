import { z } from 'zod/mini';
import type { ConnectCalDavInput } from '../../../gql/graphql.js';
import type { LoginProvider } from './providers.js';

/** Username and password of an account. */
export interface LoginValues {
  /** Empty for iCloud. */
  serverUrl: string;
  username: string;
  password: string;
}

/** Limits of `ConnectCalDavInput`. */
export const LIMITS = { serverUrl: 2000, username: 320, password: 500 } as const;

/** Reconnecting starts here too: neither the username nor the server is stored readably. */
export const EMPTY_LOGIN: LoginValues = { serverUrl: '', username: '', password: '' };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const LOGIN_RULES = {
  icloud: z.object({
    serverUrl: z.string(),
    username: z
      .string()
      .check(
        z.trim(),
        z.regex(EMAIL, 'Please enter the email address of your Apple ID.'),
        z.maxLength(LIMITS.username, 'Please enter a shorter address.'),
      ),
    password: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Please enter an app-specific password.'),
        z.maxLength(LIMITS.password, 'Please enter a shorter password.'),
      ),
  }),
  caldav: z.object({
    serverUrl: z
      .string()
      .check(
        z.trim(),
        z.refine(isSecureAddress, 'Please enter an address that starts with https://.'),
        z.maxLength(LIMITS.serverUrl, 'Please enter a shorter address.'),
      ),
    username: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Please enter your username.'),
        z.maxLength(LIMITS.username, 'Please enter a shorter username.'),
      ),
    password: z
      .string()
      .check(
        z.minLength(1, 'Please enter your password.'),
        z.maxLength(LIMITS.password, 'Please enter a shorter password.'),
      ),
  }),
};

function isSecureAddress(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

export function loginInput(provider: LoginProvider, { serverUrl, ...login }: LoginValues): ConnectCalDavInput {
  return { provider, ...login, ...(provider === 'caldav' && { serverUrl }) };
}
