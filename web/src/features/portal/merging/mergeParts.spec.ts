import { describe, expect, it } from '@jest/globals';
import { differingParts, PARTS, proposedParts, type MergeClient } from './mergeParts.js';

const record = (own: Partial<MergeClient> = {}): MergeClient => ({
  __typename: 'Client',
  ...{ id: 'one', version: 1, deletedAt: null, createdAt: '2026-01-04T12:00:00Z', lastAppointmentDate: null },
  ...{ name: 'Noor Byrne', firstName: 'Noor', lastName: 'Byrne', email: null, phone: null },
  ...{ address: null, addressTwo: null, city: null, state: null, postalCode: null, country: null },
  ...own,
});

describe('what is chosen between', () => {
  it('is what is not alike, and lines of an address together', () => {
    const one = record({ phone: '+16045550134', address: '1 Elm St', city: 'Hope' });
    const other = record({ phone: '+16045550134', address: '1 Elm St', city: 'Hope', postalCode: 'V0X' });
    expect(differingParts(one, other)).toEqual(['address']);
    expect(PARTS.address.textOf(other)).toBe('1 Elm St, Hope, V0X');
  });

  it.each([
    ['what the kept record lacks', {}, { phone: '+16045550134', email: 'noor@example.com' }, ['email', 'phone']],
    ['nothing that it has', { phone: '+16045550135' }, { phone: '+16045550134' }, []],
    ['nothing that the other lacks', { phone: '+16045550135' }, {}, []],
    ['no address of a client with another name', {}, { firstName: 'Nora', email: 'nora@example.com' }, []],
    ['an address whatever capitals a name has', {}, { firstName: 'NOOR', email: 'noor@example.com' }, ['email']],
  ])('proposes %s', (_what, kept, merged, parts) => {
    expect(proposedParts(record(kept), record(merged))).toEqual(parts);
  });

  it('proposes no address where neither has a name', () => {
    const nameless = { firstName: '', lastName: '' };
    expect(proposedParts(record(nameless), record({ ...nameless, email: 'noor@example.com' }))).toEqual([]);
  });
});
