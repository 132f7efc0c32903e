import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPage.js';
import { Overlay } from '../../../portal-ui/Overlay.js';
import { Button } from '../../../ui/Button.js';

const SplitClientFlyout = lazyPart(async () => (await import('./SplitClientFlyout.js')).SplitClientFlyout);

/** Opens the form that moves another person's records to a new client. */
export function SplitClientButton({ clientId }: { clientId: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        Split client
      </Button>
      {open && (
        <Overlay onClose={close}>
          <SplitClientFlyout clientId={clientId} onClose={close} />
        </Overlay>
      )}
    </>
  );
}
