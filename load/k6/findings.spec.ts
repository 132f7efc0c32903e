import { describe, expect, it } from '@jest/globals';
import { countOverlaps, countWrongCharges } from './findings.js';

const visit = (startsAt: string, endsAt: string) => ({
  startsAt: `2027-01-04T${startsAt}:00Z`,
  endsAt: `2027-01-04T${endsAt}:00Z`,
});

describe('times that two visits hold', () => {
  it('are none where one begins as another ends, in whatever order they are listed', () => {
    expect(countOverlaps([visit('10:30', '11:00'), visit('10:00', '10:30'), visit('11:00', '11:30')])).toBe(0);
  });

  it('are found where one begins before another ends', () => {
    expect(countOverlaps([visit('10:00', '10:30'), visit('10:00', '10:30')])).toBe(1);
    expect(countOverlaps([visit('10:00', '12:00'), visit('10:30', '11:00'), visit('11:30', '12:30')])).toBe(2);
  });
});

describe('charges of visits', () => {
  const intents = [
    { id: 'pi_1', metadata: { appointment_id: 'visit-1' } },
    { id: 'pi_2', metadata: { appointment_id: 'visit-1' } },
    { id: 'pi_3', metadata: {} },
  ];
  const charge = (intent: string, init = {}) => ({
    ...{ status: 'succeeded', payment_intent: intent, amount: 9_000, amount_refunded: 0 },
    ...init,
  });
  const wrong = (charges: object[], priceCents?: number) =>
    countWrongCharges([{ id: 'visit-1', priceCents }], intents, charges as never);

  it('are right if one of the price succeeded, regardless of failed ones and those of other visits', () => {
    expect(wrong([charge('pi_1'), charge('pi_2', { status: 'failed' }), charge('pi_3')], 9_000)).toBe(0);
  });

  it.each([
    ['it was charged twice', [charge('pi_1'), charge('pi_2')]],
    ['it was charged another amount', [charge('pi_1', { amount: 8_000 })]],
    ['it was given back', [charge('pi_1', { amount_refunded: 9_000 })]],
    ['it was never charged', [charge('pi_1', { status: 'failed' })]],
  ])('are wrong where %s', (_, charges) => {
    expect(wrong(charges, 9_000)).toBe(1);
  });

  it('are wrong where a visit of unknown price was charged twice, and only there', () => {
    expect(wrong([charge('pi_1'), charge('pi_2')])).toBe(1);
    expect(wrong([])).toBe(0);
  });
});
