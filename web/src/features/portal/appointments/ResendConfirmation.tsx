import { graphql } from '../../../gql/gql.js';
import type { ConfirmationChannel } from '../../../gql/graphql.js';
import { shownPhone } from '../../../lib/shownPhone.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import { Menu, type MenuEntry } from '../../../ui/Menu.js';

const ResendProAppointmentConfirmation = graphql(`
  mutation ResendProAppointmentConfirmation($appointmentId: ID!, $sendTo: ConfirmationChannel!) {
    resendProAppointmentConfirmation(appointmentId: $appointmentId, sendTo: $sendTo) {
      result
      errors {
        message
      }
      appointment {
        id
      }
    }
  }
`);

export interface ResendConfirmationProps {
  appointmentId: string;
  email: string | null | undefined;
  /** E.164. */
  phone: string | null | undefined;
}

/** Sends the confirmation of a visit again, by mail or text, whichever way there is to the client. */
export function ResendConfirmation({ appointmentId, email, phone }: ResendConfirmationProps) {
  const resend = useAction(ResendProAppointmentConfirmation, {
    success: 'Confirmation resent!',
    failure: 'Error resending confirmation',
    reasons: 'appended',
    unknownReason: 'please try again.',
  });
  const send = (sendTo: ConfirmationChannel) => () => void resend.run({ appointmentId, sendTo });
  const entries: MenuEntry[] = [
    ...(email ? [{ label: `Email to ${email}`, icon: 'mail' as const, onSelect: send('email') }] : []),
    ...(phone ? [{ label: `Text to ${shownPhone(phone)}`, icon: 'phone' as const, onSelect: send('sms') }] : []),
  ];
  if (entries.length === 0) return null;
  return (
    <Menu
      align="start"
      entries={entries}
      trigger={
        <Button size="sm" variant="outline" loading={resend.pending}>
          Resend confirmation
        </Button>
      }
    />
  );
}
