import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import { AcceptAppointment, accepted, ANSWERING } from './answerRequest.js';

const UNEXPECTED = 'Unexpected error accepting appointment. Please contact support if this persists.';

export interface AcceptButtonProps {
  appointmentId: string;
  size?: 'sm' | 'md';
}

/** Accepts a request; the calendar and the inbox follow at once, and go back where the server refuses. */
export function AcceptButton({ appointmentId, size = 'md' }: AcceptButtonProps) {
  const accept = useAction(AcceptAppointment, {
    success: 'Appointment accepted',
    failure: UNEXPECTED,
    mutation: { ...ANSWERING, optimisticResponse: accepted },
  });
  return (
    <Button size={size} loading={accept.pending} onClick={() => void accept.run({ appointmentId })}>
      Accept
    </Button>
  );
}
