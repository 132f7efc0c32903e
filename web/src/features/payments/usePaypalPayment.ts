import { useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import type { ErrorCode } from '../../gql/graphql.js';
import { CONNECTION_MESSAGE, isConnectionLost } from '../../lib/userErrors.js';
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
  onUnanswered: (subject: CardSubject) => void;
};

interface Refusal {
  code: ErrorCode;
  message: string;
}

/** Creates orders and captures them, one at a time, whatever is clicked. */
export function usePaypalPayment(options: Options): PaypalPayment {
  const { prepare, tipAmountCents = 0, tipOnly = false, onPaid, onRefused, onError, onUnanswered } = options;
  const [createOrder] = useMutation(CreatePaypalOrder);
  const [captureOrder] = useMutation(CapturePaypalPayment, refetchAffected());
  const { once, busy } = useOneAtATime();
  const subject = useRef<CardSubject>(undefined);

  const refuse = (errors: readonly Refusal[]): void => {
    // Paid meanwhile, in another tab or by an answer that was lost: the page has only not heard of it.
    if (errors.some(({ code }) => code === 'already_paid')) return onPaid();
    errors.forEach(({ code }) => onRefused?.(code));
    const reason = errors.map(({ message }) => message).join(' ') || 'Internal server error';
    onError(`There was an error processing your payment: ${reason}`);
  };

  const create = (fundingSource: FundingSource) =>
    once(async () => {
      onError('');
      const prepared = await prepare();
      if (!prepared) return undefined;
      subject.current = prepared;
      const { data, error } = await createOrder({ variables: { ...prepared, tipAmountCents, tipOnly, fundingSource } });
      if (isConnectionLost(error)) return void onError(CONNECTION_MESSAGE);
      const { orderId, errors } = data?.createPaypalOrder ?? { errors: [] };
      if (!orderId) return void refuse(errors);
      return orderId;
    });

  const capture = async (orderId: string) => {
    await once(async () => {
      if (!subject.current) return;
      const { data, error } = await captureOrder({ variables: { ...subject.current, orderId } });
      if (isConnectionLost(error)) return onUnanswered(subject.current);
      if (!data) return refuse([]);
      const { result, errors } = data.capturePaypalPayment;
      if (result === 'success') onPaid();
      else refuse(errors);
    });
  };

  return { create, capture, fail: onError, busy };
}

function useOneAtATime() {
  const [busy, setBusy] = useState(false);
  const working = useRef(false);
  const once = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (working.current) return undefined;
    working.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      working.current = false;
      setBusy(false);
    }
  };
  return { once, busy };
}
