import { useRef } from 'react';
import { useRepeatWhileShown } from '../../connection/useRepeatWhileShown.js';
import { graphql } from '../../gql/gql.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import type { ErrorCode } from '../../gql/graphql.js';
import { refusalWith, useAction, type FailureOf } from '../../lib/useAction.js';
import { useSingleRun } from '../../lib/useSingleRun.js';
import type { PaypalButtonsProps } from './PaypalButtons.js';
import type { CardSubject } from './useCardSetup.js';

const CreatePaypalOrder = graphql(`
  mutation CreatePaypalOrder(
    $appointmentId: ID!
    $instantActionToken: String
    $tipAmountCents: Int
    $tipOnly: Boolean
    $fundingSource: String
  ) {
    createPaypalOrder(
      appointmentId: $appointmentId
      instantActionToken: $instantActionToken
      tipAmountCents: $tipAmountCents
      tipOnly: $tipOnly
      fundingSource: $fundingSource
    ) {
      result
      errors {
        code
        message
      }
      orderId
    }
  }
`);

const CapturePaypalPayment = graphql(`
  mutation CapturePaypalPayment($appointmentId: ID!, $instantActionToken: String, $orderId: String!) {
    capturePaypalPayment(appointmentId: $appointmentId, instantActionToken: $instantActionToken, orderId: $orderId) {
      result
      errors {
        code
        message
      }
      appointment {
        id
        instantActionToken
        clientPaymentStatus
      }
    }
  }
`);

export type FundingSource = 'paypal' | 'venmo';

/** The two calls to our own server around the client's approval. */
export interface PaypalPayment {
  /** @returns the order's id; undefined when nothing is to be approved and the outcome has been reported */
  create(fundingSource: FundingSource): Promise<string | undefined>;
  /** Takes the money of the order that the client approved, and reports the outcome. */
  capture(orderId: string): Promise<void>;
  /** Shows why it went wrong. */
  fail(message: string): void;
  /** Money is being asked for; no second try meanwhile. */
  busy: boolean;
}

type Options = Pick<PaypalButtonsProps, 'prepare' | 'tipAmountCents' | 'tipOnly' | 'onPaid' | 'onRefused'> & {
  onError: (message: string) => void;
  /** The line was lost before the answer came: whether it was paid has to be looked up. */
  onUnanswered: (order: ApprovedOrder) => void;
};

/** An order that the client approved, and what it pays for. */
export type ApprovedOrder = CardSubject & { orderId: string };

const UNKNOWN = 'Internal server error';

/** Creates orders and captures them, one at a time, whatever is clicked. */
export function usePaypalPayment(options: Options): PaypalPayment {
  const { prepare, tipAmountCents = 0, tipOnly = false, onPaid, onRefused, onError, onUnanswered } = options;
  const context = useRepeatWhileShown();
  const creation = useAction(CreatePaypalOrder, { failure: UNKNOWN, shown: 'inline', mutation: { context } });
  const taking = useAction(CapturePaypalPayment, {
    failure: UNKNOWN,
    shown: 'inline',
    // Paid meanwhile, in another tab or by an answer that was lost: the page has only not heard of it.
    alreadyDone: 'already_paid',
    mutation: refetchAffected(),
  });
  const subject = useRef<CardSubject>(undefined);

  const refuse = (outcome: FailureOf<{ errors: readonly { code: ErrorCode }[] }>): void => {
    outcome.payload?.errors.forEach(({ code }) => onRefused?.(code));
    onError(`There was an error processing your payment: ${outcome.message}`);
  };

  const order = useSingleRun(async (fundingSource: FundingSource) => {
    onError('');
    const prepared = await prepare();
    if (!prepared) return undefined;
    subject.current = prepared;
    const outcome = await creation.run({ ...prepared, tipAmountCents, tipOnly, fundingSource });
    if (outcome.payload?.orderId) return outcome.payload.orderId;
    if (refusalWith(outcome, 'already_paid')) return void onPaid();
    if (outcome.ok) return void onError(UNKNOWN);
    if (!outcome.unanswered) refuse(outcome);
    return undefined;
  });

  const capture = useSingleRun(async (orderId: string) => {
    if (!subject.current) return;
    const outcome = await taking.run({ ...subject.current, orderId });
    if (outcome.ok) onPaid();
    else if (outcome.unanswered) onUnanswered({ ...subject.current, orderId });
    else refuse(outcome);
  });

  return { create: order.run, capture: capture.run, fail: onError, busy: order.pending || capture.pending };
}
