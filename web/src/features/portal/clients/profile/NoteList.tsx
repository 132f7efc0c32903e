import { formatDateTime } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/Button.js';
import { chakra } from '../../../../ui/chakra.js';
import { ErrorState } from '../../../../ui/EmptyState.js';
import { Skeleton } from '../../../../ui/Skeleton.js';
import type { Note, Notes } from './useNotes.js';

export interface NoteListProps {
  notes: Notes;
  /** In which the practice reads times, IANA. */
  zone: string;
  /** What is said while there are none. */
  empty: ReactNode;
}

/** Notes with their times, the newest first. */
export function NoteList({
  notes: { notes, failed, retry, hasMore, loadingMore, showMore },
  zone,
  empty,
}: NoteListProps) {
  return (
    <chakra.div display="grid" gap="4" minW="0" aria-busy={(!notes && !failed) || undefined}>
      {failed && <ErrorState title="The notes did not load" onRetry={retry} />}
      {!notes && !failed && <Skeleton lines={4} />}
      {notes?.length === 0 && !failed && empty}
      {notes && notes.length > 0 && (
        <chakra.ol display="grid" gap="4">
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} zone={zone} />
          ))}
        </chakra.ol>
      )}
      {hasMore && (
        <p>
          <Button variant="outline" size="sm" loading={loadingMore} onClick={showMore}>
            Show earlier notes
          </Button>
        </p>
      )}
    </chakra.div>
  );
}

function NoteItem({ note: { text, time, appointmentStartsAt }, zone }: { note: Note; zone: string }) {
  return (
    <chakra.li
      display="grid"
      gap="1"
      pb="4"
      borderBottom="1px solid"
      borderColor="line"
      _last={{ pb: '0', border: '0' }}
    >
      <chakra.p display="flex" flexWrap="wrap" columnGap="3" color="textSoft" fontSize="sm">
        <chakra.time dateTime={time} color="text" fontWeight={600}>
          {shownTime(time, zone)}
        </chakra.time>
        {appointmentStartsAt && <span>Appointment of {shownTime(appointmentStartsAt, zone)}</span>}
      </chakra.p>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </chakra.p>
    </chakra.li>
  );
}

const shownTime = (time: string, zone: string) => formatDateTime(parseOffsetDateTime(time), zone);
