import { describe, expect, it } from '@jest/globals';
import { AppointmentCopy } from './appointment-copy.entity.js';
import { hashToken } from './token-hash.js';

function copyOf(changes: Partial<AppointmentCopy>): AppointmentCopy {
  const defaults = { state: 'approved', amountCents: 9_000, platformFeeCents: 100, lateFeeCents: 0 } as const;
  return Object.assign(new AppointmentCopy(), defaults, changes);
}

describe('what an appointment costs', () => {
  it.each<[string, Partial<AppointmentCopy>, number, number, number]>([
    ['price and fee while it stands', {}, 0, 9_000, 100],
    ['the same although the practice gave something back', {}, 2_000, 9_000, 100],
    ['nothing when declined', { state: 'declined' }, 0, 0, 0],
    ['nothing when lapsed, whatever the terms', { state: 'unavailable', lateFeeCents: 500 }, 0, 0, 0],
    ['the fee when cancelled late', { state: 'cancelled', lateFeeCents: 4_500 }, 0, 4_500, 0],
    ['what was given back before does not go back again', { state: 'cancelled' }, 2_000, 2_000, 0],
    ['fee and gift together', { state: 'cancelled', lateFeeCents: 4_500 }, 2_000, 6_500, 0],
    ['never more than the price', { state: 'cancelled', lateFeeCents: 8_000 }, 2_000, 9_000, 0],
  ])('%s', (_, changes, goodwill, priceCents, feeCents) => {
    expect(copyOf(changes).price(goodwill)).toEqual({ priceCents, feeCents });
  });
});

describe('whose cards pay', () => {
  it("the contact's, else the account's, else those of this visit", () => {
    const ids = { appointmentId: 'a', userId: 'u', clientId: 'c' };
    expect(copyOf(ids).holderId).toBe('c');
    expect(copyOf({ ...ids, clientId: null }).holderId).toBe('u');
    expect(copyOf({ ...ids, clientId: null, userId: null }).holderId).toBe('a');
  });
});

describe('the link', () => {
  it('opens with its own secret only', () => {
    const copy = copyOf({ tokenHash: hashToken('secret') });
    expect(copy.opensWith('secret')).toBe(true);
    for (const wrong of ['', 'Secret', 'secret ', 'secre']) expect(copy.opensWith(wrong)).toBe(false);
  });
});
