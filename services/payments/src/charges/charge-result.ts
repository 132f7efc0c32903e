import type { PaymentProblem } from '../providers/provider-objects.js';

/** What came of wanting to charge an appointment. */
export type ChargeResult =
  /** Nothing is due any more. */
  | { kind: 'paid' }
  /** No card is saved that may be charged for it. */
  | { kind: 'no_card' }
  | { kind: 'failed'; problem: PaymentProblem }
  /** The bank wants the client to confirm. */
  | { kind: 'awaiting_client'; problem: PaymentProblem; clientSecret: string | null }
  /** The provider has not said yet; it will be asked again, and nothing is charged until it has. */
  | { kind: 'unknown' };
