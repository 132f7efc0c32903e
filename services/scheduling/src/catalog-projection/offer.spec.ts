import { create } from '@bufbuild/protobuf';
import { describe, expect, it } from '@jest/globals';
import { LocationSchema, PracticeSchema, ServiceSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { makeOffer } from './offer.js';
import type { PracticeCatalog } from './practice-catalog.js';

const practice = create(PracticeSchema, { practiceId: 'p', published: true, currency: 'CAD', booking: {} });
const office = create(LocationSchema, { locationId: 'office', state: 'active' });
const closed = create(LocationSchema, { locationId: 'closed', state: 'disabled' });
const service = (serviceId: string, fields: object) =>
  create(ServiceSchema, {
    serviceId,
    name: serviceId,
    kind: 'service',
    public: true,
    locationIds: ['office'],
    variations: [
      { variationId: serviceId, durationMinutes: 60, amountCents: 9_000 },
      { variationId: `${serviceId}-long`, durationMinutes: 90, amountCents: 12_500 },
    ],
    ...fields,
  });
const addOn = (serviceId: string, fields: object = {}) =>
  service(serviceId, {
    kind: 'add_on',
    locationIds: [],
    variations: [{ variationId: serviceId, durationMinutes: 0, amountCents: 1_500 }],
    ...fields,
  });

function catalog(changes: Partial<PracticeCatalog> = {}): PracticeCatalog {
  const services = [
    service('massage', {}),
    service('private', { public: false }),
    service('gone', { deleted: true }),
    service('elsewhere', { locationIds: ['closed'] }),
    service('sessions', { kind: 'package' }),
    addOn('stones'),
    addOn('tea', { allowedServiceIds: ['another'] }),
  ];
  const known = { takesCards: false, calendarsUnreadSince: null, meetingsAt: null };
  return { practice, locations: [office, closed], services, ...known, ...changes };
}

const codeOf = (work: () => unknown): string => {
  try {
    work();
    return 'success';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('an offer', () => {
  it('sums the lines, a variation standing for its service and an add-on that takes no time', () => {
    expect(makeOffer(catalog(), ['massage-long', 'stones'], 'office')).toMatchObject({
      durationMinutes: 90,
      amountCents: 14_000,
      currency: 'CAD',
      lines: [
        { serviceId: 'massage', variationId: 'massage-long', amountCents: 12_500, addOn: false },
        { serviceId: 'stones', amountCents: 1_500, durationMinutes: 0, addOn: true },
      ],
    });
  });

  it.each([
    ['a private service', ['private'], 'office', 'invalid_service'],
    ['a deleted service', ['gone'], 'office', 'invalid_service'],
    ['a service of another place', ['elsewhere'], 'office', 'invalid_service'],
    ['an add-on for other services', ['massage', 'tea'], 'office', 'invalid_service'],
    ['an add-on first', ['stones', 'massage'], 'office', 'invalid_service'],
    ['two services', ['massage', 'elsewhere'], 'office', 'invalid_service'],
    ['the same twice', ['massage', 'stones', 'stones'], 'office', 'invalid_service'],
    ['nothing', [], 'office', 'invalid_service'],
    ['a place that is disabled', ['massage'], 'closed', 'invalid_location'],
    ['a place of somebody else', ['massage'], 'nowhere', 'invalid_location'],
  ])('is not made of %s', (_what, serviceIds, locationId, code) => {
    expect(codeOf(() => makeOffer(catalog(), serviceIds, locationId))).toBe(code);
  });

  it('is not made for a practice that is not public', () => {
    const hidden = create(PracticeSchema, { ...practice, published: false });
    expect(codeOf(() => makeOffer(catalog({ practice: hidden }), ['massage'], 'office'))).toBe('not_found');
  });

  it.each([
    // takes cards, needs one, charges at booking, cents
    [true, true, true, 9_000, 'charge'],
    [true, true, false, 9_000, 'save_card'],
    [true, false, true, 9_000, 'none'],
    [false, true, true, 9_000, 'none'],
    [true, true, true, 0, 'none'],
  ])('cards %s, required %s, at booking %s, %i cents: %s', (takesCards, required, atBooking, amountCents, expected) => {
    const booking = { requireClientCcToBook: required, chargeClientCcAtBooking: atBooking };
    const variations = [{ variationId: 'massage', durationMinutes: 60, amountCents }];
    const asked = catalog({
      practice: create(PracticeSchema, { published: true, booking }),
      services: [service('massage', { variations })],
      takesCards,
    });
    expect(makeOffer(asked, ['massage'], 'office').paymentRequirement).toBe(expected);
  });
});

describe('a package', () => {
  const sessions = service('sessions', { kind: 'package', numberOfSessions: 5 });
  const selling = (booking: object = {}, takesCards = true) =>
    catalog({
      practice: create(PracticeSchema, { published: true, booking }),
      services: [sessions, addOn('stones')],
      takesCards,
    });

  it('is a line that buys its sessions, paid at once wherever a card can be taken', () => {
    expect(makeOffer(selling(), ['sessions', 'stones'], 'office')).toMatchObject({
      amountCents: 10_500,
      paymentRequirement: 'charge',
      lines: [
        { serviceId: 'sessions', packageSessions: 5 },
        { serviceId: 'stones', packageSessions: 0 },
      ],
    });
    expect(makeOffer(selling({}, false), ['sessions'], 'office').paymentRequirement).toBe('none');
  });

  it.each([
    [{ requireClientCcToBook: true, chargeClientCcAtBooking: false }, 'save_card'],
    [{}, 'none'],
  ])('covers its next session: with %j only the add-on is left, by %s', (booking, paymentRequirement) => {
    const offer = makeOffer(selling(booking), ['sessions', 'stones'], 'office', { coveredServiceId: 'sessions' });
    expect(offer).toMatchObject({
      amountCents: 1_500,
      paymentRequirement,
      lines: [{ amountCents: 0, packageSessions: 0, customPrice: false }, { amountCents: 1_500 }],
    });
  });

  it('covers its sessions after it is no longer sold, and nothing else', () => {
    const gone = service('sessions', { kind: 'package', deleted: true, public: false });
    const terms = { coveredServiceId: 'sessions' };
    const services = [gone, service('massage', {}), service('gone', { deleted: true })];
    expect(makeOffer(catalog({ services }), ['sessions'], 'office', terms).amountCents).toBe(0);
    expect(codeOf(() => makeOffer(catalog({ services }), ['sessions'], 'office'))).toBe('invalid_service');
    expect(codeOf(() => makeOffer(catalog({ services }), ['massage'], 'office', terms))).toBe('invalid_service');
    expect(codeOf(() => makeOffer(catalog({ services }), ['gone'], 'office', terms))).toBe('invalid_service');
  });
});

describe('an agreed price', () => {
  it('counts for its variation, in place of the catalog’s', () => {
    const customPrices = new Map([['massage-long', 10_000]]);
    const priced = (id: string) => makeOffer(catalog(), [id], 'office', { customPrices }).lines[0];
    expect(priced('massage-long')).toMatchObject({ amountCents: 10_000, customPrice: true });
    expect(priced('massage')).toMatchObject({ amountCents: 9_000, customPrice: false });
  });
});
