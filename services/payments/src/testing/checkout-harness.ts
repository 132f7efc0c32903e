import { expect } from '@jest/globals';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { ServiceSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  AppointmentRescheduledSchema,
  RegistrationBookedSchema,
  RegistrationCancelledSchema,
  RegistrationConfirmedSchema,
  type RegistrationSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId, newSecretToken } from '@yarrow/kit/ids';
import { type Booking, CARDS, type PaymentsHarness } from './payments-harness.js';

type RegistrationInit = MessageInitShape<typeof RegistrationSchema>;
export interface RegistrationBooking {
  id: string;
  token: string;
  practiceToken: string;
  practiceId: string;
  clientId: string;
  registration: RegistrationInit;
}

const CHECKOUT = `result errors { code message field }
  appointment { id dueCents fullTotal clientPaymentStatus discountCodeRedemptions { code amountCents }
    giftCardRedemptions { label code amountCents remainingCents } }
  registration { id dueCents paymentStatus discount { code amountCents } }`;

/** What clients and practitioners do with coupons, gift cards and tips, through GraphQL. */
export class CheckoutHarness {
  private made = 0;

  constructor(private readonly payments: PaymentsHarness) {}

  async coupon(pro: Partial<Actor>, input: Record<string, unknown>) {
    const mutation = `mutation ($input: DiscountCodeInput!) { upsertDiscountCode(input: $input) {
      result errors { code message field } discountCode { id code kind amountCents percent expiresAt maxRedemptions
        redemptionCount combinationLimit applyToSpecificServices serviceIds editable } } }`;
    return (await this.payments.service.graphql(mutation, { input }, pro)).data['upsertDiscountCode'];
  }

  /** Catalog has published a service of the practice. */
  async sell(practiceId: string, serviceId = newId()): Promise<string> {
    const service = { serviceId, practiceId, variations: [{ variationId: serviceId }], version: 1 };
    await this.payments.service.publish(ServiceSavedSchema, { service }, { aggregateId: serviceId });
    return serviceId;
  }

  /** A coupon under a code that no other has. @returns the code */
  async newCoupon(pro: Partial<Actor>, input: Record<string, unknown>): Promise<string> {
    const code = `COUPON${String((this.made += 1)).padStart(6, '0')}`;
    const saved = await this.coupon(pro, { code, ...input });
    expect(saved).toMatchObject({ result: 'success', errors: [] });
    return saved.discountCode.code;
  }

  async coupons(pro: Partial<Actor>) {
    const query = '{ discountCodes { id code redemptionCount editable } }';
    return (await this.payments.service.graphql(query, {}, pro)).data['discountCodes'];
  }

  async giftCard(pro: Partial<Actor>, amountCents: number, changes: Record<string, unknown> = {}) {
    const mutation = `mutation ($input: IssueGiftCardInput!) { issueGiftCard(input: $input) {
      result errors { code message field } giftCard { id code amountCents balanceCents currency recipientEmail } } }`;
    const recipientEmail = `ada${(this.made += 1)}@example.com`;
    const input = { amountCents, recipientName: 'Ada Byron', recipientEmail, ...changes };
    return (await this.payments.service.graphql(mutation, { input }, pro)).data['issueGiftCard'];
  }

  async giftCardBalance(pro: Partial<Actor>, id: string): Promise<number> {
    const { data } = await this.payments.service.graphql('{ giftCards { id balanceCents } }', {}, pro);
    return data['giftCards'].find((card: { id: string }) => card.id === id).balanceCents;
  }

  apply(booking: Pick<Booking, 'id' | 'token'>, code: string, actor?: Partial<Actor>) {
    return this.change('applyDiscountCode', booking, code, actor);
  }

  /** Every time from an address of its own, so that the limit of one test does not reach another. */
  applyAsVisitor(booking: Pick<Booking, 'id' | 'token'>, code: string) {
    return this.apply(booking, code, { kind: 'anonymous', ip: `198.51.100.${(this.made += 1) % 250}` });
  }

  remove(booking: Pick<Booking, 'id' | 'token'>, code: string, actor?: Partial<Actor>) {
    return this.change('removeDiscountCode', booking, code, actor);
  }

  /** What is left to pay, by a card. */
  async pay(booking: Booking): Promise<void> {
    const { setupIntentId } = await this.payments.enterCard(booking, CARDS.good);
    expect(await this.payments.completeSetup(booking, setupIntentId)).toMatchObject({ result: 'success' });
  }

  /** A tip by itself, under the key of one wish. */
  async tipOnce({ id, token }: Booking, tipAmount: number, key: string) {
    const mutation = `mutation ($id: ID!, $tipAmount: Int!, $token: String, $key: ID) {
      chargeTipOnly(appointmentId: $id, tipAmount: $tipAmount, instantActionToken: $token, idempotencyKey: $key) {
        result errors { code } } }`;
    return (await this.payments.service.graphql(mutation, { id, tipAmount, token, key })).data['chargeTipOnly'];
  }

