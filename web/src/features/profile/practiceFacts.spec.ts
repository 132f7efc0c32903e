import { describe, expect, it } from '@jest/globals';
import { offlinePayments } from '../../lib/offlinePayments.js';
import { socialLinks } from './socialLinks.js';

const none = {
  defaultCurrency: 'USD',
  acceptsCash: false,
  acceptsOfflineCreditCard: false,
  acceptsPaypal: false,
  acceptsVenmo: false,
  acceptsZelle: false,
};

describe('ways to pay offline', () => {
  it('are those that the practice takes', () =>
    expect(offlinePayments({ ...none, acceptsCash: true, acceptsZelle: true })).toEqual(['Cash', 'Zelle']));

  it('may be cash, a card in person, Venmo, PayPal and Zelle', () => {
    const all = { acceptsCash: true, acceptsOfflineCreditCard: true, acceptsPaypal: true, acceptsVenmo: true };
    const shown = offlinePayments({ ...none, ...all, acceptsZelle: true });
    expect(shown).toEqual(['Cash', 'Card in person', 'Venmo', 'PayPal', 'Zelle']);
  });

  it('include Venmo for US dollars only', () => {
    expect(offlinePayments({ ...none, acceptsVenmo: true })).toEqual(['Venmo']);
    expect(offlinePayments({ ...none, acceptsVenmo: true, defaultCurrency: 'CAD' })).toEqual([]);
  });
});

describe('social links', () => {
  it('get the protocol that people leave out', () =>
    expect(socialLinks({ instagram: 'instagram.com/willow' })).toEqual([
      { label: 'Instagram', href: 'https://instagram.com/willow' },
    ]));

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://', ''])('are never %j', (website) =>
    expect(socialLinks({ website })).toEqual([]),
  );
});
