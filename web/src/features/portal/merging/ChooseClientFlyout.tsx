import { useState } from 'react';
import { ClientPicker } from '../../../portal-ui/ClientPicker.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Drawer } from '../../../ui/Dialog.js';

export interface ChooseClientFlyoutProps {
  client: { id: string; name: string };
  onClose: () => void;
  onChosen: (clientId: string) => void;
}

/** Which other client is the same person. */
export function ChooseClientFlyout({ client, onClose, onChosen }: ChooseClientFlyoutProps) {
  const [other, setOther] = useState('');
  const isSame = other === client.id;
  return (
    <Drawer
      open
      onClose={onClose}
      title={`Merge ${client.name} with another client`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!other || isSame} onClick={() => onChosen(other)}>
            Compare
          </Button>
        </>
      }
    >
      <chakra.div data-density="compact" display="grid" gap="4">
        <p>Choose the other record of the same person. You'll compare the two before anything is merged.</p>
        <ClientPicker
          value={other}
          onChange={setOther}
          error={isSame ? 'This is the same record. Please choose another one.' : undefined}
        />
      </chakra.div>
    </Drawer>
  );
}
