import { formatDateTime } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod/mini';
import { graphql } from '../../../../gql/gql.js';
import type { VisitForNotesQuery } from '../../../../gql/graphql.js';
import { FlyoutForm } from '../../../../portal-ui/FlyoutForm.js';
import { chakra } from '../../../../ui/chakra.js';
import { Drawer } from '../../../../ui/Dialog.js';
import { ErrorState } from '../../../../ui/EmptyState.js';
import { Skeleton } from '../../../../ui/Skeleton.js';
import { TextArea } from '../../../../ui/TextField.js';
import { showToast } from '../../../../lib/toasts.js';
import { NoteList } from './NoteList.js';
import { NotInPlan } from './NotInPlan.js';
import { noteText, useAddNote } from './useAddNote.js';
import { useNotes } from './useNotes.js';

const VisitForNotes = graphql(`
  query VisitForNotes($instantActionToken: String!) {
    tokenAppointment(instantActionToken: $instantActionToken) {
      id
      startsAt
      timeZone
      client {
        id
      }
      appointmentServices {
        id
        name
      }
    }
  }
`);

const TITLE = 'Add notes';
/** Notes of one visit that are shown at once. */
const SHOWN = 20;
const schema = z.object({ text: noteText });
const EMPTY = { text: '' };
/** The form is there before what it is about. */
const NOT_YET = { ok: false, message: "The appointment hasn't loaded yet.", fieldErrors: {} } as const;

export interface VisitNotesFlyoutProps {
  clientId: string;
  keepsNotes: boolean;
  /** The visit's `instantActionToken`. */
  token: string;
  onClose: () => void;
}

/** Adds notes about one visit of a client (spec portal operations §2: `/portal/clients/{id}#{instantActionToken}`). */
export function VisitNotesFlyout({ clientId, keepsNotes, token, onClose }: VisitNotesFlyoutProps) {
  const { data, error, refetch } = useQuery(VisitForNotes, {
    variables: { instantActionToken: token },
    fetchPolicy: 'cache-and-network',
    skip: !keepsNotes,
  });
  const { save } = useAddNote(clientId);
  const visit = data?.tokenAppointment;
  // The visit may belong to another client.
  const unknown = data !== undefined && !error && visit?.client?.id !== clientId;
  const leave = useEffectEvent(() => {
    showToast('Appointment not found', 'error');
    onClose();
  });
  useEffect(() => {
    if (unknown) leave();
  }, [unknown]);
  if (unknown) return null;
  if (!keepsNotes) {
    return (
      <Drawer open onClose={onClose} title={TITLE}>
        <NotInPlan clientId={clientId} />
      </Drawer>
    );
  }
  return (
    <FlyoutForm
      open
      title={TITLE}
      original={EMPTY}
      {...{ schema, onClose }}
      onSave={async ({ text }) => (visit ? save(text, visit.id) : NOT_YET)}
    >
      {({ register, formState: { errors } }) => (
        <>
          {!visit && error && <ErrorState title="Error fetching event" onRetry={() => void refetch()} />}
          {!visit && !error && <Skeleton lines={2} />}
          {visit && <VisitFacts visit={visit} />}
          <TextArea
            label="Notes"
            rows={6}
            hint="Only you see your notes."
            {...register('text')}
            error={errors.text?.message}
          />
          {visit && <NotesSoFar clientId={clientId} visit={visit} />}
        </>
      )}
    </FlyoutForm>
  );
}

type Visit = NonNullable<VisitForNotesQuery['tokenAppointment']>;

function VisitFacts({ visit }: { visit: Visit }) {
  return (
    <p>
      <chakra.strong display="block" fontWeight={600}>
        {formatDateTime(parseOffsetDateTime(visit.startsAt), visit.timeZone)}
      </chakra.strong>
      {visit.appointmentServices.map(({ name }) => name).join(', ')}
    </p>
  );
}

function NotesSoFar({ clientId, visit }: { clientId: string; visit: Visit }) {
  const notes = useNotes({ clientId, appointmentId: visit.id, limit: SHOWN });
  return (
    <chakra.section display="grid" gap="3" pt="4" borderTop="1px solid" borderColor="line">
      <chakra.h3 fontSize="lg">Notes so far</chakra.h3>
      <NoteList
        {...{ notes, zone: visit.timeZone }}
        empty={
          <chakra.p color="textSoft" fontSize="sm">
            No notes about this appointment yet.
          </chakra.p>
        }
      />
    </chakra.section>
  );
}
