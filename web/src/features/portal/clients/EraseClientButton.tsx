import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { CONNECTION_MESSAGE } from '../../../lib/userErrors.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { showToast } from '../../../ui/toasts.js';
import { FormMessage } from '../../accounts/FormMessage.js';

const EraseClient = graphql(`
  mutation EraseClient($input: EraseClientInput!) {
    eraseClient(input: $input) {
      result
      errors {
        message
      }
      client {
        id
        name
        email
        phone
      }
    }
  }
`);

export interface EraseClientButtonProps {
  client: { id: string; name: string };
  onErased: () => void;
}

/** Erases what the practice keeps of a contact, after a question that says what goes and what stays. */
export function EraseClientButton({ client, onErased }: EraseClientButtonProps) {
  const [asking, setAsking] = useState(false);
  const [message, setMessage] = useState('');
  const [erase, { loading }] = useMutation(EraseClient, refetchAffected('clients'));
  const close = () => {
    setMessage('');
    setAsking(false);
  };
  const confirm = async () => {
    setMessage('');
    const { data } = await erase({ variables: { input: { clientId: client.id } } });
    if (data?.eraseClient.result !== 'success') {
      return setMessage(data?.eraseClient.errors[0]?.message ?? CONNECTION_MESSAGE);
    }
    showToast(`${client.name} is erased.`);
    onErased();
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Erase client
      </Button>
      <Dialog
        role="alertdialog"
        open={asking}
        onClose={close}
        title={`Erase ${client.name}?`}
        description="Their name, contact details, notes, intake answers and saved cards go for good. Past visits and payments stay in your books without a name; reviews stay as they were signed. This cannot be taken back."
        actions={
          <>
            <Button variant="ghost" onClick={close}>
              Keep client
            </Button>
            <Button variant="danger" loading={loading} onClick={() => void confirm()}>
              Erase client
            </Button>
          </>
        }
      >
        <FormMessage>{message}</FormMessage>
      </Dialog>
    </>
  );
}
