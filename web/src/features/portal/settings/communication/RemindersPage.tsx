import { useQuery } from '@apollo/client/react';
import type { UseFormReturn } from 'react-hook-form';
import { graphql } from '../../../../gql/gql.js';
import { usePageTitle } from '../../../../lib/usePageTitle.js';
import { SettingsPage } from '../../../../portal-ui/SettingsPage.js';
import { Checkbox } from '../../../../ui/Checkbox.js';
import { Select } from '../../../../ui/Select.js';
import { FieldGroup } from '../FieldGroup.js';
import { SETTINGS } from '../settingsPages.js';
import { SettingsPlace } from '../SettingsPlace.js';
import { COMMUNICATION, CommunicationTabs } from './CommunicationTabs.js';
import { AFTER, BEFORE, formOf, reminderSchema, type ReminderForm } from './reminderForm.js';
import { useSaveReminders } from './useSaveReminders.js';

const ReminderSettings = graphql(`
  query ReminderSettings {
    currentPractice {
      id
      communicationSettings {
        appointmentReminderEmailEnabled
        appointmentReminderTextEnabled
        appointmentEmailReminderMinutes
        appointmentTextReminderMinutes
      }
      paymentSettings {
        paymentPastDueEmailEnabled
        paymentPastDueTextEnabled
        paymentPastDueEmailMinutes
        paymentPastDueTextMinutes
      }
    }
  }
`);

const TABS = <CommunicationTabs current="Reminders" />;

/** /portal/settings/communication: which reminders clients are sent, and when. */
export function RemindersPage() {
  usePageTitle(COMMUNICATION);
  const { data, error, refetch } = useQuery(ReminderSettings, { fetchPolicy: 'cache-and-network' });
  const { communicationSettings: reminders, paymentSettings: payments } = data?.currentPractice ?? {};
  if (!reminders || !payments) {
    const failed = error !== undefined || data !== undefined;
    return <SettingsPlace title={COMMUNICATION} tabs={TABS} failed={failed} onRetry={() => void refetch()} />;
  }
  return <RemindersForm original={formOf(reminders, payments)} />;
}

function RemindersForm({ original }: { original: ReminderForm }) {
  const save = useSaveReminders(original);
  return (
    <SettingsPage<ReminderForm>
      title={COMMUNICATION}
      above={SETTINGS}
      tabs={TABS}
      original={original}
      schema={reminderSchema}
      onSave={save}
    >
      {(form) => (
        <>
          <FieldGroup
            title="Reminders of appointments and events"
            text="They apply to booked visits too. Reminders that would be overdue aren't sent. You can switch them off for a client on their profile."
          >
            <Reminder
              {...{ form, options: BEFORE, label: 'Remind clients by email', when: 'When the email is sent' }}
              enabled="appointmentReminderEmailEnabled"
              minutes="appointmentEmailReminderMinutes"
            />
            <Reminder
              {...{ form, options: BEFORE, label: 'Remind clients by text', when: 'When the text is sent' }}
              enabled="appointmentReminderTextEnabled"
              minutes="appointmentTextReminderMinutes"
            />
          </FieldGroup>
          <FieldGroup title="Payments that are past due" text="Sent once, when a card payment fails.">
            <Reminder
              {...{ form, options: AFTER, label: 'Email clients whose payment is past due' }}
              when="When the email about a payment is sent"
              enabled="paymentPastDueEmailEnabled"
              minutes="paymentPastDueEmailMinutes"
            />
            <Reminder
              {...{ form, options: AFTER, label: 'Text clients whose payment is past due' }}
              when="When the text about a payment is sent"
              enabled="paymentPastDueTextEnabled"
              minutes="paymentPastDueTextMinutes"
            />
          </FieldGroup>
        </>
      )}
    </SettingsPage>
  );
}

type FieldOf<Kind> = {
  [Name in keyof ReminderForm]: ReminderForm[Name] extends Kind ? Name : never;
}[keyof ReminderForm];

interface ReminderProps {
  form: UseFormReturn<ReminderForm>;
  label: string;
  /** Names the list of times. */
  when: string;
  options: typeof BEFORE;
  enabled: FieldOf<boolean>;
  minutes: FieldOf<string>;
}

function Reminder({ form, label, when, options, enabled, minutes }: ReminderProps) {
  const { register, watch, formState } = form;
  return (
    <>
      <Checkbox label={label} {...register(enabled)} />
      {watch(enabled) && (
        <Select label={when} options={options} {...register(minutes)} error={formState.errors[minutes]?.message} />
      )}
    </>
  );
}
