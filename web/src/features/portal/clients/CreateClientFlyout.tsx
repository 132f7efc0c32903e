import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { useRequestKey } from '../../../lib/useRequestKey.js';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { useAction } from '../../../lib/useAction.js';
import { ClientFields } from './ClientFields.js';
import { ClientForm_practice, clientInput, type ClientValues } from './clientForm.js';
import { SAVING_A_CLIENT, useClientForm } from './useClientForm.js';

const CreateClient = graphql(`
  mutation CreateClient(
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
    $idempotencyKey: ID
  ) {
    createClient(
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
      idempotencyKey: $idempotencyKey
    ) {
      result
      errors {
        message
        field
      }
      client {
        id
        ...ClientRow_client
      }
    }
  }
`);

export interface CreateClientFlyoutProps {
  open: boolean;
  practice: FragmentType<typeof ClientForm_practice> | undefined;
  onClose: () => void;
}

/** The form for a new client. It waits for the practice, whose country and own address its rules need. */
export function CreateClientFlyout({ open, practice: given, onClose }: CreateClientFlyoutProps) {
  const practice = given && readFragment(ClientForm_practice, given);
  const { schema, original } = useClientForm(practice);
  const keyOf = useRequestKey();
  const create = useAction(CreateClient, {
    success: 'Client added successfully',
    failure: 'Error creating client',
    ...SAVING_A_CLIENT,
  });
  const save = async (values: ClientValues) => {
    const input = await clientInput(values);
    return create.run({ ...input, idempotencyKey: keyOf(input) });
  };
  return (
    <FlyoutForm
      open={open && practice !== undefined}
      {...{ original, schema, onClose }}
      title="Create client"
      saveLabel="Create client"
      onSave={save}
    >
      {(form) => <ClientFields form={form} withNotes={practice?.clientNotesEnabled ?? false} />}
    </FlyoutForm>
  );
}
