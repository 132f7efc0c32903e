import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { CheckoutHarness, type RegistrationBooking } from '../testing/checkout-harness.js';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';

const NOW = '2027-01-04T12:00:00Z';

let payments: PaymentsHarness;
let checkout: CheckoutHarness;
let practiceId: string;
let pro: Partial<Actor>;

beforeAll(async () => {
  payments = await PaymentsHarness.start(NOW);
  checkout = new CheckoutHarness(payments);
  ({ practiceId, pro } = await payments.openPractice());
});

beforeEach(() => payments.clock.set(NOW));
afterAll(() => payments?.stop());

/** Every payment operation takes a registration's id and token as those of an appointment. */
const asBooking = (registration: RegistrationBooking): Booking => ({ ...registration, init: {} });

async function pay(registration: RegistrationBooking, card: string = CARDS.good) {
  const { setupIntentId } = await payments.enterCard(asBooking(registration), card);
  return payments.completeSetup(asBooking(registration), setupIntentId);
}

describe('a registration for a group event', () => {
  it('is charged as a visit is, and secured under its own id', async () => {
    const registration = await checkout.register(practiceId, 'charge');
    expect(await checkout.showRegistration(registration)).toMatchObject({
      fullTotal: 4_000,
      dueCents: 4_000,
      paymentStatus: 'unpaid',
      clientPaymentStatus: 'Card_needed',
    });
    expect(await pay(registration)).toMatchObject({ result: 'success' });
    expect(await payments.securedKinds(registration)).toEqual(['charge']);
    await checkout.confirmRegistration(registration);
    expect(await checkout.showRegistration(registration)).toMatchObject({
      dueCents: 0,
      paymentStatus: 'paid',
      clientPaymentStatus: 'Paid',
      discount: null,
    });
    expect(payments.payments(registration.id)).toMatchObject([{ amount: 4_000, status: 'succeeded' }]);
  });

  it('keeps a card and charges it on the day of the event', async () => {
    const registration = await checkout.register(practiceId, 'save_card');
    expect(await pay(registration)).toMatchObject({ result: 'success' });
    expect(await payments.securedKinds(registration)).toEqual(['save_card']);
    await checkout.confirmRegistration(registration);
    expect(await checkout.showRegistration(registration)).toMatchObject({ paymentStatus: 'upcoming' });
    payments.clock.set('2027-01-11T11:00:00Z');
    await payments.runJob('due-charges');
    await payments.service.eventually(
      async () => (await checkout.showRegistration(registration)).paymentStatus === 'paid',
    );
  });

  it('takes coupons and gift cards, and needs no card when they cover it', async () => {
    const code = (await checkout.coupon(pro, { code: '', kind: 'fixed', amountCents: 1_000 })).discountCode.code;
    const card = (await checkout.giftCard(pro, 5_000)).giftCard;
    const registration = await checkout.register(practiceId, 'charge');
    expect(await checkout.apply(registration, code)).toMatchObject({
      appointment: null,
      registration: { dueCents: 3_000, discount: { code, amountCents: 1_000 } },
    });
    expect(await checkout.apply(registration, card.code)).toMatchObject({
      registration: { dueCents: 0, paymentStatus: 'paid' },
    });
    expect(await payments.securedKinds(registration)).toEqual(['covered']);
    expect(await checkout.giftCardBalance(pro, card.id)).toBe(2_000);
    await checkout.cancelRegistration(registration, 'client');
    expect(await checkout.giftCardBalance(pro, card.id)).toBe(5_000);
    expect(await checkout.showRegistration(registration)).toMatchObject({ paymentStatus: 'none', dueCents: 0 });
  });

  it('refunds everything if the practitioner cancels the event, and keeps the fee if the client cancels', async () => {
    const [owner, client] = [
      await checkout.register(practiceId, 'charge'),
      await checkout.register(practiceId, 'charge'),
    ];
    await pay(owner);
    await pay(client);
    await checkout.cancelRegistration(owner, 'owner');
    await checkout.cancelRegistration(client, 'client', 2_000);
    await payments.service.eventually(async () => (await payments.balances(owner.id))['provider_clearing'] === 0);
    await payments.service.eventually(async () => (await payments.balances(client.id))['provider_clearing'] === 2_000);
    expect(await checkout.showRegistration(owner)).toMatchObject({ clientPaymentStatus: 'Cancelled' });
  });

  it('is free where the event is, and says why a charge failed', async () => {
    const free = await checkout.register(practiceId, 'none', 0);
    expect(await checkout.showRegistration(free)).toMatchObject({ paymentStatus: 'free', clientPaymentStatus: 'Free' });
    const declined = await checkout.register(practiceId, 'charge');
    await pay(declined, CARDS.declinedWhenCharged);
    await payments.service.eventually(
      async () => (await checkout.showRegistration(declined)).paymentStatus === 'failed',
    );
    expect(await checkout.showRegistration(declined)).toMatchObject({
      paymentStatus: 'failed',
      clientPaymentStatus: 'Failed',
      paymentError: 'Your card was declined. Please try another card.',
    });
  });

  describe('that the practitioner charges', () => {
    const process = async (id: string, actor = pro) => {
      const call = `mutation ($id: ID!) { it: processRegistrationPayment(registrationId: $id) {
        result errors { code message field } registration { id paymentStatus dueCents hasPaymentMethod markPaid paidBy
          defaultPaymentMethod { last4 } } } }`;
      return (await payments.service.graphql(call, { id }, actor)).data['it'];
    };

    it('pays with the saved card, once however often and at once it is asked for', async () => {
      const registration = await checkout.register(practiceId, 'save_card');
      await pay(registration);
      await checkout.confirmRegistration(registration);
      const answers = await Promise.all([1, 2, 3].map(() => process(registration.id)));
      for (const answer of answers) {
        expect(answer).toMatchObject({
          result: 'success',
          errors: [],
          registration: {
            id: registration.id,
            paymentStatus: 'paid',
            dueCents: 0,
            hasPaymentMethod: true,
            defaultPaymentMethod: { last4: '4242' },
            markPaid: false,
            paidBy: null,
          },
        });
      }
      expect(payments.payments(registration.id)).toHaveLength(1);
    });

    it('keeps nothing of it if the event is cancelled at that moment', async () => {
      const places = await Promise.all([1, 2, 3].map(() => checkout.register(practiceId, 'save_card')));
      for (const place of places) {
        await pay(place);
        await checkout.confirmRegistration(place);
      }
      await Promise.all(places.flatMap((place) => [process(place.id), checkout.cancelRegistration(place, 'owner')]));
      for (const { id } of places) {
        await payments.service.eventually(async () => ((await payments.balances(id))['provider_clearing'] ?? 0) === 0);
        const charged = payments.payments(id).filter(({ status }) => status === 'succeeded');
        expect(charged.length).toBeLessThanOrEqual(1);
      }
      for (const place of places) {
        expect(await process(place.id)).toMatchObject({ result: 'failure' });
        expect(await checkout.showRegistration(place)).toMatchObject({ paymentStatus: 'none', dueCents: 0 });
      }
    });

    it('says that a card is needed, or that the bank has said no', async () => {
      const without = await checkout.register(practiceId, 'none');
      expect(await process(without.id)).toMatchObject({
        result: 'failure',
        errors: [{ code: 'card_needed' }],
        registration: { paymentStatus: 'upcoming', hasPaymentMethod: false },
      });
      const declined = await checkout.register(practiceId, 'save_card');
      await pay(declined, CARDS.declinedWhenCharged);
      await checkout.confirmRegistration(declined);
      expect(await process(declined.id)).toMatchObject({
        errors: [{ code: 'card_declined' }],
        registration: { paymentStatus: 'failed' },
      });
    });

    it('asks for a provider where none is connected', async () => {
      const closed = await payments.publishPractice();
      const registration = await checkout.register(closed.practiceId, 'none');
      expect(await process(registration.id, closed.pro)).toMatchObject({
        errors: [{ code: 'no_payment_provider' }],
        registration: null,
      });
    });

    it('is not found for another practice, nor is what is no registration', async () => {
      const registration = await checkout.register(practiceId, 'none');
      const other = await payments.publishPractice();
      const appointment = await payments.book(practiceId);
      const refused = { errors: [{ code: 'not_found', message: 'Registration information not found' }] };
      expect(await process(registration.id, other.pro)).toMatchObject(refused);
      expect(await process(appointment.id)).toMatchObject(refused);
      expect(await process('nonsense')).toMatchObject(refused);
    });
  });

  it('is not shown without its token', async () => {
    const registration = await checkout.register(practiceId, 'charge');
    expect(await checkout.showRegistration({ ...registration, token: 'wrong' })).toBeNull();
  });
});
