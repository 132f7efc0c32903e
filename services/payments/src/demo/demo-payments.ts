import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { ChargeSucceededSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { deterministicId } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import type Stripe from 'stripe';
import type { DataSource, EntityManager } from 'typeorm';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import type { Attempt } from '../attempts/attempt.entity.js';
import { AttemptsRepository } from '../attempts/attempts.repository.js';
import type { SavedCard } from '../records/cards/saved-card.entity.js';
import type { Charge } from '../records/charges/charge.entity.js';
import { ChargesRepository } from '../records/charges/charges.repository.js';
import { chargeEntries } from '../ledger/ledger-rules.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import type { PaymentOrder } from '../providers/payment-provider.js';
import { paymentParameters } from '../stripe/stripe-parameters.js';
import type { SettlementService } from '../settlement/settlement.service.js';

/** Charges the cards of demonstration visits at the stand-in and enters it at the time that the data says. */
export class DemoPayments {
  private readonly attempts: AttemptsRepository;
  private readonly charges = new ChargesRepository();
  private readonly appointments: AppointmentProjectionRepository;
  private readonly ledger = new LedgerRepository();

  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: Stripe,
    private readonly settlement: SettlementService,
  ) {
    this.attempts = new AttemptsRepository(dataSource);
    this.appointments = new AppointmentProjectionRepository(dataSource);
  }

  async charge({ appointmentId }: AppointmentProjection, card: SavedCard, at: Date): Promise<void> {
    const attempt = await this.dataSource.transaction((tx) => this.start(tx, appointmentId, card));
    if (!attempt) return;
    const intent = await this.stripe.paymentIntents.create(paymentParameters(attempt.paymentOrder), {
      stripeAccount: card.accountId,
      idempotencyKey: attempt.idempotencyKey,
    });
    if (intent.status !== 'succeeded') throw new Error(`Payment ${intent.id} is ${intent.status}`);
    await this.dataSource.transaction((tx) => this.enter(tx, attempt.id, card, intent.id, at));
  }

  /** The attempt that an interrupted load has left, or a new one; null where the visit is paid. */
  private async start(tx: EntityManager, appointmentId: string, card: SavedCard): Promise<Attempt | null> {
    const appointment = await this.appointments.getForUpdate(tx, appointmentId);
    const { dueCents } = await this.ledger.getBalance(tx, appointmentId);
    if (dueCents <= 0) return null;
    const live = await this.attempts.findLive(tx, appointmentId, 'appointment');
    if (live) return live;
    const { practiceId, currency } = appointment;
    const started = await this.attempts.start(tx, {
      practiceId,
      subjectId: appointmentId,
      purpose: 'appointment',
      provider: 'stripe',
      accountId: card.accountId,
      amountCents: dueCents,
      parameters: (attemptId): PaymentOrder => ({
        ...{
          attemptId,
          practiceId,
          appointmentId,
          purpose: 'appointment',
          amountCents: dueCents,
          tipCents: 0,
          currency,
        },
        platformFeeCents: 0,
        source: { kind: 'card', customerId: card.customerId, paymentMethodId: card.paymentMethodId },
      }),
    });
    return started ?? null;
  }

  /** The webhook may be quicker and have entered it: then it is entered today, and that is true as well. */
  private async enter(tx: EntityManager, attemptId: string, card: SavedCard, paymentIntentId: string, at: Date) {
    const { subjectId, amountCents } = await this.attempts.get(tx, attemptId);
    const appointment = await this.appointments.getForUpdate(tx, subjectId);
    const attempt = await this.attempts.getForUpdate(tx, attemptId);
    if (await this.charges.findByPayment(tx, paymentIntentId)) return;
    attempt.succeed(paymentIntentId);
    await this.attempts.save(tx, attempt);
    const { practiceId, appointmentId, currency } = appointment;
    const charge: Charge = {
      id: deterministicId(appointmentId, 'charge'),
      practiceId,
      appointmentId,
      purpose: 'appointment',
      amountCents: amountCents!,
      platformFeeCents: 0,
      currency,
      provider: 'stripe',
      accountId: card.accountId,
      paymentIntentId,
      cardBrand: card.brand,
      cardLast4: card.last4,
      chargedAt: at,
    };
    await this.charges.add(tx, charge);
    const entries = chargeEntries(charge.amountCents);
    const journal = { kind: 'charge' as const, source: charge.id, practiceId, appointmentId, currency, recordedAt: at };
    await this.ledger.record(tx, { ...journal, entries });
    await this.publish(tx, appointment, charge);
    await this.settlement.settle(tx, appointment);
  }

  private async publish(tx: EntityManager, appointment: AppointmentProjection, charge: Charge): Promise<void> {
    const { id: chargeId, appointmentId, practiceId, amountCents, currency, purpose, provider, chargedAt } = charge;
    const event = {
      ...{ chargeId, appointmentId, practiceId, amountCents, currency, purpose, provider },
      clientId: appointment.clientId ?? '',
      cardBrand: charge.cardBrand,
      cardLast4: charge.cardLast4,
      chargedAt: timestampFromDate(chargedAt),
    };
    await emit(tx, ChargeSucceededSchema, event, { aggregateId: appointmentId, occurredAt: chargedAt });
  }
}
