import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import type { InviteClientMutation } from '../../../gql/graphql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useRequestKey } from '../../../lib/useRequestKey.js';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { useAction, type ActionOutcome } from '../../../lib/useAction.js';
import { PhoneField } from '../../../ui/PhoneField.js';
import { TextField } from '../../../ui/TextField.js';
import { showToast } from '../../../lib/toasts.js';
import { UnpublishedNotice } from '../client-import/UnpublishedNotice.js';
import { ClientForm_practice, clientInput, clientRules, clientValues, type ClientValues } from './clientForm.js';

const InviteClient = graphql(`
  mutation InviteClient($clients: [ImportedClientInput!]!, $idempotencyKey: ID) {
    inviteClients(clients: $clients, idempotencyKey: $idempotencyKey) {
      result
      errors {
        message
      }
      erroredClients {
        message
      }
      clientImport {
        id
        existingClients {
          id
          name
        }
      }
    }
  }
`);

export interface InviteClientFlyoutProps {
  open: boolean;
  practice: FragmentType<typeof ClientForm_practice> | undefined;
  onClose: () => void;
}

/** Adds a client and invites them to book: by mail, else by text. */
export function InviteClientFlyout({ open, practice: given, onClose }: InviteClientFlyoutProps) {
  const practice = given && readFragment(ClientForm_practice, given);
  const schema = useMemo(() => clientRules(practice), [practice]);
  const original = useMemo(() => clientValues(practice), [practice]);
  const keyOf = useRequestKey();
  const invite = useAction(InviteClient, {
    failure: "We couldn't send the invitation. Please try again.",
    shown: 'inline',
    mutation: refetchAffected('clients'),
  });
  const save = async (values: ClientValues) => {
    const { firstName, lastName, email, phone } = await clientInput(values);
    const row = { firstName, lastName, email, phone, clientType: 'invited', invitedFrom: 'web_single_invite' };
    const outcome = await invite.run({ clients: [row], idempotencyKey: keyOf(row) });
    if (!outcome.ok) return outcome;
    return outcomeOf(outcome.payload, invitedText(firstName || email || phone, practice?.published));
  };
  return (
    <FlyoutForm
      open={open && practice !== undefined}
      {...{ original, schema, onClose }}
      title="Invite a client"
      saveLabel="Send invitation"
      onSave={save}
    >
      {({ register, control, formState: { errors } }) => (
        <>
          <p>They get a link to book with you: by email, or by text if there's no email.</p>
          {practice?.published === false && <UnpublishedNotice />}
          <TextField label="First name" optional {...register('firstName')} error={errors.firstName?.message} />
          <TextField label="Last name" optional {...register('lastName')} error={errors.lastName?.message} />
          <TextField label="Email" type="email" {...register('email')} error={errors.email?.message} />
          <Controller
            name="phone"
            control={control}
            render={({ field: { value, onChange, onBlur } }) => (
              <PhoneField label="Phone" {...{ value, onChange, onBlur }} error={errors.phone?.message} />
            )}
          />
        </>
      )}
    </FlyoutForm>
  );
}

/** Invitations wait until the practice is published. */
const invitedText = (name: string, published: boolean | undefined): string =>
  published === false ? `${name} will be invited once your profile is published.` : `${name} is invited.`;

/** A row can be refused, or known already, in a call that succeeds. */
function outcomeOf(
  { erroredClients, clientImport }: InviteClientMutation['inviteClients'],
  done: string,
): ActionOutcome {
  const [refused] = erroredClients;
  if (refused) return { ok: false, message: refused.message, fieldErrors: {} };
  const [known] = clientImport?.existingClients ?? [];
  if (known) {
    const message = `${known.name} is already in your directory and wasn't invited again.`;
    return { ok: false, message, fieldErrors: {} };
  }
  showToast(done);
  return { ok: true, payload: undefined };
}
