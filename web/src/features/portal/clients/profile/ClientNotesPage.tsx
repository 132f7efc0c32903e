import { Card } from '../../../../ui/Card.js';
import { chakra } from '../../../../ui/chakra.js';
import { EmptyState } from '../../../../ui/EmptyState.js';
import { ClientFrame, type ProfileOf } from './ClientFrame.js';
import { NewNote } from './NewNote.js';
import { NoteList } from './NoteList.js';
import { NotInPlan } from './NotInPlan.js';
import { useNotes } from './useNotes.js';

/** Notes that are asked for at once. */
const PAGE_SIZE = 50;

/** /portal/clients/{id}/notes: what the practice writes down of a client, each note with its time. */
export function ClientNotesPage() {
  return (
    <ClientFrame page="notes">
      {(profile) => (profile.keepsNotes ? <ClientNotes {...profile} /> : <NotInPlan clientId={profile.client.id} />)}
    </ClientFrame>
  );
}

function ClientNotes({ client, zone }: ProfileOf) {
  const notes = useNotes({ clientId: client.id, limit: PAGE_SIZE });
  return (
    <>
      <Card as="section">
        <NewNote clientId={client.id} />
      </Card>
      {client.notes && <GeneralNotes text={client.notes} />}
      <Card as="section">
        <chakra.h2 mb="4" fontSize="lg">
          Notes
        </chakra.h2>
        <NoteList
          {...{ notes, zone }}
          empty={
            <EmptyState icon="edit" title="No notes yet">
              Notes you write about {client.name} appear here, newest first.
            </EmptyState>
          }
        />
      </Card>
    </>
  );
}

/** What stands in the form of the client. */
function GeneralNotes({ text }: { text: string }) {
  return (
    <Card as="section" tone="tint">
      <chakra.h2 mb="2" fontSize="lg">
        In the client’s details
      </chakra.h2>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </chakra.p>
    </Card>
  );
}
