import { graphql } from '../../../../gql/gql.js';
import { useAction, type ActionOutcome } from '../../../../lib/useAction.js';
import { showToast } from '../../../../lib/toasts.js';
import { pastDueOf, remindersOf, type ReminderForm } from './reminderForm.js';

const UpdateReminders = graphql(`
  mutation UpdateReminders(
    $appointmentReminderEmailEnabled: Boolean!
    $appointmentReminderTextEnabled: Boolean!
    $appointmentEmailReminderMinutes: Int!
    $appointmentTextReminderMinutes: Int!
  ) {
    updateCommunicationSettings(
      appointmentReminderEmailEnabled: $appointmentReminderEmailEnabled
      appointmentReminderTextEnabled: $appointmentReminderTextEnabled
      appointmentEmailReminderMinutes: $appointmentEmailReminderMinutes
      appointmentTextReminderMinutes: $appointmentTextReminderMinutes
    ) {
      result
      errors {
        code
        message
        field
      }
      practice {
        id
        communicationSettings {
          appointmentReminderEmailEnabled
          appointmentReminderTextEnabled
          appointmentEmailReminderMinutes
          appointmentTextReminderMinutes
        }
      }
    }
  }
`);

const UpdatePastDue = graphql(`
  mutation UpdatePastDue(
    $paymentPastDueEmailEnabled: Boolean!
    $paymentPastDueTextEnabled: Boolean!
    $paymentPastDueEmailMinutes: Int!
    $paymentPastDueTextMinutes: Int!
  ) {
    updatePaymentSettings(
      paymentPastDueEmailEnabled: $paymentPastDueEmailEnabled
      paymentPastDueTextEnabled: $paymentPastDueTextEnabled
      paymentPastDueEmailMinutes: $paymentPastDueEmailMinutes
      paymentPastDueTextMinutes: $paymentPastDueTextMinutes
    ) {
      result
      errors {
        code
        message
        field
      }
      practice {
        id
        paymentSettings {
          paymentPastDueEmailEnabled
          paymentPastDueTextEnabled
          paymentPastDueEmailMinutes
          paymentPastDueTextMinutes
        }
      }
    }
  }
`);

const wording = { failure: 'Please try again later.', saysError: true, shown: 'inline' } as const;
const differ = (one: object, other: object) => JSON.stringify(one) !== JSON.stringify(other);

/** Saves what changed: reminders belong to notifications, payments past due to the practice. What was saved stays saved. */
export function useSaveReminders(original: ReminderForm): (values: ReminderForm) => Promise<ActionOutcome> {
  const reminders = useAction(UpdateReminders, {
    ...wording,
    fields: ['appointmentEmailReminderMinutes', 'appointmentTextReminderMinutes'],
  });
  const pastDue = useAction(UpdatePastDue, {
    ...wording,
    fields: ['paymentPastDueEmailMinutes', 'paymentPastDueTextMinutes'],
  });
  return async (values) => {
    const results: ActionOutcome[] = [];
    if (differ(remindersOf(values), remindersOf(original))) results.push(await reminders.run(remindersOf(values)));
    if (differ(pastDueOf(values), pastDueOf(original))) results.push(await pastDue.run(pastDueOf(values)));
    const refused = results.find(({ ok }) => !ok);
    if (refused) return refused;
    showToast('Settings updated successfully.');
    return results[0] ?? { ok: true, payload: undefined };
  };
}
