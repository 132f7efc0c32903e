import { DetailsStep } from './DetailsStep.js';
import type { BookingPractice } from './bookingPractice.js';
import { KeptNotice } from './KeptNotice.js';
import { PaymentStep } from './PaymentStep.js';
import { ServiceStep } from './ServiceStep.js';
import { TimeStep } from './TimeStep.js';
import { longDate, timeWithZone } from './times.js';
import type { useBookingFlow } from './useBookingFlow.js';
import { useKeepTime } from './useKeepTime.js';
import { useTimeLeft } from './useTimeLeft.js';

export interface BookingStepsProps {
  practice: BookingPractice;
  flow: ReturnType<typeof useBookingFlow>;
}

/** The step that one is at. */
export function BookingSteps({ practice, flow }: BookingStepsProps) {
  const { step, choice, kept } = flow;
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
  if (step === 'time' || !kept) {
    return (
      <TimeStep
        practice={practice}
        choice={choice}
        kept={kept}
        timeZone={flow.timeZone}
        onPlace={flow.choosePlace}
        onZone={flow.chooseZone}
        onKept={flow.takeTime}
        onContinue={() => flow.goTo('details')}
      />
    );
  }
  return <KeptSteps practice={practice} flow={flow} />;
}

/** The steps during which a time is kept. */
function KeptSteps({ practice, flow }: BookingStepsProps) {
  const { step, choice, kept, draft, lost, timeZone } = flow;
  const paying = draft.booked !== undefined && draft.booked.holdId === kept?.holdId;
  const secondsLeft = useTimeLeft((paying ? draft.booked?.paymentDueBy : undefined) ?? kept?.expiresAt);
  const { keep, keeping, problem } = useKeepTime({
    practiceId: practice.id,
    timeZone,
    kept,
    onKept: flow.takeTime,
    onRefused: () => {},
  });
  if (!choice || !kept) return null;
  const gone = lost || secondsLeft === 0;
  return (
    <>
      <KeptNotice
        when={`${longDate(kept.startsAt, timeZone)}, ${timeWithZone(kept.startsAt, timeZone)}`}
        secondsLeft={secondsLeft}
        lost={lost}
        onAgain={() => void keep(choice, kept.startsAt)}
        again={{ working: keeping !== undefined, problem }}
        onOther={() => flow.goTo('time')}
      />
      {step === 'payment' ? (
        <PaymentStep
          practiceId={practice.id}
          currency={practice.defaultCurrency}
          amountCents={kept.amountCents}
          requirement={kept.paymentRequirement}
          practitioner={practice.instantClientApproval ? undefined : practice.practitionerFirstName}
          disabled={gone}
          prepare={flow.bookForCard}
          onSaved={flow.finish}
          onRefused={(code) => code === 'hold_expired' && flow.loseTime()}
        />
      ) : (
        <DetailsStep
          country={practice.countryCode}
          practitioner={practice.practitionerFirstName}
          details={draft.details}
          refusals={flow.refusals}
          submitLabel={submitLabel(kept.paymentRequirement, practice.instantClientApproval)}
          submitting={flow.booking}
          disabled={gone}
          onChange={flow.keepDetails}
          onSubmit={(details) => void flow.submitDetails(details)}
        />
      )}
    </>
  );
}

function submitLabel(requirement: string, instant: boolean): string {
  if (requirement !== 'none') return 'Continue to payment';
  return instant ? 'Book this time' : 'Request this time';
}
