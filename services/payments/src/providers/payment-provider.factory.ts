import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import type { PaymentsConfig } from '../config.js';
import type { PaymentProvider, ProviderName } from './payment-provider.js';

/** All providers, as an array. */
export const PAYMENT_PROVIDERS = Symbol('payment providers');

/** Finds the provider of an attempt or a charge. */
@Injectable()
export class PaymentProviderFactory {
  private readonly byName: ReadonlyMap<ProviderName, PaymentProvider>;

  constructor(
    @Inject(PAYMENT_PROVIDERS) providers: readonly PaymentProvider[],
    @Inject(CONFIG) private readonly config: Pick<PaymentsConfig, 'CHARGE_ANSWER_MS'>,
  ) {
    this.byName = new Map(providers.map((provider) => [provider.name, provider]));
  }

  of(name: ProviderName): PaymentProvider {
    const provider = this.byName.get(name);
    if (!provider) throw new Error(`There is no payment provider ${name}.`);
    return provider;
  }

  /** Time limit for the response to a charge request, milliseconds; the charge continues to completion. */
  get answerMs(): number {
    return this.config.CHARGE_ANSWER_MS;
  }

  /** How long a call can take at the slowest of them, milliseconds. */
  get timeoutMs(): number {
    return Math.max(...[...this.byName.values()].map(({ timeoutMs }) => timeoutMs));
  }
}
