import { randomBytes } from 'node:crypto';
import type { Collection } from '../journal.js';
import { LIST_PARAMS, listPage, type Operation, type StripeCall } from './operation.js';
import type { Params } from './params.js';
import { invalidRequest } from './stripe-errors.js';
import { PLATFORM, stripeId, stripeNow, type StripeState } from './stripe-state.js';
import type { Account } from './stripe-types.js';

export interface AccountLink {
  account: string;
  refreshUrl: string;
  returnUrl: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

const WRITABLE = [
  'business_profile',
  'business_type',
  'capabilities',
  'company',
  'email',
  'individual',
  'metadata',
  'settings',
  'tos_acceptance',
];
const CREATE_PARAMS = [...WRITABLE, 'controller', 'country', 'default_currency', 'type'];
const DUE = ['external_account', 'individual.verification.document', 'tos_acceptance.date', 'tos_acceptance.ip'];
const CURRENCIES: Record<string, string> = { CA: 'cad', GB: 'gbp', IE: 'eur', US: 'usd' };

/** Connected accounts and their onboarding. */
export class Accounts {
  private readonly links: Collection<AccountLink>;

  constructor(
    private readonly state: StripeState,
    private readonly siteUrl: () => string,
  ) {
    this.links = state.journal.collection('stripe.account_links');
  }

  private get accounts() {
    return this.state.table<Account>('account');
  }

  operations(): Operation[] {
    const path = '/accounts/:id';
    const linkParams = ['account', 'collect', 'collection_options', 'refresh_url', 'return_url', 'type'];
    return [
      { method: 'POST', path: '/accounts', params: CREATE_PARAMS, handle: (call) => this.create(call) },
      { method: 'GET', path, params: [], handle: (call) => this.accounts.get(PLATFORM, call.id) },
      { method: 'GET', path: '/account', params: [], handle: (call) => this.own(call) },
      { method: 'POST', path, params: WRITABLE, handle: (call) => this.update(call) },
      { method: 'DELETE', path, params: [], handle: (call) => this.delete(call) },
      {
        method: 'GET',
        path: '/accounts',
        params: LIST_PARAMS,
        handle: (call) => listPage(call, 'accounts', this.accounts.list(PLATFORM)),
      },
      { method: 'POST', path: '/account_links', params: linkParams, handle: (call) => this.createLink(call) },
      { method: 'POST', path: `${path}/login_links`, params: [], handle: (call) => this.createLoginLink(call) },
    ];
  }

  findLink(token: string): AccountLink | undefined {
    const link = this.links.get(token);
    return link && link.expiresAt > stripeNow() ? link : undefined;
  }

  /** What the account's owner does on Stripe's pages: everything asked for is given, so payments may begin. */
  completeOnboarding(id: string): Account {
    const account = this.accounts.get(PLATFORM, id);
    const active = Object.keys(account.capabilities).map((name) => [name, 'active'] as const);
    Object.assign(account, { charges_enabled: true, payouts_enabled: true, details_submitted: true });
    account.capabilities = Object.fromEntries([...active, ['card_payments', 'active'], ['transfers', 'active']]);
    account.requirements = requirements([]);
    this.accounts.save(PLATFORM, account);
    this.state.emit({ account: id, requestId: null, idempotencyKey: null }, 'account.updated', account);
    return account;
  }

  /** The owner leaves the pages with one thing still to be given, for too long already. */
  leaveIncomplete(id: string): Account {
    const account = this.accounts.get(PLATFORM, id);
    Object.assign(account, { charges_enabled: false, details_submitted: true });
    account.requirements = requirements(['individual.verification.document']);
    this.accounts.save(PLATFORM, account);
    this.state.emit({ account: id, requestId: null, idempotencyKey: null }, 'account.updated', account);
    return account;
  }

  /** The owner takes the platform's access away. The event speaks of the platform's application. */
  deauthorize(id: string): void {
    this.accounts.get(PLATFORM, id);
    const application = { id: 'ca_yarrow', object: 'application' };
    const cause = { account: id, requestId: null, idempotencyKey: null };
    this.state.emit(cause, 'account.application.deauthorized', application);
  }

