import { describe, expect, it } from '@jest/globals';
import { contentSecurityPolicy } from '../../web/server/security-headers.js';
import { paymentOrigins } from '../../web/server/payment-origins.js';
import { refusalOfPages, refusalOfPayments } from './real-money.js';

const SITE = 'https://yarrow.example';
const policyWith = (env: Parameters<typeof paymentOrigins>[0]) =>
  contentSecurityPolicy({ payments: paymentOrigins(env), mediaOrigins: [], mapOrigins: [] } as never);

const SANDBOX = {
  ...{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_API_BASE: 'http://127.0.0.1:8089/stripe' },
  ...{ SQUARE_APPLICATION_ID: 'sandbox-1', SQUARE_API_BASE: 'http://127.0.0.1:8089/square' },
  ...{ PAYPAL_CLIENT_ID: '1', PAYPAL_BROWSER_BASE: 'http://127.0.0.1:8089/paypal' },
};

describe('load on a site', () => {
  it('is for one with the sandbox', () => {
    expect(refusalOfPages(SITE, policyWith(SANDBOX))).toBeUndefined();
  });

  it.each(['STRIPE_API_BASE', 'SQUARE_API_BASE', 'PAYPAL_BROWSER_BASE'])(
    'is refused where a payment provider is real: without %s',
    (name) => {
      expect(refusalOfPages(SITE, policyWith({ ...SANDBOX, [name]: undefined }))).toContain('takes real money');
    },
  );

  it('is refused where pages do not say what they load', () => {
    expect(refusalOfPages(SITE, undefined)).toContain('no site of ours');
  });
});

describe('a payment under load', () => {
  it('is refused where the payment form names no sandbox', () => {
    expect(refusalOfPayments(SITE, null, undefined)).toContain('takes real money');
    expect(refusalOfPayments(SITE, null, 'https://sandbox.yarrow.example')).toContain('takes real money');
  });

  it.each([
    ['http://localhost:8089/stripe'],
    ['http://127.0.0.1:8089/stripe'],
    ['http://sandbox.localhost:30089/stripe'],
  ])('is made at %s, which is this machine', (address) => {
    expect(refusalOfPayments(SITE, address, undefined)).toBeUndefined();
  });

  it.each([
    ['https://api.stripe.com/v1'],
    ['https://connect.stripe.com/setup/e/acct_1'],
    ['http://localhost.elsewhere.example/stripe'],
    ['http://elsewhere.example/http://localhost/stripe'],
  ])('is refused at %s', (address) => {
    expect(refusalOfPayments(SITE, address, undefined)).toContain('name it: --sandbox');
  });

  it('is made elsewhere only at the address that was named', () => {
    const named = 'https://sandbox.yarrow.example';
    expect(refusalOfPayments(SITE, `${named}/stripe`, named)).toBeUndefined();
    expect(refusalOfPayments(SITE, `${named}.elsewhere.example/stripe`, named)).toContain('elsewhere.example');
  });
});
