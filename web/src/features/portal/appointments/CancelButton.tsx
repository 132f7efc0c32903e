import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { TextArea } from '../../../ui/TextField.js';
import { cancellationSentences } from './cancellationMoney.js';
import { useCancellationOutcome } from './useCancellationOutcome.js';

const ProCancelAppointment = graphql(`
  mutation ProCancelAppointment($appointmentId: ID!, $practitionerNote: String, $cancelRecurringSeries: Boolean) {
    cancelAppointment(
      appointmentId: $appointmentId
      practitionerNote: $practitionerNote
      cancelRecurringSeries: $cancelRecurringSeries
    ) {
      result
      errors {
        code
        message
      }
      cancelledAppointmentIds
      appointment {
        id
        state
      }
    }
  }
`);

const UNEXPECTED = 'Unexpected error. Please contact support if this persists.';
const NOTE_LIMIT = 2000;

export interface CancelButtonProps {
  appointmentId: string;
  /** The practice's token of the visit. */
  token: string;
  clientName: string;
  /** Date and time for people. */
  when: string;
  onCancelled: () => void;
}

/** Cancels what is booked, of a series also all that follows; what that does to money is said before. */
export function CancelButton(props: CancelButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Cancel appointment
      </Button>
      {asking && <CancelDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

type Scope = 'one' | 'following';

function CancelDialog(props: CancelButtonProps & { onClose: () => void }) {
  const { appointmentId, token, clientName, when, onCancelled, onClose } = props;
  const [scope, setScope] = useState<Scope>('one');
  const [note, setNote] = useState('');
  const { outcome, loading } = useCancellationOutcome(token, { skip: false });
  const cancel = useCancel(scope, () => {
    onClose();
    onCancelled();
  });
  const following = outcome?.following.length ?? 0;
  const confirm = () =>
    void cancel.run({
      appointmentId,
      practitionerNote: note.trim() || null,
      ...(scope === 'following' && { cancelRecurringSeries: true }),
    });
  return (
    <ConfirmDialog
      open
      title="Cancel this appointment?"
      description={toldText(scope, clientName, when, following)}
      keep="Keep appointment"
      confirm={scope === 'one' ? 'Cancel appointment' : `Cancel ${following} appointments`}
      variant="danger"
      pending={cancel.pending}
      blocked={loading}
      problem={cancel.message}
      onConfirm={confirm}
      onClose={onClose}
    >
      {following > 1 && (
        <RadioCards
          legend="Which appointments?"
          value={scope}
          onChange={setScope}
          options={[
            { value: 'one', title: 'This one only' },
            { value: 'following', title: 'This and all following', description: `${following} appointments` },
          ]}
        />
      )}
      {loading ? (
        <Skeleton lines={2} />
      ) : (
        <MoneySentences of={outcome ? cancellationSentences(outcome[scope]) : ["They'll be refunded."]} />
      )}
      <TextArea
        label="Message to the client"
        optional
        rows={4}
        maxLength={NOTE_LIMIT}
        value={note}
        disabled={cancel.pending}
        onChange={(event) => setNote(event.target.value)}
      />
    </ConfirmDialog>
  );
}

function useCancel(scope: Scope, onSuccess: () => void) {
  return useAction(ProCancelAppointment, {
    success: scope === 'one' ? 'Your appointment was cancelled' : 'Your recurring series was cancelled',
    failure: UNEXPECTED,
    shown: 'inline',
    alreadyDone: 'already_cancelled',
    mutation: refetchAffected(
      'pendingAppointments',
      'practiceAppointments',
      'upcomingAppointments',
      'pastAppointments',
    ),
    onSuccess,
  });
}

function MoneySentences({ of: sentences }: { of: readonly string[] }) {
  return (
    <chakra.ul display="grid" gap="1" aria-label="What happens to the money">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </chakra.ul>
  );
}

function toldText(scope: Scope, clientName: string, when: string, following: number): string {
  if (scope === 'one') return `${clientName} will be told that the visit on ${when} is cancelled.`;
  return `${clientName} will get one message that ${following} visits from ${when} on are cancelled.`;
}
