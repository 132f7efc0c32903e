import { useState } from 'react';
import { isNoted, note } from '../../../lib/deviceNotes.js';
import { ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { IconButton } from '../../../ui/IconButton.js';
import { CALENDAR_SETTINGS, useCalendarProfiles } from './useCalendarProfiles.js';

const KEY = 'yarrow:calendar-sync-dismissed';

export interface CalendarSyncNoticeProps {
  /** Called when the user follows a link. */
  onFollow?: (() => void) | undefined;
}

/** Suggests connecting a calendar (spec portal-operations §2). Dismissed once, it stays hidden on this device. */
export function CalendarSyncNotice({ onFollow }: CalendarSyncNoticeProps) {
  const practice = useCalendarProfiles();
  const [dismissed, setDismissed] = useState(() => isNoted(KEY));
  const dismiss = () => {
    note(KEY);
    setDismissed(true);
  };
  if (dismissed || !practice || practice.calendarProfiles.length > 0) return null;
  return (
    <chakra.section
      aria-label="Calendar sync"
      position="relative"
      display="grid"
      gap="2"
      justifyItems="start"
      mt="4"
      p="3"
      rounded="md"
      bg="surface"
      shadow="sm"
      fontSize="sm"
    >
      <chakra.p pr="8" fontWeight={560}>
        Sync with your calendar
      </chakra.p>
      <chakra.p color="textSoft">Events in your own calendar then block the same times here.</chakra.p>
      <ButtonLink size="sm" variant="outline" href={CALENDAR_SETTINGS} {...(onFollow && { onClick: onFollow })}>
        Connect
      </ButtonLink>
      <chakra.span position="absolute" top="0" right="0">
        <IconButton icon="close" label="Dismiss" onClick={dismiss} />
      </chakra.span>
    </chakra.section>
  );
}
