import { useQuery } from '@apollo/client/react';
import { useId, type FormEvent, type ReactNode } from 'react';
import { z } from 'zod/mini';
import { graphql } from '../../../../gql/gql.js';
import type { CommunicationOfClientQuery } from '../../../../gql/graphql.js';
import { DiscardQuestion } from '../../../../portal-ui/DiscardQuestion.js';
import { useAction } from '../../../../lib/useAction.js';
import { useFormDraft } from '../../../../portal-ui/useFormDraft.js';
import { useLeaveGuard } from '../../../../portal-ui/useLeaveGuard.js';
import { Alert } from '../../../../ui/Alert.js';
import { Button } from '../../../../ui/Button.js';
import { chakra } from '../../../../ui/chakra.js';
import { Checkbox } from '../../../../ui/Checkbox.js';
import { ErrorState } from '../../../../ui/EmptyState.js';
import { Skeleton } from '../../../../ui/Skeleton.js';
import { showToast } from '../../../../lib/toasts.js';

const CommunicationOfClient = graphql(`
  query CommunicationOfClient($clientId: ID!) {
    client(clientId: $clientId) {
      id
      communicationSettings {
        appointmentReminderEmailEnabled
        appointmentReminderTextEnabled
        paymentPastDueEmailEnabled
        paymentPastDueTextEnabled
        textsStopped
      }
    }
  }
`);

const UpdateCommunicationOfClient = graphql(`
  mutation UpdateCommunicationOfClient($input: UpdateClientCommunicationSettingsInput!) {
    updateClientCommunicationSettings(input: $input) {
      result
      errors {
        message
      }
      client {
        id
        communicationSettings {
          appointmentReminderEmailEnabled
          appointmentReminderTextEnabled
          paymentPastDueEmailEnabled
          paymentPastDueTextEnabled
          textsStopped
        }
      }
    }
  }
`);

type Settings = NonNullable<NonNullable<CommunicationOfClientQuery['client']>['communicationSettings']>;

const schema = z.object({
  appointmentReminderEmailEnabled: z.boolean(),
  appointmentReminderTextEnabled: z.boolean(),
  paymentPastDueEmailEnabled: z.boolean(),
  paymentPastDueTextEnabled: z.boolean(),
});
type Choices = z.infer<typeof schema>;

/** What a client is sent by itself: reminders, and messages about payments that are past due. */
export function CommunicationSettings({ clientId }: { clientId: string }) {
  const { data, error, refetch } = useQuery(CommunicationOfClient, {
    variables: { clientId },
    fetchPolicy: 'cache-and-network',
  });
  const settings = data?.client?.communicationSettings;
  const failed = !settings && (error !== undefined || data !== undefined);
  return (
    <chakra.section display="grid" gap="3" aria-label="Communication settings">
      <chakra.h2 fontSize="lg">Communication settings</chakra.h2>
      {failed && <ErrorState title="The communication settings did not load" onRetry={() => void refetch()} />}
      {!settings && !failed && <Skeleton lines={4} />}
      {settings && <SettingsForm clientId={clientId} settings={settings} />}
    </chakra.section>
  );
}

function SettingsForm({ clientId, settings }: { clientId: string; settings: Settings }) {
  const update = useAction(UpdateCommunicationOfClient, {
    failure: 'Please try again later.',
    saysError: true,
    shown: 'inline',
    onSuccess: () => showToast('Settings updated successfully.'),
  });
  const { textsStopped, __typename: _type, ...original } = settings;
  const draft = useFormDraft<Choices>({
    original,
    schema,
    onSave: (values) => update.run({ input: { clientId, ...changesOf(values, original) } }),
  });
  const guard = useLeaveGuard(draft.changed);
  const { register } = draft.form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.canSave) void draft.save();
  };
  return (
    <chakra.form method="post" display="grid" gap="4" noValidate onSubmit={submit}>
      {textsStopped && (
        <Alert tone="info">This client replied STOP, so they get no texts whatever you choose here.</Alert>
      )}
      <Group title="Reminders of appointments and events">
        <Checkbox label="By email" {...register('appointmentReminderEmailEnabled')} />
        <Checkbox label="By text" {...register('appointmentReminderTextEnabled')} />
      </Group>
      <Group title="Payments that are past due">
        <Checkbox label="By email" {...register('paymentPastDueEmailEnabled')} />
        <Checkbox label="By text" {...register('paymentPastDueTextEnabled')} />
      </Group>
      <chakra.p color="textSoft" fontSize="sm">
        Confirmations, changes, cancellations and receipts are always sent. Messages you've switched off for all clients
        aren't sent here either.
      </chakra.p>
      {draft.problem && <Alert tone="error">{draft.problem}</Alert>}
      <chakra.div display="flex" gap="2">
        <Button type="submit" size="sm" disabled={!draft.canSave} loading={draft.saving}>
          Save
        </Button>
        <Button variant="ghost" size="sm" disabled={!draft.changed || draft.saving} onClick={draft.discard}>
          Cancel
        </Button>
      </chakra.div>
      <DiscardQuestion guard={guard} onDiscard={draft.discard} />
    </chakra.form>
  );
}

/** What was not touched stays as another tab may have left it. */
function changesOf(values: Choices, original: Choices): Partial<Choices> {
  const changed = Object.entries(values).filter(([name, value]) => original[name as keyof Choices] !== value);
  return Object.fromEntries(changed);
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.div role="group" aria-labelledby={id} display="grid" gap="2">
      <chakra.p id={id} fontWeight={600} fontSize="sm">
        {title}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" columnGap="5" rowGap="2">
        {children}
      </chakra.div>
    </chakra.div>
  );
}
