import { describe, expect, it } from '@jest/globals';
import { transactionState } from './transactionState.js';

describe('a transaction', () => {
  it.each([
    ['Hold', 0, 'PENDING'],
    ['Hold', 1, 'PENDING'],
    ['Hold', 2, 'FAILURE'],
    ['Hold', 3, 'CANCELLED'],
    ['Refund', 0, 'PENDING'],
    ['Refund', 1, 'PROCESSED'],
    ['Charge', 0, 'CANCELLED'],
    ['Charge', 1, 'PROCESSED'],
    ['Charge', 2, 'FAILURE'],
    ['Charge', 3, 'CANCELLED'],
  ])('of type %s in state %i reads %s', (type, state, label) =>
    expect(transactionState({ type, state }).label).toBe(label),
  );
});
