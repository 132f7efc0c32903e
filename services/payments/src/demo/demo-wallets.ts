import { Clock } from '@yarrow/kit/clock';
import type { DataSource } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { AccountsRepository } from '../records/accounts/accounts.repository.js';
import type { ProviderName } from '../providers/payment-provider.js';
import { SquareCredential } from '../square/square-credential.entity.js';
import { walletCipher } from '../square/wallet-cipher.js';

/** A stand-in for Square: demonstration data never goes to Square itself. */
export interface DemoSquare {
  applicationId: string;
  applicationSecret: string;
  /** Address of the stand-in. */
  apiBase: string;
  credentialsKey: string;
}

/** A seller that the stand-in has made, and the code with which its token is obtained. */
export interface DemoSeller {
  merchant: { id: string; main_location_id: string };
  code: string;
}

interface Granted {
  access_token: string;
  refresh_token: string;
  expires_at: string;
}

/** Lets clients pay a practice with PayPal and, in US dollars, with Venmo. */
export async function connectPaypal(dataSource: DataSource, practiceId: string, merchantId: string): Promise<void> {
  const account = { id: merchantId, chargesEnabled: true, detailsSubmitted: true };
  await dataSource.transaction((tx) =>
    accountsOf(dataSource).connect(tx, { practiceId, provider: 'paypal', ...account }),
  );
}

/** Has a practice charge cards by Square from now on; what was paid by Stripe before stays with Stripe. */
export async function connectSquare(
  dataSource: DataSource,
  square: DemoSquare,
  { practiceId, seller }: { practiceId: string; seller: DemoSeller },
): Promise<void> {
  const granted = await obtainToken(square, seller.code);
  const cipher = walletCipher(square.credentialsKey);
  const { id: accountId, main_location_id: locationId } = seller.merchant;
  const facts = { id: accountId, locationId, chargesEnabled: true, detailsSubmitted: true };
  await dataSource.transaction(async (tx) => {
    await accountsOf(dataSource).connect(tx, { practiceId, provider: 'square', ...facts });
    await tx.save(SquareCredential, {
      accountId,
      locationId,
      accessToken: cipher.encrypt(granted.access_token, accountId),
      refreshToken: cipher.encrypt(granted.refresh_token, accountId),
      expiresAt: new Date(granted.expires_at),
    });
  });
  await accountsOf(dataSource).change(practiceId, (accounts) => {
    for (const account of accounts) if (account.provider !== 'paypal') account.active = account.provider === 'square';
  });
}

/** Whether a practice has connected a provider, so that loading again changes nothing. */
export async function isConnected(
  dataSource: DataSource,
  practiceId: string,
  provider: ProviderName,
): Promise<boolean> {
  return (await new AccountsRepository().find(dataSource.manager, practiceId, provider)) !== null;
}

function accountsOf(dataSource: DataSource): AccountsService {
  return new AccountsService(dataSource, new AccountsRepository(), new Clock());
}

async function obtainToken(square: DemoSquare, code: string): Promise<Granted> {
  const answer = await fetch(`${square.apiBase}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: square.applicationId,
      client_secret: square.applicationSecret,
      code,
      grant_type: 'authorization_code',
    }),
  });
  if (!answer.ok) throw new Error(`Square's stand-in answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Granted;
}
