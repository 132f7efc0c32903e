import type { Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import type { Appointment } from '@yarrow/contracts/scheduling/v1/events_pb';
import { timeForClient } from '../projection/appointment-times.js';
import { oneLine } from '../templates/inert-text.js';
import type { TemplateValues } from './template-rules.js';

/**
 * What the variables stand for in a mail to the client of an appointment.
 * @param practice null where it has not arrived: the appointment names the practitioner too
 */
export function valuesOf(appointment: Appointment, practice: Practice | null = null): TemplateValues {
  const { attendee, host, lines } = appointment;
  const fullName = host?.practitionerName ?? '';
  const [firstName = '', ...lastName] = fullName.split(' ');
  const values = {
    'client.first_name': attendee?.firstName,
    'client.last_name': attendee?.lastName,
    'client.display_name': [attendee?.firstName, attendee?.lastName].filter(Boolean).join(' '),
    'client.email': attendee?.email,
    'client.phone': attendee?.phone,
    'appointment.date_and_time': timeForClient(appointment).replace('\n', ' / '),
    'appointment.service_name': lines.find(({ addOn }) => !addOn)?.name ?? 'appointment',
    'practitioner.first_name': practice?.practitionerFirstName || firstName,
    'practitioner.last_name': practice?.practitionerLastName || lastName.join(' '),
    'practitioner.full_name': fullName,
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, oneLine(value ?? '')]));
}
