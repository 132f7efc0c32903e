import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { PaymentsPolicy } from '../access/payments.policy.js';
import { AccountsService } from '../accounts/accounts.service.js';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import type {
  CompleteSetupInput,
  MutationSetupIntentArgs,
  MutationSquareAddCardToCustomerArgs,
} from '../generated/graphql.js';
import { type SetupSubject, StripeCardsService } from './stripe-cards.service.js';
import { SquareCardsService } from './square-cards.service.js';
import { CardCompletionService, type Completion } from './card-completion.service.js';
import type { Setup } from '../records/cards/setup.entity.js';

const PROVIDER_ID = /^\w{1,255}$/;
/** A single-use token of Square's Web Payments. */
const SOURCE_ID = /^[\w:.-]{5,255}$/;

export interface CompletedSetup {
  completion: Completion;
  /** The visit that the card was given for. */
  appointment: AppointmentProjection | null;
}

/** Cards of clients, as they are given. */
@Injectable()
export class CardsService {
  constructor(
    private readonly policy: PaymentsPolicy,
    private readonly accounts: AccountsService,
    private readonly stripeCards: StripeCardsService,
    private readonly squareCards: SquareCardsService,
    private readonly completion: CardCompletionService,
  ) {}

  /**
   * Starts saving a card.
   * @returns the secret with which the browser confirms it
   * @throws DomainError `not_found`, `no_payment_provider`, `not_payable`, `rate_limited`, `provider_unavailable`
   */
  async setupIntent(actor: Actor, wanted: MutationSetupIntentArgs): Promise<string> {
    const subject = wanted.appointmentId
      ? await this.subjectOfAppointment(actor, wanted, wanted.appointmentId)
      : await this.subjectOfHolder(actor, wanted);
    const account = await this.accounts.requireCardAccount(subject.practiceId, 'stripe');
    return this.stripeCards.start(subject, account);
  }

  /**
   * Saves a card that the browser gave as a single-use token of Square's.
   * @throws DomainError `not_found`, `no_payment_provider`, `wrong_provider`, `card_declined`, `authentication_required`, …
   */
  async addSquareCard(actor: Actor, wanted: MutationSquareAddCardToCustomerArgs): Promise<CompletedSetup> {
    if (!SOURCE_ID.test(wanted.sourceId)) {
      throw new DomainError('card_needed', 'Please enter a card first.', 'sourceId');
    }
    const subject = wanted.appointmentId
      ? await this.subjectOfAppointment(actor, wanted, wanted.appointmentId)
      : await this.subjectOfHolder(actor, wanted);
    const token = { sourceId: wanted.sourceId, verificationToken: wanted.verificationToken ?? null };
    const account = await this.accounts.requireCardAccount(subject.practiceId, 'square');
    const facts = await this.squareCards.add(subject, account, token);
    const setup = { setupIntentId: token.sourceId, appointmentId: subject.appointmentId };
    const completion = await this.completion.finish(setup, facts);
    const appointment = wanted.appointmentId
      ? await this.policy.requireAppointment(actor, wanted.appointmentId, wanted.instantActionToken)
      : null;
    return { completion, appointment };
  }

  /** @throws DomainError `not_found`, `provider_unavailable`, `hold_expired` */
  async completeSetup(actor: Actor, input: CompleteSetupInput): Promise<CompletedSetup> {
    const setup = PROVIDER_ID.test(input.setupIntentId) && (await this.completion.findSetup(input.setupIntentId));
    if (!setup) throw notFound();
    const appointment = await this.requireOwn(actor, setup, input);
    return { completion: await this.completion.complete(setup), appointment };
  }

  private async subjectOfAppointment(
    actor: Actor,
    { practiceId, instantActionToken }: MutationSetupIntentArgs,
    appointmentId: string,
  ): Promise<SetupSubject> {
    const appointment = await this.policy.requireAppointment(actor, appointmentId, instantActionToken);
    if (appointment.practiceId !== practiceId) throw notFound();
    if (appointment.ended && appointment.price().priceCents === 0) {
      throw new DomainError('not_payable', 'Nothing has to be paid for this appointment.', 'appointmentId');
    }
    const userId = actor.kind === 'client' ? (actor.userId ?? null) : null;
    return { practiceId, holderId: appointment.holderId, userId, appointmentId };
  }

  private async subjectOfHolder(actor: Actor, wanted: MutationSetupIntentArgs): Promise<SetupSubject> {
    const holder = await this.policy.findHolder(actor, wanted);
    if (!holder) throw notFound();
    return { ...holder, appointmentId: null };
  }

  private async requireOwn(
    actor: Actor,
    setup: Setup,
    { appointmentId, instantActionToken }: CompleteSetupInput,
  ): Promise<AppointmentProjection | null> {
    if (appointmentId && appointmentId !== setup.appointmentId) throw notFound();
    if (setup.appointmentId) return this.policy.requireAppointment(actor, setup.appointmentId, instantActionToken);
    const own = setup.userId !== null && setup.userId === actor.userId;
    // Started by the practice for a contact; what an account has started is its own to end.
    const practices = setup.userId === null && actor.kind === 'pro' && actor.practiceId === setup.practiceId;
    if (!own && !practices) throw notFound();
    return null;
  }
}

function notFound(): DomainError {
  return new DomainError('not_found', 'There is nobody here whose card you could save.');
}
