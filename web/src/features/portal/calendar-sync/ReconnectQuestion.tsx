import { useEffect, useState } from 'react';
import { note } from '../../../lib/deviceNotes.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { CALENDAR_SETTINGS } from './useCalendarProfiles.js';

export interface ReconnectQuestionProps {
  /** Where the device notes that it was seen. */
  noteKey: string;
}

/** Asks to connect the calendar again. */
export function ReconnectQuestion({ noteKey }: ReconnectQuestionProps) {
  const [open, setOpen] = useState(true);
  useEffect(() => note(noteKey), [noteKey]);
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Reconnect your calendar"
      description="We've lost access to your Google calendar. Please reconnect it so its times stay blocked here and your appointments show up there."
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            Not now
          </Button>
          <ButtonLink href={CALENDAR_SETTINGS} onClick={close}>
            Reconnect
          </ButtonLink>
        </>
      }
    />
  );
}
