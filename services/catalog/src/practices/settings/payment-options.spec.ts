import { describe, expect, it } from '@jest/globals';
import { changeOfflineOptions } from './payment-options.js';

describe('changeOfflineOptions', () => {
  it('switches what is named and keeps the rest', () => {
    const changed = changeOfflineOptions(['zelle', 'cash'], { acceptsCash: false, acceptsCreditCard: true }, 'USD');
    expect(changed).toEqual(['credit_card', 'zelle']);
  });

  it.each(['CAD', 'GBP'])('refuses Venmo to a practice in %s', (currency) => {
    expect(() => changeOfflineOptions([], { acceptsVenmo: true }, currency)).toThrow(
      expect.objectContaining({ code: 'venmo_unavailable', field: 'acceptsVenmo' }),
    );
  });

  it('lets any practice switch Venmo off', () => {
    expect(changeOfflineOptions(['venmo'], { acceptsVenmo: false }, 'CAD')).toEqual([]);
  });
});
