import { describe, expect, it } from '@jest/globals';
import { gatewayConfig } from '../gateway/src/config.js';
import { paymentsConfig } from '../services/payments/src/config.js';

/** The default of a limit. */
const byDefault = (limit: { parse: (value: undefined) => number }) => limit.parse(undefined);

describe('a caller with a time limit', () => {
  it('waits longer than its callee: the gateway, the caller of a charge, the client of the provider', () => {
    const { CHARGE_ANSWER_MS, PROVIDER_TIMEOUT_MS, STRIPE_TIMEOUT_MS } = paymentsConfig.shape;
    const answer = byDefault(CHARGE_ANSWER_MS);
    expect(byDefault(gatewayConfig.shape.SUBGRAPH_TIMEOUT_MS)).toBeGreaterThan(answer);
    for (const provider of [STRIPE_TIMEOUT_MS, PROVIDER_TIMEOUT_MS])
      expect(answer).toBeGreaterThan(byDefault(provider));
  });
});
