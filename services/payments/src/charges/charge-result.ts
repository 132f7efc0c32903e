import type { PaymentProblem } from '../providers/provider-objects.js';

/** What came of wanting to charge an appointment. */
export type ChargeResult =
  /** Nothing is due any more. */
  | { kind: 'paid' }
  /** No card is saved that may be charged for it. */
  | { kind: 'no_card' }
  | { kind: 'failed'; problem: PaymentProblem }
  /** The visit does not take place and nothing is owed for it: nothing is charged, what came too late goes back. */
  | { kind: 'closed'; problem: PaymentProblem }
  /** The bank wants the client to confirm. */
  | { kind: 'awaiting_client'; problem: PaymentProblem; clientSecret: string | null }
  /** The provider has not said yet; it will be asked again, and nothing is charged until it has. */
  | { kind: 'unknown' };
