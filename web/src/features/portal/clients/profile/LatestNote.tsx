import { Card } from '../../../../ui/Card.js';
import { chakra, RouteLink } from '../../../../ui/chakra.js';
import { clientHref } from '../clientHref.js';
import { NoteList } from './NoteList.js';
import { useNotes } from './useNotes.js';

/** The newest note about a client, and the way to all of them. */
export function LatestNote({ clientId, zone }: { clientId: string; zone: string }) {
  const notes = useNotes({ clientId, limit: 1 });
  const { total } = notes;
  const more = total > 1 ? `See all ${total.toLocaleString('en-US')} notes` : 'Write a note';
  return (
    <Card as="section">
      <chakra.div display="grid" gap="3">
        <chakra.header display="flex" flexWrap="wrap" gap="3" alignItems="baseline" justifyContent="space-between">
          <chakra.h2 fontSize="lg">Latest note</chakra.h2>
          <chakra.span fontSize="sm">
            <RouteLink href={clientHref(clientId, 'notes')}>{more}</RouteLink>
          </chakra.span>
        </chakra.header>
        <NoteList
          notes={{ ...notes, hasMore: false }}
          zone={zone}
          empty={
            <chakra.p color="textSoft" fontSize="sm">
              No notes yet.
            </chakra.p>
          }
        />
      </chakra.div>
    </Card>
  );
}
