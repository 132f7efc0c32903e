import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource, type EntityManager } from 'typeorm';
import { PaymentsPolicy } from '../access/payments.policy.js';
import type { ContactMerge } from '../client-projection/contact-merge.js';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import type {
  CompleteSetupInput,
  MutationSetupIntentArgs,
  MutationSquareAddCardToCustomerArgs,
  QueryDefaultPaymentMethodPracticeArgs,
} from '../generated/graphql.js';
import { CardsRepository } from './cards.repository.js';
import type { SetupSubject } from './card-setups.js';
import type { SavedCard } from './saved-card.entity.js';
import { SetupBeginning } from './setup-beginning.js';
import { type Completion, SetupCompletion } from './setup-completion.js';
import type { Setup } from './setup.entity.js';

const PROVIDER_ID = /^\w{1,255}$/;
/** A single-use token of Square's Web Payments. */
const SOURCE_ID = /^[\w:.-]{5,255}$/;

export interface CompletedSetup {
  completion: Completion;
  /** The visit that the card was given for. */
  appointment: AppointmentProjection | null;
}

/** Cards of clients: giving one, and which one would be charged. */
@Injectable()
export class CardsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly policy: PaymentsPolicy,
    private readonly beginning: SetupBeginning,
    private readonly completion: SetupCompletion,
    private readonly cards: CardsRepository,
  ) {}

  /**
   * Begins saving a card.
   * @returns the secret with which the browser confirms it
   * @throws DomainError `not_found`, `no_payment_provider`, `not_payable`, `rate_limited`, `provider_unavailable`
   */
  async setupIntent(actor: Actor, wanted: MutationSetupIntentArgs): Promise<string> {
    const subject = wanted.appointmentId
      ? await this.subjectOfAppointment(actor, wanted, wanted.appointmentId)
      : await this.subjectOfHolder(actor, wanted);
    return this.beginning.start(actor, subject);
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
    const completion = await this.beginning.addSquareCard(actor, subject, token);
    const appointment = wanted.appointmentId
      ? await this.policy.requireAppointment(actor, wanted.appointmentId, wanted.instantActionToken)
      : null;
    return { completion, appointment };
  }

  /** @throws DomainError `not_found`, `provider_unavailable`, `hold_expired` */
  async completeSetup(actor: Actor, input: CompleteSetupInput): Promise<CompletedSetup> {
    const setup = await this.findSetup(input.setupIntentId);
    if (!setup) throw notFound();
    const appointment = await this.requireOwn(actor, setup, input);
    return { completion: await this.completion.complete(setup), appointment };
  }

  /** The card that would be charged, for those who may know; null for all others. */
  async findDefault(actor: Actor, wanted: QueryDefaultPaymentMethodPracticeArgs): Promise<SavedCard | null> {
    const { manager } = this.dataSource;
    if (wanted.instantActionToken) {
      const appointment = await this.policy.findByToken(wanted.practiceId, wanted.instantActionToken);
      return appointment && ((await this.cards.findForAppointment(manager, appointment.appointmentId)) ?? null);
    }
    const holder = await this.policy.findHolder(actor, wanted);
    if (!holder) return null;
    return holder.userId
      ? this.cards.findLatestOfUser(manager, holder.practiceId, holder.userId)
      : this.cards.findLatestOfHolder(manager, holder.practiceId, holder.holderId);
  }

  /** The cards that contacts would be charged with, by contact: the practice's own contacts', or the account's own. */
  async listDefaults(actor: Actor, clientIds: readonly string[]): Promise<Map<string, SavedCard>> {
    const { manager } = this.dataSource;
    const ids = clientIds.filter(isUuid);
    if (actor.kind === 'pro' && actor.practiceId) return this.cards.listLatestOfHolders(manager, actor.practiceId, ids);
    return actor.kind === 'client' && actor.userId
      ? this.cards.listLatestOfOwn(manager, actor.userId, ids)
      : new Map<string, SavedCard>();
  }

  /** Two contacts of a practice became one: so did their cards. */
  async reassignHolder(tx: EntityManager, { practiceId, fromClientId, intoClientId }: ContactMerge): Promise<void> {
    await this.cards.reassignHolder(tx, practiceId, fromClientId, intoClientId);
  }

  private async subjectOfAppointment(
    actor: Actor,
    { practiceId, instantActionToken }: MutationSetupIntentArgs,
    appointmentId: string,
  ): Promise<SetupSubject> {
    const appointment = await this.policy.requireAppointment(actor, appointmentId, instantActionToken);
    if (appointment.practiceId !== practiceId) throw notFound();
    if (appointment.closed && appointment.price().priceCents === 0) {
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

  private async findSetup(setupIntentId: string): Promise<Setup | null> {
    if (!PROVIDER_ID.test(setupIntentId)) return null;
    return this.cards.findSetup(this.dataSource.manager, setupIntentId);
  }

  private async requireOwn(
    actor: Actor,
    setup: Setup,
    { appointmentId, instantActionToken }: CompleteSetupInput,
  ): Promise<AppointmentProjection | null> {
    if (appointmentId && appointmentId !== setup.appointmentId) throw notFound();
    if (setup.appointmentId) return this.policy.requireAppointment(actor, setup.appointmentId, instantActionToken);
    const own = setup.userId !== null && setup.userId === actor.userId;
    // Begun by the practice for a contact; what an account has begun is its own to end.
    const practices = setup.userId === null && actor.kind === 'pro' && actor.practiceId === setup.practiceId;
    if (!own && !practices) throw notFound();
    return null;
  }
}

function notFound(): DomainError {
  return new DomainError('not_found', 'There is nobody here whose card you could save.');
}
