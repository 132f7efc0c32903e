import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { lazyPart } from '../../lib/lazyPage.js';
import { formatMoney } from '../../lib/money.js';
import type { UserErrorLike } from '../../lib/userErrors.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { Card } from '../../ui/Card.js';
import { Price } from '../../ui/Price.js';
import { Skeleton } from '../../ui/Skeleton.js';
import type { AttendeeDetails } from '../checkout/attendeeDetails.js';
import { Alert } from '../../ui/Alert.js';
import { CancellationTerms } from '../checkout/CancellationTerms.js';
import { CancellationTerms_terms } from '../checkout/terms.js';
import { AttendeeForm } from './AttendeeForm.js';
import { browserZone } from './eventWhen.js';
import { placesText } from './placesText.js';
import styles from './RegisterPanel.module.css';
import { useRegistrationDraft } from './registrationDraft.js';
import { useReadingZone } from './useReadingZone.js';
import { useRegister } from './useRegister.js';

/** Loaded with the form of an event that costs something. */
const PayForPlace = lazyPart(async () => (await import('./PayForPlace.js')).PayForPlace);

export const RegisterPanel_event = graphql(`
  fragment RegisterPanel_event on BookableEvent {
    id
    kind
    timeZone
    amountCents
    amountCurrency
    capacity
    placesLeft
    atCapacity
    registrationOpen
    cancelled
    past
    paymentRequirement
    freeCancellationUntil
    cancellationTerms {
      ...CancellationTerms_terms
    }
    practice {
      id
      countryCode
    }
  }
`);

export interface RegisterPanelProps {
  event: FragmentType<typeof RegisterPanel_event>;
  /** Called when registration has closed or reopened: refetch the event. */
  onChange: () => void;
}

/** Price and places, then the way to one of them: details, and the payment where something is to be paid. */
export function RegisterPanel({ onChange, ...props }: RegisterPanelProps) {
  const event = readFragment(RegisterPanel_event, props.event);
  const terms = readFragment(CancellationTerms_terms, event.cancellationTerms);
  const zone = browserZone(event.timeZone);
  const termsZone = useReadingZone(event);
  return (
    <Card as="section" className={styles.panel}>
      <h2 className="visually-hidden">Register</h2>
      <div className={styles.offer}>
        <p className={styles.price}>
          <Price amountCents={event.amountCents} currency={event.amountCurrency} />
        </p>
        <p className={styles.places}>{placesText(event)}</p>
      </div>
      <Steps event={event} zone={zone} onChange={onChange} />
      {event.registrationOpen && event.amountCents > 0 && (
        <CancellationTerms
          text={terms.text}
          terms={terms}
          freeUntil={event.freeCancellationUntil}
          amountCents={event.amountCents}
          currency={event.amountCurrency}
          zone={termsZone}
        />
      )}
    </Card>
  );
}

interface StepsProps {
  event: {
    id: string;
    amountCents: number;
    amountCurrency: string;
    atCapacity: boolean;
    registrationOpen: boolean;
    cancelled: boolean;
    past: boolean;
    paymentRequirement: string;
    practice: { countryCode: string };
  };
  zone: string;
  onChange: () => void;
}

function Steps({ event, zone, onChange }: StepsProps) {
  const { draft, change, refusals, notice, registering, onBooked, onLost, submit } = useSteps(event, zone, onChange);
  const { token } = draft;
  const mayPay = event.registrationOpen && event.amountCents > 0;
  useEffect(() => {
    if (mayPay) void PayForPlace.preload().catch(() => undefined);
  }, [mayPay]);
  if (token && event.registrationOpen) {
    return (
      <PartBoundary waiting={<Skeleton lines={6} />}>
        <PayForPlace token={token} onBooked={onBooked} onLost={onLost} />
      </PartBoundary>
    );
  }
  const closed = closedText(event);
  return (
    <div className={styles.steps}>
      <div role="alert">{notice && <Alert tone="warning">{notice}</Alert>}</div>
      {closed ? (
        <p className={styles.closed}>{closed}</p>
      ) : (
        <AttendeeForm
          country={event.practice.countryCode}
          details={draft.details}
          refusals={refusals}
          submitLabel={submitLabel(event)}
          submitting={registering}
          onChange={(details) => change({ details })}
          onSubmit={(details) => void submit(details)}
        />
      )}
    </div>
  );
}

/** Where the registration is, and what leads on. */
function useSteps(event: StepsProps['event'], zone: string, onChange: () => void) {
  const [, navigate] = useLocation();
  const [draft, change] = useRegistrationDraft(event.id);
  const { register, registering } = useRegister(event.id, draft, change);
  const [refusals, setRefusals] = useState<readonly UserErrorLike[]>([]);
  const [notice, setNotice] = useState('');

  const finish = useCallback(
    (token: string) => {
      change({ token: undefined, request: undefined });
      navigate(`/manage_event_registrations/${token}`);
    },
    [change, navigate],
  );
  const onLost = useCallback(() => {
    change({ token: undefined, request: undefined });
    setNotice("We held your place for 15 minutes. You haven't been charged. Please register again.");
    onChange();
  }, [change, onChange]);
  const { token } = draft;
  const onBooked = useCallback(() => token && finish(token), [token, finish]);
  const submit = async (details: AttendeeDetails) => {
    setNotice('');
    setRefusals([]);
    const outcome = await register(details, zone);
    if (!outcome) return;
    if (outcome.kind === 'refused') return setRefusals(outcome.errors);
    if (outcome.kind === 'closed') {
      setNotice(outcome.message);
      return onChange();
    }
    if (outcome.awaitsPayment) return change({ token: outcome.token });
    return finish(outcome.token);
  };
  return { draft, change, refusals, notice, registering, onBooked, onLost, submit };
}

function closedText({ cancelled, past, registrationOpen, atCapacity }: StepsProps['event']): string | undefined {
  if (cancelled) return 'The practitioner has cancelled this event.';
  if (past) return 'This event is over.';
  if (!registrationOpen) return 'This event has started. Registration is closed.';
  if (atCapacity) return 'All places are taken. Someone may give one up, so check back.';
  return undefined;
}

function submitLabel({ amountCents, amountCurrency, paymentRequirement }: StepsProps['event']): string {
  if (amountCents === 0) return 'Register for free';
  if (paymentRequirement === 'none') return `Register · ${formatMoney(amountCents, amountCurrency)}`;
  return 'Continue to payment';
}
