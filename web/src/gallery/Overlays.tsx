import { useState } from 'react';
import { z } from 'zod/mini';
import { ConfirmDialog } from '../portal-ui/ConfirmDialog.js';
import { FlyoutForm } from '../portal-ui/FlyoutForm.js';
import { RichText } from '../portal-ui/RichText.js';
import { Alert } from '../ui/Alert.js';
import { Button } from '../ui/Button.js';
import { chakra } from '../ui/chakra.js';
import { Dialog, Drawer } from '../ui/Dialog.js';
import { Menu } from '../ui/Menu.js';
import { Popover } from '../ui/Popover.js';
import { TextField } from '../ui/TextField.js';
import { showToast } from '../lib/toasts.js';
import { Tooltip } from '../ui/Tooltip.js';
import { LONG_NAME } from './galleryData.js';
import { Specimen, State } from './Specimen.js';

type Overlay = 'dialog' | 'drawer' | 'question' | 'pending' | 'failed' | 'flyout';

const OPENERS: readonly (readonly [overlay: Overlay, label: string])[] = [
  ['dialog', 'Dialog'],
  ['drawer', 'Drawer'],
  ['question', 'ConfirmDialog'],
  ['pending', 'ConfirmDialog, pending'],
  ['failed', 'ConfirmDialog, failed'],
  ['flyout', 'FlyoutForm'],
];

/** What opens over a page. */
export function Overlays() {
  const [open, setOpen] = useState<Overlay>();
  const close = () => setOpen(undefined);
  return (
    <Specimen name="Dialog, Drawer, ConfirmDialog, FlyoutForm, Menu, Popover, Tooltip, toasts">
      <State name="opened by a button" width="whole">
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          {OPENERS.map(([overlay, label]) => (
            <Button key={overlay} variant="outline" onClick={() => setOpen(overlay)}>
              {label}
            </Button>
          ))}
          <SideBySide />
        </chakra.div>
      </State>
      <Dialog open={open === 'dialog'} onClose={close} title="A dialog" description={LONG_NAME}>
        <Alert>Something to know.</Alert>
      </Dialog>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title={LONG_NAME}
        footer={<Button onClick={close}>Close</Button>}
      >
        <p>Details at the edge of the screen.</p>
      </Drawer>
      <ConfirmDialog
        open={open === 'question' || open === 'pending' || open === 'failed'}
        title="Delete this coupon?"
        description="Clients can no longer use it."
        confirm="Delete coupon"
        keep="Keep coupon"
        variant="danger"
        pending={open === 'pending'}
        problem={open === 'failed' ? 'There was an error deleting your coupon' : undefined}
        onConfirm={close}
        onClose={close}
      />
      <ThingFlyout open={open === 'flyout'} onClose={close} />
    </Specimen>
  );
}

function SideBySide() {
  return (
    <>
      <Menu
        trigger={<Button variant="outline">Menu</Button>}
        heading="Maya Rivers"
        entries={[
          { label: 'Edit', icon: 'edit', onSelect: () => showToast('Edited.') },
          { label: 'Delete', icon: 'trash', danger: true, onSelect: () => showToast('It is in use.', 'error') },
        ]}
      />
      <Popover trigger={<Button variant="outline">Popover</Button>} title="Show clients">
        <p>With visits this month</p>
      </Popover>
      <Tooltip content="Sends a mail">
        <Button variant="outline">Tooltip</Button>
      </Tooltip>
      <Button variant="outline" onClick={() => showToast('Settings updated successfully.')}>
        Toast
      </Button>
    </>
  );
}

const SCHEMA = z.object({ name: z.string().check(z.minLength(2, 'Name is required')), about: z.string() });
const ORIGINAL = { name: 'Maya', about: '<p>Twelve years of practice.</p>' };

function ThingFlyout({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <FlyoutForm
      {...{ open, onClose }}
      title="Edit profile"
      original={ORIGINAL}
      schema={SCHEMA}
      onSave={async () => ({ ok: false, message: 'Not saved: nobody listens here.', fieldErrors: {} })}
    >
      {({ register, setValue, formState: { errors } }) => (
        <>
          <TextField label="Name" {...register('name')} error={errors.name?.message} />
          <RichText
            label="About"
            value={ORIGINAL.about}
            onChange={(about) => setValue('about', about, { shouldDirty: true, shouldValidate: true })}
          />
        </>
      )}
    </FlyoutForm>
  );
}
