import { z } from 'zod';

/** An account at a server for CalDAV. */
export interface CalDavAccount {
  readonly serverUrl: string;
  readonly username: string;
  readonly password: string;
}

const account = z.object({ serverUrl: z.string(), username: z.string(), password: z.string() });

/** As it is stored, sealed. */
export function accessOf({ serverUrl, username, password }: CalDavAccount): string {
  return JSON.stringify({ serverUrl, username, password });
}

export function accountOf(access: string): CalDavAccount {
  return account.parse(JSON.parse(access));
}

/** RFC 7617, with UTF-8. */
export function basicAuthorization({ username, password }: CalDavAccount): string {
  return `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`;
}
