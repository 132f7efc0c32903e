import { showToast } from '../../../lib/toasts.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import { AcceptAppointment, accepted, ANSWERING } from '../appointments/answerRequest.js';

/** Accepts a request from the inbox, which it leaves at once; a refusal is a toast, since its item is gone by then. */
export function ConfirmButton({ appointmentId }: { appointmentId: string }) {
  const accept = useAction(AcceptAppointment, {
    success: 'Appointment confirmed.',
    failure: '',
    shown: 'inline',
    mutation: { ...ANSWERING, optimisticResponse: accepted },
  });
  const confirm = async () => {
    const outcome = await accept.run({ appointmentId });
    if (!outcome.ok) {
      showToast(`There was an error confirming your appointment. ${outcome.message}`.trimEnd(), 'error');
    }
  };
  return (
    <Button size="sm" loading={accept.pending} onClick={() => void confirm()}>
      Confirm
    </Button>
  );
}
