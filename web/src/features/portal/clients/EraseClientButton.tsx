import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { CONNECTION_MESSAGE } from '../../../lib/userErrors.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';

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
  const erase = useAction(EraseClient, {
    success: `${client.name} is erased.`,
    failure: CONNECTION_MESSAGE,
    shown: 'inline',
    mutation: refetchAffected('clients'),
    onSuccess: onErased,
  });
  const close = () => {
    erase.clear();
    setAsking(false);
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Erase client
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Erase ${client.name}?`}
        description="Their name, contact details, notes, intake answers and saved cards are deleted for good. Past visits and payments stay in your books without a name; reviews stay as signed. This can't be undone."
        keep="Keep client"
        confirm="Erase client"
        variant="danger"
        pending={erase.pending}
        problem={erase.message}
        onConfirm={() => void erase.run({ input: { clientId: client.id } })}
        onClose={close}
      />
    </>
  );
}
