import { ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { type Booking, CARDS, type PaymentsHarness } from './payments-harness.js';

const SETUP = `mutation ($practiceId: ID!, $clientId: ID, $userId: ID) {
  setupIntent(practiceId: $practiceId, clientId: $clientId, userId: $userId) { setupIntentSecret errors { code } } }`;
const COMPLETE = `mutation ($input: CompleteSetupInput!) { completeSetup(input: $input) {
  result errors { code } paymentMethod { id last4 } } }`;
const DELETE = `mutation ($input: DeletePaymentMethodInput!) { deletePaymentMethod(input: $input) {
  result errors { code field } client { id defaultPaymentMethod { id } } } }`;
const CARD = `query ($practiceId: ID!, $clientId: ID, $userId: ID) {
  defaultPaymentMethodPractice(practiceId: $practiceId, clientId: $clientId, userId: $userId) {
    id last4 visitsToCharge } }`;
const ROW = `SELECT last4, payment_method_id AS method, deleted_at IS NOT NULL AS deleted, detach_at AS "detachAt"
  FROM saved_cards WHERE id = $1`;

/** What is answered where a card is not deleted. */
export const refused = (code: string) => ({ result: 'failure', errors: [{ code, field: 'paymentMethodId' }] });

/** The cards of one contact of a practice, as they are saved, read and deleted. */
export class CardsOnFile {
  /** Whose; `newClient` begins with another one. */
  clientId = newId();

  constructor(
    private readonly payments: PaymentsHarness,
    readonly practiceId: string,
    readonly pro: Partial<Actor>,
  ) {}

  /** Clients has published another contact. @param userId the account behind it, empty for none */
  async newClient(userId = ''): Promise<string> {
    this.clientId = newId();
    const { clientId, practiceId } = this;
    const client = { clientId, practiceId, userId, firstName: 'Maya', lastName: 'Rivers', version: 1 };
    await this.payments.service.publish(ClientSavedSchema, { client }, { aggregateId: clientId });
    return clientId;
  }

  /** Saves a card that is not tied to a visit. @returns its id and that of its setup */
  async save(actor = this.pro, number: string = CARDS.good): Promise<{ id: string; setupIntentId: string }> {
    const variables = { practiceId: this.practiceId, ...this.#whose(actor) };
    const { data } = await this.payments.service.graphql(SETUP, variables, actor);
    const secret: string = data['setupIntent'].setupIntentSecret;
    const { setupIntentId } = await this.payments.confirmSetup(this.practiceId, secret, number);
    return { id: (await this.complete(setupIntentId, actor)).paymentMethod.id, setupIntentId };
  }

  async complete(setupIntentId: string, actor = this.pro) {
    const { data } = await this.payments.service.graphql(COMPLETE, { input: { setupIntentId } }, actor);
    return data['completeSetup'];
  }

  /** @returns the payload, or the code of the error */
  async remove(paymentMethodId: string, actor = this.pro, whose?: object) {
    const { clientId, practiceId } = this;
    const input = { practiceId, paymentMethodId, ...(whose ?? (actor.kind === 'pro' ? { clientId } : {})) };
    const { data, errors } = await this.payments.service.graphql(DELETE, { input }, actor);
    return errors ? errors[0]!.extensions.code : data['deletePaymentMethod'];
  }

  /** The card that would be charged. */
  async onFile(actor = this.pro) {
    const variables = { practiceId: this.practiceId, ...this.#whose(actor) };
    return (await this.payments.service.graphql(CARD, variables, actor)).data['defaultPaymentMethodPractice'];
  }

  /** A visit that the practice booked, to be paid by card. */
  async visitByPro(options = {}): Promise<Booking> {
    const { clientId } = this;
    return this.payments.book(this.practiceId, { clientId, bookedBy: 'pro', requirement: 'none', ...options });
  }

  async row(id: string) {
    type Row = { last4: string; method: string; deleted: boolean; detachAt: Date | null };
    const [row] = await this.payments.service.dataSource.query<Row[]>(ROW, [id]);
    return row!;
  }

  /** The card as the stand-in of Stripe has it. */
  async atStripe(id: string) {
    const { method } = await this.row(id);
    type Method = { id: string; object: string; customer: string | null };
    return this.payments.sandbox.stripe.objects<Method>('payment_method').find((one) => one.id === method)!;
  }

  async detach(): Promise<void> {
    await this.payments.runJob('deleted-cards');
  }

  #whose({ kind, userId }: Partial<Actor>): object {
    return kind === 'pro' ? { clientId: this.clientId } : { userId };
  }
}