  /** An account that is ready to be paid, for demonstration data and tests. */
  createOnboarded(init: { id?: string; country?: string; email?: string }): Account {
    const account = blankAccount(init.id ?? stripeId('acct', 16), init.country ?? 'US', init.email ?? null);
    this.accounts.save(PLATFORM, account);
    return this.completeOnboarding(account.id);
  }

  private create({ params }: StripeCall): Account {
    const country = (params.find('country') ?? 'US').toUpperCase();
    const account = blankAccount(stripeId('acct', 16), country, params.find('email') ?? null);
    account.type = params.oneOf('type', ['custom', 'express', 'standard']) ?? 'standard';
    account.default_currency = params.find('default_currency') ?? account.default_currency;
    this.change(account, params);
    return this.accounts.save(PLATFORM, account);
  }

  private own({ account }: StripeCall): object {
    if (account !== PLATFORM) return this.accounts.get(PLATFORM, account);
    return { ...blankAccount('acct_platform', 'US', null), charges_enabled: true, details_submitted: true };
  }

  private update(call: StripeCall): Account {
    const account = this.accounts.get(PLATFORM, call.id);
    this.change(account, call.params);
    this.accounts.save(PLATFORM, account);
    this.state.emit({ ...call, account: account.id }, 'account.updated', account);
    return account;
  }

  private change(account: Account, params: Params): void {
    account.metadata = params.metadata(account.metadata);
    account.email = params.find('email') ?? account.email;
    for (const name of params.under('capabilities')?.names() ?? []) account.capabilities[name] ??= 'inactive';
    const profile = params.under('business_profile');
    for (const name of ['mcc', 'name', 'product_description', 'url'])
      if (profile?.has(name)) account.business_profile[name] = profile.find(name) ?? null;
  }

  private delete(call: StripeCall): object {
    const account = this.accounts.get(PLATFORM, call.id);
    this.accounts.remove(account.id);
    return { id: account.id, object: 'account', deleted: true };
  }

  private createLink({ params }: StripeCall): object {
    const account = this.accounts.get(PLATFORM, params.text('account'), 'account');
    params.oneOf('type', ['account_onboarding', 'account_update']);
    params.text('type');
    const token = randomBytes(24).toString('base64url');
    const link: AccountLink = {
      account: account.id,
      refreshUrl: params.text('refresh_url'),
      returnUrl: params.text('return_url'),
      expiresAt: stripeNow() + 300,
    };
    this.links.put(token, link);
    const url = `${this.siteUrl()}/stripe/pages/onboarding/${token}`;
    return { object: 'account_link', created: stripeNow(), expires_at: link.expiresAt, url };
  }

  private createLoginLink(call: StripeCall): object {
    const account = this.accounts.get(PLATFORM, call.id);
    if (account.type !== 'express')
      throw invalidRequest('Cannot create a login link for an account that is not of type express.');
    return { object: 'login_link', created: stripeNow(), url: `${this.siteUrl()}/stripe/pages/accounts/${account.id}` };
  }
}

function requirements(due: string[]): Account['requirements'] {
  return {
    currently_due: due,
    eventually_due: due,
    past_due: due,
    pending_verification: [],
    disabled_reason: due.length > 0 ? 'requirements.past_due' : null,
    errors: [],
  };
}

function blankAccount(id: string, country: string, email: string | null): Account {
  return {
    id,
    object: 'account',
    type: 'express',
    business_profile: { mcc: null, name: null, product_description: null, url: null },
    capabilities: { card_payments: 'inactive', transfers: 'inactive' },
    charges_enabled: false,
    country,
    created: stripeNow(),
    default_currency: CURRENCIES[country] ?? 'usd',
    details_submitted: false,
    email,
    metadata: {},
    payouts_enabled: false,
    requirements: requirements(DUE),
  };
}
