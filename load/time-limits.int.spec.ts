import { describe, expect, it } from '@jest/globals';
import { gatewayConfig } from '../gateway/src/config.js';
import { paymentsConfig } from '../services/payments/src/config.js';

/** What a limit is where nobody has set it. */
const byDefault = (limit: { parse: (value: undefined) => number }) => limit.parse(undefined);

describe('who waits for somebody', () => {
  it('waits longer than that one does: the browser’s gateway, whoever asked for a charge, the provider’s client', () => {
    const { CHARGE_ANSWER_MS, PROVIDER_TIMEOUT_MS, STRIPE_TIMEOUT_MS } = paymentsConfig.shape;
    const answer = byDefault(CHARGE_ANSWER_MS);
    expect(byDefault(gatewayConfig.shape.SUBGRAPH_TIMEOUT_MS)).toBeGreaterThan(answer);
    for (const provider of [STRIPE_TIMEOUT_MS, PROVIDER_TIMEOUT_MS])
      expect(answer).toBeGreaterThan(byDefault(provider));
  });
});
