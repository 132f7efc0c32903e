import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@apollo/client/react';
import { useMemo, type KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { graphql } from '../../../gql/gql.js';
import { phoneCountryOf } from '../../../lib/phoneCountry.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useRequestKey } from '../../../lib/useRequestKey.js';
import { useAction } from '../../../lib/useAction.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import {
  clientInput,
  clientRules,
  emptyClient,
  type ClientValues,
  type OwnContact,
} from '../appointment-form/clientChoice.js';
import { ClientFields } from '../appointment-form/ClientFields.js';

const OwnContactQuery = graphql(`
  query OwnContact {
    currentPractice {
      id
      countryCode
      email
      phone
    }
  }
`);

const AddClientToBookableEvent = graphql(`
  mutation AddClientToBookableEvent(
    $bookableEventId: ID!
    $clientId: ID
    $clientParams: AppointmentClientInput
    $idempotencyKey: ID
  ) {
    addClientToBookableEvent(
      bookableEventId: $bookableEventId
      clientId: $clientId
      clientParams: $clientParams
      idempotencyKey: $idempotencyKey
    ) {
      result
      errors {
        message
      }
      registrationsCount
      bookableEvent {
        id
        clientsCount
        atCapacity
      }
    }
  }
`);

export interface AddRegistrantProps {
  eventId: string;
  onDone: () => void;
}

/** Registers one of the practice's clients, or a new one, for a group event. */
export function AddRegistrant(props: AddRegistrantProps) {
  const { data, error, refetch } = useQuery(OwnContactQuery);
  const practice = data?.currentPractice;
  if (practice) return <AddForm {...props} own={practice} countryCode={practice.countryCode} />;
  return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton lines={3} />;
}

interface AddFormProps extends AddRegistrantProps {
  own: OwnContact;
  countryCode: string;
}

function AddForm({ eventId, onDone, own, countryCode }: AddFormProps) {
  const schema = useMemo(() => z.object({ client: clientRules(own) }), [own]);
  const form = useForm<{ client: ClientValues }>({
    defaultValues: { client: emptyClient(phoneCountryOf(countryCode)) },
    resolver: zodResolver(schema),
    mode: 'onTouched',
  });
  const keyOf = useRequestKey();
  const add = useAction(AddClientToBookableEvent, {
    success: 'Client added to event',
    failure: 'Failed to add client to event',
    reasons: 'appended',
    shown: 'inline',
    // A new one stands in the directory too.
    mutation: refetchAffected('clients'),
    onSuccess: onDone,
  });
  const submit = form.handleSubmit(async ({ client }) => {
    const { clientId, client: clientParams } = { clientId: null, client: null, ...(await clientInput(client)) };
    const place = { bookableEventId: eventId, clientId, clientParams };
    await add.run({ ...place, idempotencyKey: keyOf(place) });
  });
  return (
    <chakra.section
      role="group"
      aria-label="Add client"
      display="grid"
      gap="4"
      p="4"
      border="1px solid"
      borderColor="line"
      rounded="md"
      onKeyDown={(event) => enters(event) && void submit()}
    >
      <ClientFields form={form} />
      {add.message && <Alert tone="error">{add.message}</Alert>}
      <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="flex-end">
        <Button size="sm" variant="ghost" disabled={add.pending} onClick={onDone}>
          Cancel
        </Button>
        <Button size="sm" loading={add.pending} onClick={() => void submit()}>
          Add to event
        </Button>
      </chakra.div>
    </chakra.section>
  );
}

/** Enter in a line of text adds; in the list of clients it chooses. */
function enters(event: KeyboardEvent): boolean {
  const { target, key } = event;
  return key === 'Enter' && target instanceof HTMLInputElement && target.role !== 'combobox';
}
