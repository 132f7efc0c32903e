import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { useAction } from '../../../lib/useAction.js';
import { chakra } from '../../../ui/chakra.js';
import { ClientFields } from './ClientFields.js';
import { ClientForm_client, ClientForm_practice, clientInput, type ClientValues } from './clientForm.js';
import { DeleteClientButton } from './DeleteClientButton.js';
import { EraseClientButton } from './EraseClientButton.js';
import { SAVING_A_CLIENT, useClientForm } from './useClientForm.js';

const EditClient = graphql(`
  mutation EditClient(
    $clientId: ID!
    $firstName: String
    $lastName: String
    $email: String
    $phone: String
    $address: String
    $addressTwo: String
    $city: String
    $state: String
    $postalCode: String
    $country: String
    $notes: String
  ) {
    editClient(
      clientId: $clientId
      firstName: $firstName
      lastName: $lastName
      email: $email
      phone: $phone
      address: $address
      addressTwo: $addressTwo
      city: $city
      state: $state
      postalCode: $postalCode
      country: $country
      notes: $notes
    ) {
      result
      errors {
        message
        field
      }
      client {
        id
        ...ClientForm_client
      }
    }
  }
`);

export interface EditClientFlyoutProps {
  open: boolean;
  client: FragmentType<typeof ClientForm_client>;
  practice: FragmentType<typeof ClientForm_practice>;
  onClose: () => void;
  /** Called when the client is no longer in the directory. */
  onGone: () => void;
}

/** What is known of a client, to be changed, and the ways to part with them. */
export function EditClientFlyout({ open, onClose, onGone, ...given }: EditClientFlyoutProps) {
  const client = readFragment(ClientForm_client, given.client);
  const practice = readFragment(ClientForm_practice, given.practice);
  const { schema, original } = useClientForm(practice, client);
  const edit = useAction(EditClient, {
    success: 'Client edited successfully. ',
    failure: 'Error updating client',
    ...SAVING_A_CLIENT,
  });
  const save = async (values: ClientValues) =>
    edit.run({ clientId: client.id, ...(await changesOf(values, original)) });
  return (
    <FlyoutForm {...{ open, original, schema, onClose }} title={`Edit ${client.name}`} onSave={save}>
      {(form) => (
        <>
          <ClientFields form={form} withNotes={practice.clientNotesEnabled} />
          <chakra.section aria-label="Remove this client" pt="4" borderTop="1px solid" borderColor="line">
            {/* Their texts below the fields. */}
            <chakra.div display="flex" flexWrap="wrap" gap="2" mx="-1.375rem">
              <DeleteClientButton client={client} onDeleted={onGone} />
              <EraseClientButton client={client} onErased={onGone} />
            </chakra.div>
          </chakra.section>
        </>
      )}
    </FlyoutForm>
  );
}

/** What was not touched stays as another tab may have left it. */
async function changesOf(values: ClientValues, original: ClientValues) {
  const [input, stored] = await Promise.all([clientInput(values), clientInput(original)]);
  const changed = Object.entries(input).filter(([name, value]) => stored[name as keyof typeof stored] !== value);
  return Object.fromEntries(changed) as Partial<typeof input>;
}
