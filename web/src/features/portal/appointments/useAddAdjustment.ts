import { useRef } from 'react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useAction } from '../../../lib/useAction.js';

const CreateAdjustment = graphql(`
  mutation CreateAdjustment(
    $appointmentId: ID!
    $adjustedAt: DateTime!
    $amountCents: Int!
    $note: String
    $idempotencyKey: ID!
    $onlyOverpaid: Boolean
  ) {
    createAdjustment(
      appointmentId: $appointmentId
      adjustedAt: $adjustedAt
      amountCents: $amountCents
      note: $note
      idempotencyKey: $idempotencyKey
      onlyOverpaid: $onlyOverpaid
    ) {
      result
      errors {
        message
      }
      adjustment {
        id
      }
      appointment {
        id
        instantActionToken
        paymentStatus
      }
    }
  }
`);

interface Adjustment {
  appointmentId: string;
  /** ISO 8601. */
  adjustedAt: string;
  amountCents: number;
  note: string | null;
  /** Only of what was paid too much, which another tab may have given back. */
  onlyOverpaid?: boolean;
}

/**
 * Refunds or waives an amount. Retries carry the same key until one succeeds, so that a lost response does not cause a
 * second refund. Another form has another key.
 */
export function useAddAdjustment(shown: 'toast' | 'inline', onAdded?: () => void) {
  const last = useRef({ form: '', key: '' });
  const adding = useAction(CreateAdjustment, {
    success: 'Adjustment added',
    failure: "We weren't able to add this adjustment",
    reasons: 'appended',
    unknownReason: 'please try again',
    unanswered: 'We got no answer. Nothing is refunded twice.',
    shown,
    mutation: refetchAffected('failedPayments', 'missingPayments'),
    onSuccess: () => {
      last.current = { form: '', key: '' };
      onAdded?.();
    },
  });
  const add = ({ appointmentId, adjustedAt, amountCents, note, onlyOverpaid = false }: Adjustment) => {
    const form = JSON.stringify([appointmentId, amountCents, note]);
    if (last.current.form !== form) last.current = { form, key: crypto.randomUUID() };
    const idempotencyKey = last.current.key;
    return adding.run({ appointmentId, adjustedAt, amountCents, note, onlyOverpaid, idempotencyKey });
  };
  return { add, pending: adding.pending, message: adding.message, clear: adding.clear };
}
