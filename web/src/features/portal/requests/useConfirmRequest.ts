import { showToast } from '../../../lib/toasts.js';
import { useAction } from '../../../lib/useAction.js';
import { AcceptAppointment, accepted, ANSWERING } from '../appointments/answerRequest.js';

/** Confirms a request from a list, which it leaves at once; a refusal is a toast, since its card is gone by then. */
export function useConfirmRequest(appointmentId: string) {
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
  return { confirm, confirming: accept.pending };
}
