import { describe, expect, it } from '@jest/globals';
import { Faults } from './faults.js';

describe('Faults', () => {
  it('meets as many requests as ordered, by path and method', () => {
    const faults = new Faults();
    faults.add({ path: '/v1/payment_intents/*/confirm', method: 'post', kind: 'delay', count: 2 });
    const path = '/stripe/v1/payment_intents/pi_1/confirm';
    expect(faults.take('GET', path)).toBeUndefined();
    expect(faults.take('POST', '/stripe/v1/payment_intents')).toBeUndefined();
    expect(faults.take('POST', path)?.kind).toBe('delay');
    expect(faults.list()).toMatchObject([{ count: 1 }]);
    expect(faults.take('POST', path)?.kind).toBe('delay');
    expect(faults.take('POST', path)).toBeUndefined();
  });

  it('takes the oldest first and reads everything but * literally', () => {
    const faults = new Faults();
    faults.add({ path: '/s3/a.b', kind: 'rate-limit' });
    faults.add({ path: '/s3/*', kind: 'delay' });
    expect(faults.take('GET', '/s3/aXb')?.kind).toBe('delay');
    expect(faults.take('GET', '/s3/a.b')?.kind).toBe('rate-limit');
  });
});
