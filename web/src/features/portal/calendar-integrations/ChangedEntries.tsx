import { formatDateTime } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useId } from 'react';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import type { CalendarEntryChange, ChangedEntry_EntryFragment } from '../../../gql/graphql.js';
import type { useKeptFocus } from '../../../portal-ui/useKeptFocus.js';
import { Card } from '../../../ui/Card.js';
import { chakra } from '../../../ui/chakra.js';
import { ChangedEntryActions } from './ChangedEntryActions.js';

const ChangedEntryFragment = graphql(`
  fragment ChangedEntry_entry on ChangedCalendarEntry {
    id
    change
    appointmentId
    bookableEventId
    title
    startsAt
    timeZone
  }
`);

const OF_VISIT: Record<CalendarEntryChange, string> = {
  deleted: 'You deleted this in your calendar. The visit still takes place.',
  moved: 'You moved this in your calendar. The visit is still at this time.',
};

const OF_EVENT: Record<CalendarEntryChange, string> = {
  deleted: 'You deleted this in your calendar. The event still takes place.',
  moved: 'You moved this in your calendar. The event is still at this time.',
};

export interface ChangedEntriesProps {
  entries: readonly FragmentType<typeof ChangedEntryFragment>[];
  /** Belongs to the page: this list unmounts with its last entry. */
  kept: ReturnType<typeof useKeptFocus<HTMLUListElement>>;
}

/** Entries of the write calendar that no longer match their visit or group event. */
export function ChangedEntries({ entries, kept }: ChangedEntriesProps) {
  const shown = readFragment(ChangedEntryFragment, entries);
  if (shown.length === 0) return null;
  return (
    <Card as="section">
      <chakra.h2 mb="3" fontSize="lg">
        Changed in your calendar
      </chakra.h2>
      <chakra.ul aria-label="Changed in your calendar" display="grid" gap="5" {...kept}>
        {shown.map((entry) => (
          <ChangedEntry key={entry.id} entry={entry} />
        ))}
      </chakra.ul>
    </Card>
  );
}

function ChangedEntry({ entry }: { entry: ChangedEntry_EntryFragment }) {
  const { change, bookableEventId, title, startsAt, timeZone } = entry;
  const id = useId();
  return (
    <chakra.li display="grid" gap="2" minW="0">
      <div id={id}>
        <chakra.h3 fontSize="md" overflowWrap="anywhere">
          {title}
        </chakra.h3>
        <p>{formatDateTime(parseOffsetDateTime(startsAt), timeZone)}</p>
      </div>
      <chakra.p color="textSoft" fontSize="sm">
        {(bookableEventId ? OF_EVENT : OF_VISIT)[change]}
      </chakra.p>
      <ChangedEntryActions entry={entry} describedBy={id} />
    </chakra.li>
  );
}
