import type { ErrorCode } from '@yarrow/kit/domain-error';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaymentOrder, ProviderName, RefundOrder } from '../providers/payment-provider.js';

/**
 * `started`: written, the provider may or may not have heard of it · `unknown`: the answer was lost · `awaiting_client`:
 * the bank wants to see the client · `succeeded` and `failed` are final.
 */
export type AttemptState = 'started' | 'unknown' | 'awaiting_client' | 'succeeded' | 'failed';

/** What is attempted; for one subject only one attempt at a purpose is alive at a time. */
export type AttemptPurpose =
  'connect' | 'customer' | 'setup' | 'appointment' | 'cancellation_fee' | 'tip' | 'paypal_order' | 'refund';

/** A call that makes something at a provider, written before it is made. */
@Entity({ name: 'attempts' })
export class Attempt {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  /** The appointment; for `refund` the refund, for `connect` the practice, for `customer` the holder of cards at a practice. */
  @Column('uuid', { name: 'subject_id' })
  subjectId: string;

  @Column('text')
  purpose: AttemptPurpose;

  /** Counts from 1 within subject and purpose. */
  @Column('integer')
  number: number;

  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;

  /** The practice's account at the provider; null where the call makes one. */
  @Column('text', { name: 'account_id', nullable: true })
  accountId: string | null;

  @Column('text')
  provider: ProviderName;

  /** What was asked for, so that asking again asks for the same: for money a PaymentOrder or RefundOrder. */
  @Column('jsonb')
  parameters: object;

  @Column('integer', { name: 'amount_cents', nullable: true })
  amountCents: number | null;

  @Column('text')
  state: AttemptState;

  @Column('text', { name: 'provider_object_id', nullable: true })
  providerObjectId: string | null;

  @Column('text', { name: 'error_code', nullable: true })
  errorCode: ErrorCode | null;

  @Column('text', { name: 'error_message', nullable: true })
  errorMessage: string | null;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  /** When the provider was asked last. */
  @Column('timestamptz', { name: 'asked_at' })
  askedAt: Date;

  @Column('integer', { name: 'times_asked' })
  timesAsked: number;

  /** Calls whose answer is missing, and when each was started; the first one's id is the attempt's. */
  @Column('jsonb', { name: 'open_calls' })
  openCalls: Readonly<Record<string, string>>;

  /** Set by the repository when an attempt that has ended is saved. */
  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;

  /** What an attempt at charging asks for. */
  get paymentOrder(): PaymentOrder {
    return this.parameters as PaymentOrder;
  }

  /** What an attempt at refunding asks for. */
  get refundOrder(): RefundOrder {
    return this.parameters as RefundOrder;
  }

  /** The card that an attempt at charging charges. */
  get paymentMethodId(): string | undefined {
    const { source } = this.paymentOrder;
    return source.kind === 'card' ? source.paymentMethodId : undefined;
  }

  get live(): boolean {
    return this.state !== 'succeeded' && this.state !== 'failed';
  }

  /**
   * Whether a call may still have its effect, so that nothing found at the provider says nothing yet.
   * @param callMs after so long a call is over, answered or not
   */
  hasOpenCall(callMs: number, now: Date): boolean {
    return Object.values(this.openCalls).some((startedAt) => Date.parse(startedAt) > now.getTime() - callMs);
  }

  succeed(providerObjectId: string): void {
    this.finish('succeeded');
    this.providerObjectId = providerObjectId;
    this.errorCode = this.errorMessage = null;
  }

  fail(error: { code: ErrorCode; message: string }): void {
    // A success is final: what is older than it may still arrive.
    if (this.state === 'succeeded') return;
    this.finish('failed');
    this.errorCode = error.code;
    this.errorMessage = error.message;
  }

  awaitClient(providerObjectId: string, error: { code: ErrorCode; message: string }): void {
    if (!this.live) return;
    this.state = 'awaiting_client';
    this.providerObjectId = providerObjectId;
    this.errorCode = error.code;
    this.errorMessage = error.message;
  }

  markUnknown(): void {
    if (this.state === 'started') this.state = 'unknown';
  }

  private finish(state: AttemptState): void {
    this.state = state;
    this.finishedAt = null;
  }
}
