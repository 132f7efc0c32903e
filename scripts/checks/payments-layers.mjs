/**
 * Who imports whom in services/payments: features → settlement → ledger → providers. A feature is whatever is not here, and none of
 * these imports one. Tests reach whatever they prove.
 */
const SRC = '^services/payments/src/';
const TESTS = '\\.spec\\.ts$|/testing/';

/** A directory and the others that it may import. */
const LAYERS = {
  money: [],
  providers: [],
  stripe: ['money', 'providers'],
  square: ['money', 'providers'],
  paypal: ['money', 'providers'],
  adapters: ['paypal', 'providers', 'square', 'stripe'],
  attempts: ['adapters', 'providers'],
  ledger: ['money'],
  records: ['client-projection', 'ledger', 'money', 'providers'],
  statuses: ['ledger', 'providers', 'records'],
  settlement: ['attempts', 'ledger', 'money', 'providers', 'records', 'statuses'],
};

/** Rules of `.dependency-cruiser.mjs`. */
export const PAYMENTS_RULES = Object.entries(LAYERS).map(([directory, below]) => ({
  name: 'payments-layers',
  comment:
    'Payments depends one way: what settles money knows no feature, the ledger no settlement, a provider no ledger.',
  severity: 'error',
  from: { path: `${SRC}${directory}/`, pathNot: TESTS },
  to: { path: `${SRC}[^/]+/`, pathNot: `${SRC}(${[directory, ...below, 'generated'].join('|')})/` },
}));
