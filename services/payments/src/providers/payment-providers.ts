import { Inject, Injectable } from '@nestjs/common';
import type { PaymentProvider, ProviderName } from './payment-provider.js';

/** All providers, as an array. */
export const PAYMENT_PROVIDERS = Symbol('payment providers');

/** Finds the provider of an attempt or a charge. */
@Injectable()
export class PaymentProviders {
  private readonly byName: ReadonlyMap<ProviderName, PaymentProvider>;

  constructor(@Inject(PAYMENT_PROVIDERS) providers: readonly PaymentProvider[]) {
    this.byName = new Map(providers.map((provider) => [provider.name, provider]));
  }

  of(name: ProviderName): PaymentProvider {
    const provider = this.byName.get(name);
    if (!provider) throw new Error(`There is no payment provider ${name}.`);
    return provider;
  }

  /** How long a call can take at the slowest of them, milliseconds. */
  get timeoutMs(): number {
    return Math.max(...[...this.byName.values()].map(({ timeoutMs }) => timeoutMs));
  }
}
