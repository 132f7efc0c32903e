import { useQuery } from '@apollo/client/react';
import { useId, useRef, useState } from 'react';
import { graphql } from '../../../../gql/gql.js';
import type { AppointmentMovesQuery, SeriesScope } from '../../../../gql/graphql.js';
import { errorMessage } from '../../../../lib/errorMessage.js';
import { ConfirmDialog } from '../../../../portal-ui/ConfirmDialog.js';
import { Alert } from '../../../../ui/Alert.js';
import { Button } from '../../../../ui/Button.js';
import { chakra } from '../../../../ui/chakra.js';
import { RadioCards, type RadioCard } from '../../../../ui/RadioCards.js';
import { Skeleton } from '../../../../ui/Skeleton.js';
import { isComing, type SeriesVisit } from '../../series/useSeriesVisits.js';

const AppointmentMoves = graphql(`
  query AppointmentMoves(
    $appointmentId: ID!
    $startsAt: DateTime
    $endsAt: DateTime
    $locationId: ID
    $editSeries: SeriesScope
  ) {
    appointmentMoves(
      appointmentId: $appointmentId
      startsAt: $startsAt
      endsAt: $endsAt
      locationId: $locationId
      editSeries: $editSeries
    ) {
      appointmentId
      startsAt
      displayTime
      conflicts {
        id
        name
        timeRange
      }
    }
  }
`);

type Move = AppointmentMovesQuery['appointmentMoves'][number];

/** Which visits of a series change, and which of them keep their time. */
export interface SeriesChoice {
  editSeries: SeriesScope;
  keepTimeOf: string[];
}

/** A change of a visit of a series, as the API takes it. */
interface AskedChange {
  appointmentId: string;
  startsAt?: string;
  endsAt?: string;
  locationId?: string;
}

/** Asks which visits of a series to change. Resolves to undefined if the user goes back. */
export function useSeriesQuestion(visits: readonly SeriesVisit[]) {
  const [change, setChange] = useState<AskedChange>();
  const answer = useRef<(choice: SeriesChoice | undefined) => void>(undefined);
  const ask = (next: AskedChange) =>
    new Promise<SeriesChoice | undefined>((resolve) => {
      answer.current = (choice) => {
        setChange(undefined);
        resolve(choice);
      };
      setChange(next);
    });
  const dialog = change && <SeriesDialog {...{ change, visits }} onAnswer={(choice) => answer.current?.(choice)} />;
  return { ask, dialog };
}

interface SeriesDialogProps {
  change: AskedChange;
  visits: readonly SeriesVisit[];
  onAnswer: (choice: SeriesChoice | undefined) => void;
}

function SeriesDialog({ change, visits, onAnswer }: SeriesDialogProps) {
  const [scope, setScope] = useState<SeriesScope>('this_one');
  const [decided, setDecided] = useState<Record<string, 'moved' | 'kept'>>({});
  const { data, error, loading } = useQuery(AppointmentMoves, {
    variables: { ...change, editSeries: scope },
    skip: scope === 'this_one' || !(change.startsAt || change.endsAt || change.locationId),
    // A time may have been booked since.
    fetchPolicy: 'network-only',
  });
  const others = (data?.appointmentMoves ?? []).filter(({ appointmentId }) => appointmentId !== change.appointmentId);
  const moves = scope === 'this_one' || loading ? [] : others;
  /** A conflict keeps a visit at its time, unless the user moves it anyway. */
  const isKept = ({ appointmentId, conflicts }: Move) =>
    (decided[appointmentId] ?? (conflicts.length > 0 ? 'kept' : 'moved')) === 'kept';
  const keepTimeOf = moves.filter(isKept).map(({ appointmentId }) => appointmentId);
  return (
    <ConfirmDialog
      open
      title="Which appointments should change?"
      keep="Go back"
      confirm="Save changes"
      blocked={loading || error !== undefined}
      onConfirm={() => onAnswer({ editSeries: scope, keepTimeOf })}
      onClose={() => onAnswer(undefined)}
    >
      <RadioCards
        legend="Which appointments should change?"
        hideLegend
        value={scope}
        onChange={setScope}
        options={scopesOf(visits, change.appointmentId)}
      />
      {loading && <Skeleton lines={3} />}
      {error && <Alert tone="error">{errorMessage(error)}</Alert>}
      {moves.length > 0 && (
        <MoveList moves={moves} isKept={isKept} onDecide={(id, what) => setDecided({ ...decided, [id]: what })} />
      )}
    </ConfirmDialog>
  );
}

/** What may change. From the first visit to come on, what follows is all of them: the same is not offered twice. */
function scopesOf(visits: readonly SeriesVisit[], id: string): RadioCard<SeriesScope>[] {
  const following = comingFrom(visits, id);
  const all = visits.filter((one) => one.id === id || isComing(one));
  const isSame = all.length > 0 && all.length === following.length;
  return [
    { value: 'this_one', title: 'This one only' },
    { value: 'this_and_following', title: 'This and all following', description: countText(following) },
    ...(isSame ? [] : [{ value: 'all' as const, title: 'All that have not started', description: countText(all) }]),
  ];
}

function comingFrom(visits: readonly SeriesVisit[], id: string): SeriesVisit[] {
  const start = Date.parse(visits.find((visit) => visit.id === id)?.startsAt ?? '');
  return visits.filter((one) => one.id === id || (isComing(one) && Date.parse(one.startsAt) >= start));
}

function countText({ length }: readonly SeriesVisit[]): string {
  if (length === 0) return '';
  return length === 1 ? '1 appointment' : `${length} appointments`;
}

interface MoveListProps {
  moves: readonly Move[];
  isKept: (move: Move) => boolean;
  onDecide: (appointmentId: string, what: 'moved' | 'kept') => void;
}

/** Where the others would be, and what is there; each may keep its time. */
function MoveList({ moves, isKept, onDecide }: MoveListProps) {
  const headingId = useId();
  return (
    <>
      <chakra.h3 id={headingId} color="textSoft" fontWeight={560} fontSize="sm" fontFamily="text">
        New times of the others
      </chakra.h3>
      <chakra.ol
        display="grid"
        maxH="18rem"
        overflowY="auto"
        borderTop="1px solid"
        borderColor="line"
        aria-labelledby={headingId}
      >
        {moves.map((move) => (
          <chakra.li
            key={move.appointmentId}
            display="flex"
            gap="3"
            alignItems="center"
            justifyContent="space-between"
            py="2"
            borderBottom="1px solid"
            borderColor="line"
            fontSize="sm"
          >
            <chakra.span minW="0">
              <chakra.span display="block" textDecoration={isKept(move) ? 'line-through' : 'none'}>
                {move.displayTime}
              </chakra.span>
              {isKept(move) && (
                <chakra.strong display="block" color="textSoft">
                  Keeps its time
                </chakra.strong>
              )}
              {move.conflicts.map(({ id, name, timeRange }) => (
                <chakra.span key={id} display="block" color="warning">
                  {name}, {timeRange}
                </chakra.span>
              ))}
            </chakra.span>
            <Button
              size="sm"
              variant={isKept(move) ? 'outline' : 'ghost'}
              onClick={() => onDecide(move.appointmentId, isKept(move) ? 'moved' : 'kept')}
            >
              {isKept(move) ? 'Move' : 'Keep time'}
              <span className="visually-hidden"> {move.displayTime}</span>
            </Button>
          </chakra.li>
        ))}
      </chakra.ol>
    </>
  );
}
