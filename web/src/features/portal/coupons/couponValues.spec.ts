import { describe, expect, it } from '@jest/globals';
import type { CouponOfPracticeFragment } from '../../../gql/graphql.js';
import { codeOf, couponInput, couponRules, lastDayOf, NEW_COUPON, offersOf, valuesOf } from './couponValues.js';

const ZONE = 'America/Vancouver';
const STORED: CouponOfPracticeFragment = {
  ...{ __typename: 'DiscountCode', id: 'c', code: 'SPRING2027', kind: 'fixed', amountCents: 1_050, percent: null },
  ...{ expiresAt: '2027-03-15T07:00:00.000Z', maxRedemptions: null, redemptionCount: 1, combinationLimit: 1 },
  ...{ applyToSpecificServices: true, serviceIds: ['massage', 'gone'], editable: false },
};

describe('a coupon in its form', () => {
  it('has a code of only capitals and digits', () => expect(codeOf('spring sale-26 é')).toBe('SPRINGSALE26'));

  it.each([
    [{ code: 'SHORT1' }, 'code', 'Code must be at least 8 characters and contain only uppercase letters and numbers'],
    [{ amount: '' }, 'amount', 'Please enter an amount for fixed discount'],
    [{ amount: '0' }, 'amount', 'Please enter an amount for fixed discount'],
    [{ amount: '1.5' }, 'amount', 'Please enter an amount for fixed discount'],
    [{ kind: 'percentage', percent: '' }, 'percent', 'Please enter a percentage for percentage discount'],
    [{ kind: 'percentage', percent: '101' }, 'percent', 'Please enter a percentage for percentage discount'],
    [{ kind: 'percentage', percent: '12.5' }, 'percent', 'Please enter a percentage for percentage discount'],
    [{ maxRedemptions: '0' }, 'maxRedemptions', 'Please enter a whole number from 1.'],
    [{ applyToSpecificServices: true }, 'serviceIds', 'Please choose the services this coupon is for.'],
  ])('is refused with %j', (changes, field, message) => {
    const { error } = couponRules(true).safeParse({ ...NEW_COUPON, amount: '10', ...changes });
    expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]]);
  });

  it('may leave the code blank, and take nothing or everything off', () => {
    expect(couponRules(true).safeParse({ ...NEW_COUPON, amount: '1' }).success).toBe(true);
    for (const percent of ['0', '100']) {
      expect(couponRules(true).safeParse({ ...NEW_COUPON, kind: 'percentage', percent }).success).toBe(true);
    }
  });

  it('is sent in cents, and until the end of its last day with the offset of the practice', () => {
    const values = { ...NEW_COUPON, amount: '25', lastDay: '2027-03-13', maxRedemptions: '4' };
    expect(couponInput(values, ZONE)).toMatchObject({
      ...{ amountCents: 2_500, percent: null, maxRedemptions: 4, combinationLimit: 1, serviceIds: [] },
      expiresAt: '2027-03-14T00:00:00-07:00',
    });
    expect(lastDayOf('2027-03-14T00:00:00-07:00', ZONE)).toBe('2027-03-13');
    expect(couponInput({ ...values, kind: 'percentage', percent: '15' }, ZONE)).toMatchObject({
      amountCents: null,
      percent: 15,
    });
  });

  it('goes back as it is once it was used, but for how long and how often it holds', () => {
    const values = { ...valuesOf(STORED, ZONE), maxRedemptions: '9' };
    expect(couponRules(false).safeParse(values).success).toBe(true);
    expect(couponInput(values, ZONE, STORED)).toEqual({
      ...{ code: 'SPRING2027', kind: 'fixed', amountCents: 1_050, percent: null, combinationLimit: 1 },
      ...{ applyToSpecificServices: true, serviceIds: ['massage', 'gone'], maxRedemptions: 9 },
      expiresAt: STORED.expiresAt,
    });
  });

  it('is for services by their lengths, and for kinds of group events', () => {
    const lengths = [
      { id: 'm', timeLength: 60 },
      { id: 'm90', timeLength: 90 },
    ];
    const services = [
      { name: 'Massage', variations: lengths },
      { name: 'Reiki', variations: [{ id: 'r', timeLength: 30 }] },
    ];
    expect(offersOf(services, [{ id: 'e', name: 'Sound bath' }]).map(({ label }) => label)).toEqual([
      'Massage, 60 min',
      'Massage, 90 min',
      'Reiki',
      'Sound bath',
    ]);
  });
});
