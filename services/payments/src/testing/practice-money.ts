import type { Actor } from '@yarrow/kit/actor';
import type { Booking, PaymentsHarness } from './payments-harness.js';

const APPOINTMENT = `appointment { id paymentStatus clientPaymentStatus markPaid paidBy paymentMethod dueCents fullTotal
  refundedCents refundableCents overpaidCents received { cardCents giftCardCents offlineCents } paymentError adjustments { id adjustedAt amountCents note }
  priceLines { kind label amountCents } transaction { state type } transactions { amountCents state type } }`;

export interface AdjustmentForm {
  amountCents: number;
  adjustedAt?: string;
  note?: string;
  idempotencyKey?: string;
  onlyOverpaid?: boolean;
}

/** What a practitioner does with the money of a visit, through GraphQL. */
export class PracticeMoney {
  constructor(private readonly payments: PaymentsHarness) {}

  markPaid(pro: Partial<Actor>, { id }: Pick<Booking, 'id'>, paidBy = 'cash') {
    const call = `mutation ($id: ID!, $paidBy: String!) { it: markPaid(appointmentId: $id, paidBy: $paidBy) {
      result errors { code message field } ${APPOINTMENT} } }`;
    return this.ask(call, { id, paidBy }, pro);
  }

  undoMarkPaid(pro: Partial<Actor>, { id }: Pick<Booking, 'id'>) {
    const call = `mutation ($id: ID!) { it: undoMarkPaid(appointmentId: $id) {
      result errors { code message field } ${APPOINTMENT} } }`;
    return this.ask(call, { id }, pro);
  }

  adjust(pro: Partial<Actor>, { id }: Pick<Booking, 'id'>, form: AdjustmentForm) {
    const call = `mutation ($id: ID!, $adjustedAt: DateTime!, $amountCents: Int!, $note: String, $idempotencyKey: ID,
      $onlyOverpaid: Boolean) {
      it: createAdjustment(appointmentId: $id, adjustedAt: $adjustedAt, amountCents: $amountCents, note: $note,
        idempotencyKey: $idempotencyKey, onlyOverpaid: $onlyOverpaid) {
        result errors { code message field } adjustment { id adjustedAt amountCents note } ${APPOINTMENT} } }`;
    const adjustedAt = this.payments.clock.now().toISOString();
    return this.ask(call, { id, adjustedAt, ...form }, pro);
  }

  removeAdjustment(pro: Partial<Actor>, adjustmentId: string) {
    const call = `mutation ($id: ID!) { it: removeAdjustment(adjustmentId: $id) {
      result errors { code message field } ${APPOINTMENT} } }`;
    return this.ask(call, { id: adjustmentId }, pro);
  }

  retry(pro: Partial<Actor>, { id }: Pick<Booking, 'id'>) {
    const call = `mutation ($id: ID!) { it: retryPayment(appointmentId: $id) {
      result errors { code message field } ${APPOINTMENT} } }`;
    return this.ask(call, { id }, pro);
  }

  retryRefund(pro: Partial<Actor>, refundId: string) {
    const call = `mutation ($id: ID!) { it: retryRefund(refundId: $id) {
      result errors { code message field } ${APPOINTMENT} } }`;
    return this.ask(call, { id: refundId }, pro);
  }

  markRefundPaid(pro: Partial<Actor>, refundId: string, paidBy: string) {
    const call = `mutation ($id: ID!, $paidBy: String!) { it: markRefundPaid(refundId: $id, paidBy: $paidBy) {
      result errors { code message field } ${APPOINTMENT} } }`;
    return this.ask(call, { id: refundId, paidBy }, pro);
  }

  /** Failed refunds of a visit, as its practice reads them. */
  async failedRefunds(pro: Partial<Actor>, booking: Pick<Booking, 'id' | 'token'>) {
    type Failed = { id: string; amountCents: number; failedAt: string; brand: string; last4: string };
    return (await this.read(pro, booking, 'failedRefunds { id amountCents failedAt brand last4 }'))
      .failedRefunds as Failed[];
  }

  async adjustmentsOf(pro: Partial<Actor>, booking: Pick<Booking, 'id' | 'token'>) {
    return (await this.read(pro, booking, 'adjustments { id amountCents note }')).adjustments;
  }

  /** Ids of visits in the practice's inbox with a failed refund. */
  async inboxOfRefunds(pro: Partial<Actor>): Promise<string[]> {
    const { data } = await this.payments.service.graphql('{ failedRefunds { id } }', {}, pro);
    return data['failedRefunds'].map(({ id }: { id: string }) => id);
  }

  /** Disputes of a visit, as its practice reads them. */
  async disputes(pro: Partial<Actor>, booking: Pick<Booking, 'id' | 'token'>) {
    const fields = 'paymentStatus refundedCents disputes { amountCents feeCents reason state respondBy url }';
    return this.read(pro, booking, fields);
  }

  /** Ids of visits in the practice's inbox with an open dispute. */
  async inboxOfDisputes(pro: Partial<Actor>): Promise<string[]> {
    const { data } = await this.payments.service.graphql('{ disputedPayments { id } }', {}, pro);
    return data['disputedPayments'].map(({ id }: { id: string }) => id);
  }

  /** Ids of registrations in the practice's inbox. */
  async inboxOfRegistrations(pro: Partial<Actor>): Promise<string[]> {
    const { data } = await this.payments.service.graphql('{ registrationsToSettle { id } }', {}, pro);
    return data['registrationsToSettle'].map(({ id }: { id: string }) => id);
  }

  /** Fields of a registration, as its practice reads them. */
  async registration(pro: Partial<Actor>, { id, token }: { id: string; token: string }, fields: string) {
    const query = `query ($keys: [_Any!]!) {
      _entities(representations: $keys) { ... on BookableEventRegistration { ${fields} } } }`;
    const keys = [{ __typename: 'BookableEventRegistration', id, token }];
    return (await this.payments.service.graphql(query, { keys }, pro)).data['_entities'][0];
  }

  private async read(pro: Partial<Actor>, { id, token }: Pick<Booking, 'id' | 'token'>, fields: string) {
    const query = `query ($keys: [_Any!]!) { _entities(representations: $keys) { ... on Appointment { ${fields} } } }`;
    const keys = [{ __typename: 'Appointment', id, instantActionToken: token }];
    return (await this.payments.service.graphql(query, { keys }, pro)).data['_entities'][0];
  }

  private async ask(call: string, variables: Record<string, unknown>, pro: Partial<Actor>) {
    const answer = await this.payments.service.graphql(call, variables, pro);
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data['it'];
  }
}
