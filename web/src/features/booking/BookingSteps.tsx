import { useEffect } from 'react';
import { lazyPart } from '../../lib/lazyPage.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { CancellationTerms } from '../checkout/CancellationTerms.js';
import { KeptNotice } from './KeptNotice.js';
import { ServiceStep } from './ServiceStep.js';
import { termsOfKept } from './keptTerms.js';
import type { BookingPractice } from './bookingPractice.js';
import { TimeStep } from './TimeStep.js';
import { longDate, timeWithZone } from './times.js';
import type { useBookingFlow } from './useBookingFlow.js';
import { useTimeLeft } from './useTimeLeft.js';

/** Forms and their rules are wanted once a time is chosen; they are fetched while it is being chosen. */
const DetailsStep = lazyPart(async () => (await import('./DetailsStep.js')).DetailsStep);
const PaymentStep = lazyPart(async () => (await import('./PaymentStep.js')).PaymentStep);

export interface BookingStepsProps {
  practice: BookingPractice;
  flow: ReturnType<typeof useBookingFlow>;
}

/** The step that one is at. */
export function BookingSteps({ practice, flow }: BookingStepsProps) {
  const { step, choice, kept } = flow;
  useEffect(() => {
    const next = step === 'time' ? DetailsStep : step === 'details' && PaymentStep;
    // A chunk that does not load now is loaded again when its step is shown.
    if (next) next.preload().catch(() => undefined);
  }, [step]);
  if (step === 'service' || !choice) {
    return (
      <ServiceStep
        practice={practice}
        choice={choice}
        onChoose={flow.chooseService}
        onContinue={() => flow.goTo('time')}
      />
    );
  }
  if (step === 'time' || !kept) return <TimeStep practice={practice} choice={choice} flow={flow} />;
  return <KeptSteps practice={practice} flow={flow} />;
}

/** The steps during which a time is kept. */
function KeptSteps({ practice, flow }: BookingStepsProps) {
  const { step, choice, kept, draft, lost, timeZone } = flow;
  const booked = draft.booked && draft.booked.holdId === kept?.holdId ? draft.booked : undefined;
  const secondsLeft = useTimeLeft(booked?.paymentDueBy ?? kept?.expiresAt);
  if (!choice || !kept) return null;
  const gone = lost || secondsLeft === 0;
  return (
    <>
      <KeptNotice
        when={`${longDate(kept.startsAt, timeZone)}, ${timeWithZone(kept.startsAt, timeZone)}`}
        secondsLeft={secondsLeft}
        lost={lost}
        booked={booked !== undefined}
        onAgain={() => void flow.takeTime(kept.startsAt)}
        again={{ working: flow.keeping !== undefined || flow.booking, problem: flow.keepProblem }}
        onOther={() => flow.goTo('time')}
      />
      <CancellationTerms {...termsOfKept(kept, choice, practice, timeZone)} />
      <PartBoundary waiting={<Skeleton lines={6} />}>
        {step === 'payment' && booked ? (
          <PaymentStep
            booked={booked}
            practitioner={practice.instantClientApproval ? undefined : practice.practitionerFirstName}
            disabled={gone}
            tip={draft.tip}
            onCheckout={flow.keepCheckout}
            onDone={flow.finish}
            onLost={flow.loseTime}
          />
        ) : (
          <DetailsStep
            country={practice.countryCode}
            practitioner={practice.practitionerFirstName}
            details={draft.details}
            refusals={flow.refusals}
            loggedOut={flow.loggedOut}
            onGuest={() => void flow.keepAsGuest(kept.startsAt)}
            submitLabel={submitLabel(kept.paymentRequirement, practice.instantClientApproval)}
            submitting={flow.booking || flow.keeping !== undefined}
            disabled={gone}
            onChange={flow.keepDetails}
            onSubmit={(details) => void flow.submitDetails(details)}
          />
        )}
      </PartBoundary>
    </>
  );
}

function submitLabel(requirement: string, instant: boolean): string {
  if (requirement !== 'none') return 'Continue to payment';
  return instant ? 'Book this time' : 'Request this time';
}
