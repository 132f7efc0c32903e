import { DomainError } from '@yarrow/kit/domain-error';
import { parseText, requirePayable } from '@yarrow/kit/values/input-rules';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import type { MutationCreateAdjustmentArgs } from '../generated/graphql.js';
import type { Adjustment } from '../records/adjustments/adjustment.entity.js';

const MAX_NOTE_LENGTH = 500;
/** Clocks of browsers are ahead sometimes. */
const MAX_AHEAD_MS = 5 * 60_000;

type Scope = Pick<Adjustment, 'appointmentId' | 'id' | 'practiceId'> & { currency: string };
/** As it was asked for: which part goes back through providers is decided under the visit's lock. */
export type AdjustmentDraft = Omit<Adjustment, 'providerCents'>;

/** @throws DomainError with the message for the field */
export function adjustmentDraft(
  { id, practiceId, appointmentId, currency }: Scope,
  { adjustedAt, amountCents, note }: MutationCreateAdjustmentArgs,
  now: Date,
): AdjustmentDraft {
  if (amountCents <= 0) throw new DomainError('invalid_amount', 'Amount must be a positive number', 'amountCents');
  requirePayable(amountCents, currency, 'amountCents');
  return {
    ...{ id, practiceId, appointmentId, amountCents },
    adjustedAt: parseAdjustedAt(adjustedAt, now),
    note: parseText(note, 'note', { max: MAX_NOTE_LENGTH, label: 'The note' }),
    createdAt: now,
    removedAt: null,
  };
}

function parseAdjustedAt(adjustedAt: string, now: Date): Date {
  const at = new Date(parseOffsetDateTime(adjustedAt));
  if (at.getTime() <= now.getTime() + MAX_AHEAD_MS) return at;
  throw new DomainError('invalid_adjusted_at', 'Please give a date and time that is not in the future.', 'adjustedAt');
}