  async tip(
    operation: 'addTipToAppointment' | 'chargeTipOnly',
    { id, token }: Booking,
    tipAmount: number,
    actor?: Partial<Actor>,
  ) {
    const mutation = `mutation ($id: ID!, $tipAmount: Int!, $token: String) {
      ${operation}(appointmentId: $id, tipAmount: $tipAmount, instantActionToken: $token) {
        result errors { code message field } clientSecret appointment { tipAmountCents dueCents clientPaymentStatus } } }`;
    return (await this.payments.service.graphql(mutation, { id, tipAmount, token }, actor)).data[operation];
  }

  /** Scheduling has moved the visit. */
  async move(booking: Booking, startsAt: string, feeCents = 0): Promise<void> {
    const start = new Date(startsAt);
    booking.init = {
      ...booking.init,
      startsAt: timestampFromDate(start),
      endsAt: timestampFromDate(new Date(start.getTime() + 3_600_000)),
      version: (booking.init.version ?? 1) + 1,
    };
    const event = { appointment: booking.init, rescheduledBy: 'client', feeCents };
    await this.payments.service.publish(AppointmentRescheduledSchema, event, { aggregateId: booking.id });
  }

  /** Registers a client for a group event. */
  async register(practiceId: string, requirement: 'charge' | 'none' | 'save_card', amountCents = 4_000) {
    const startsAt = new Date(this.payments.clock.now().getTime() + 7 * 86_400_000);
    const [id, token, practiceToken, clientId] = [newId(), newSecretToken(), newSecretToken(), newId()];
    const event = {
      eventId: newId(),
      eventTypeId: newId(),
      host: { practiceId },
      name: 'Breathwork circle',
      startsAt: timestampFromDate(startsAt),
      endsAt: timestampFromDate(new Date(startsAt.getTime() + 5_400_000)),
      timeZone: 'America/New_York',
    };
    const registration: RegistrationInit = {
      registrationId: id,
      event,
      attendee: { clientId, email: 'grace@example.com' },
      state: requirement === 'none' ? 'booked' : 'awaiting_payment',
      amountCents,
      currency: 'USD',
      token,
      practiceToken,
      paymentRequirement: requirement,
      ...(requirement !== 'none' && {
        paymentDueBy: timestampFromDate(new Date(this.payments.clock.now().getTime() + 900_000)),
      }),
      version: 1,
    };
    await this.payments.service.publish(RegistrationBookedSchema, { registration }, { aggregateId: id });
    return { id, token, practiceToken, practiceId, clientId, registration } satisfies RegistrationBooking;
  }

  /** Books a place in a group event and pays for it by card. */
  async payForPlace(practiceId: string) {
    const registration = await this.register(practiceId, 'charge');
    await this.pay({ ...registration, init: {} });
    await this.confirmRegistration(registration);
    return registration;
  }

  async confirmRegistration(booking: RegistrationBooking): Promise<void> {
    booking.registration = { ...booking.registration, state: 'booked', version: 2 };
    const event = { registration: booking.registration };
    await this.payments.service.publish(RegistrationConfirmedSchema, event, { aggregateId: booking.id });
  }

  async cancelRegistration(booking: RegistrationBooking, cancelledBy: 'client' | 'owner', feeCents = 0): Promise<void> {
    booking.registration = { ...booking.registration, state: 'cancelled', version: 3 };
    const event = { registration: booking.registration, cancelledBy, feeCents };
    await this.payments.service.publish(RegistrationCancelledSchema, event, { aggregateId: booking.id });
  }

  async showRegistration({ id, token }: Pick<Booking, 'id' | 'token'>) {
    const query = `query ($representations: [_Any!]!) { _entities(representations: $representations) {
      ... on BookableEventRegistration { id fullTotal dueCents paymentStatus clientPaymentStatus paymentError
        discount { code amountCents } discountCodeRedemptions { code } giftCardRedemptions { amountCents } } } }`;
    const representations = [{ __typename: 'BookableEventRegistration', id, token }];
    return (await this.payments.service.graphql(query, { representations })).data['_entities'][0];
  }

  private async change(
    operation: string,
    { id, token }: Pick<Booking, 'id' | 'token'>,
    code: string,
    actor?: Partial<Actor>,
  ) {
    const mutation = `mutation ($id: ID!, $code: String!, $token: String) {
      ${operation}(appointmentId: $id, code: $code, instantActionToken: $token) { ${CHECKOUT} } }`;
    const variables = { id, code, token: actor?.userId ? null : token };
    return (await this.payments.service.graphql(mutation, variables, actor)).data[operation];
  }
}
