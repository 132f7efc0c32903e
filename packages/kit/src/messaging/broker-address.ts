import {
  credsAuthenticator,
  nkeyAuthenticator,
  usernamePasswordAuthenticator,
  type Authenticator,
} from '@nats-io/transport-node';
import { readFileSync } from 'node:fs';

/** How to reach the broker and as whom. At most one of the four ways to say who; none: anonymously. */
export interface BrokerAddress {
  /** Addresses, separated by commas; the first may hold a user and a password. */
  readonly url: string;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** File of a `.creds` with a JWT and its seed. */
  readonly credentialsFile?: string | undefined;
  /** File of an nkey seed. */
  readonly nkeyFile?: string | undefined;
}

/**
 * What the client library takes: it does not read users from addresses. Files are read at each connection, so that they
 * can be replaced.
 */
export function connectionTo(address: BrokerAddress): { servers: string[]; authenticator?: Authenticator } {
  const urls = address.url.split(',').map((one) => new URL(one.includes('://') ? one : `nats://${one}`));
  const servers = urls.map(({ protocol, host }) => `${protocol}//${host}`);
  const authenticator = authenticatorOf(address, urls[0]!);
  return { servers, ...(authenticator && { authenticator }) };
}

function authenticatorOf(address: BrokerAddress, { username, password }: URL): Authenticator | undefined {
  const { credentialsFile, nkeyFile } = address;
  if (credentialsFile) return credsAuthenticator(() => readFileSync(credentialsFile));
  if (nkeyFile) return nkeyAuthenticator(() => Buffer.from(readFileSync(nkeyFile, 'utf8').trim()));
  if (address.user) return usernamePasswordAuthenticator(address.user, address.password ?? '');
  if (username) return usernamePasswordAuthenticator(decodeURIComponent(username), decodeURIComponent(password));
  return undefined;
}
