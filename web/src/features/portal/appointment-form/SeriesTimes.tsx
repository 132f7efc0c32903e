import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { graphql } from '../../../gql/gql.js';
import type { RecurringTimesQuery } from '../../../gql/graphql.js';
import { errorMessage } from '../../../lib/errorMessage.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import type { AppointmentValues } from './appointmentRules.js';
import { fateOf, patternInput, type Repeat, type TimeFate } from './repeat.js';
import { instantsOfVisit, isWhole, minutesOf } from './visitTime.js';

const RecurringTimes = graphql(`
  query RecurringTimes(
    $practiceId: ID!
    $startsAt: DateTime!
    $recurrencePattern: RecurrencePatternInput
    $duration: Int!
    $locationId: ID
  ) {
    recurringTimes(
      practiceId: $practiceId
      startsAt: $startsAt
      recurrencePattern: $recurrencePattern
      duration: $duration
      locationId: $locationId
    ) {
      startsAt
      displayTime
      conflicts {
        id
        name
        type
        timeRange
      }
    }
  }
`);

type RecurringTime = RecurringTimesQuery['recurringTimes'][number];

interface SeriesTimesProps {
  form: UseFormReturn<AppointmentValues>;
  practiceId: string;
  zone: string;
  most: number;
}

/** The times of the series: what is there already is skipped, and may be included; any time may be removed. */
export function SeriesTimes({ form, practiceId, zone, most }: SeriesTimesProps) {
  const { control, setValue } = form;
  const [repeat, date, start, end, locationId] = useWatch({
    control,
    name: ['repeat', 'date', 'start', 'end', 'locationId'],
  });
  const time = { date, start, end };
  const pattern = patternInput({ ...repeat, count: Math.min(repeat.count, most) });
  const complete = pattern !== undefined && isWhole(time);
  const { data, error, loading } = useQuery(RecurringTimes, {
    variables: {
      practiceId,
      startsAt: complete ? instantsOfVisit(time, zone).startsAt : '',
      recurrencePattern: pattern ?? null,
      duration: isWhole(time) ? minutesOf(time) : 0,
      locationId: locationId || null,
    },
    skip: !complete,
    // A time may have been booked since.
    fetchPolicy: 'network-only',
  });
  const times = useMemo(() => (complete && !loading && data?.recurringTimes) || [], [complete, loading, data]);
  const having = (fate: TimeFate) =>
    times.filter((one) => fateOf(one, repeat) === fate).map(({ startsAt }) => startsAt);
  const [booked, skipped] = [having('booked').length, having('skipped')];
  const tooMany = booked > most;
  const ready = booked > 0 && !error && !tooMany;
  const wasReady = repeat.ready;
  useEffect(() => {
    if (ready !== wasReady) setValue('repeat.ready', ready, { shouldValidate: true });
  }, [ready, wasReady, setValue]);
  const [seen, known] = [skipped.join(), repeat.skipped.join()];
  useEffect(() => {
    if (seen !== known) setValue('repeat.skipped', seen ? seen.split(',') : []);
  }, [seen, known, setValue]);
  const decide = (part: Pick<Repeat, 'included' | 'removed'>) =>
    setValue('repeat', { ...repeat, ...part }, { shouldDirty: true, shouldValidate: true });

  if (complete && loading) return <Skeleton lines={4} />;
  if (error) return <Alert tone="error">{errorMessage(error)}</Alert>;
  if (!complete) return null;
  return (
    <chakra.div display="grid" gap="2">
      <chakra.p role="status" fontWeight={560} fontSize="sm">
        {booked === 1 ? '1 appointment' : `${booked} appointments`} of {times.length}
      </chakra.p>
      {tooMany && (
        <Alert tone="error">
          {`You can create at most ${most} appointments at once. You are currently attempting to create ${booked} appointments. Please select a different frequency or end date.`}
        </Alert>
      )}
      <chakra.ol display="grid" borderTop="1px solid" borderColor="line">
        {times.map((one) => (
          <TimeRow key={one.startsAt} time={one} fate={fateOf(one, repeat)} {...{ repeat, decide }} />
        ))}
      </chakra.ol>
      {booked === 0 && <Alert tone="error">There are no times left in this series.</Alert>}
    </chakra.div>
  );
}

interface TimeRowProps {
  time: RecurringTime;
  fate: TimeFate;
  repeat: Repeat;
  decide: (part: Pick<Repeat, 'included' | 'removed'>) => void;
}

const WORDS: Record<TimeFate, string> = { booked: '', skipped: 'Skipped', removed: 'Removed' };

function TimeRow({ time: { startsAt, displayTime, conflicts }, fate, repeat, decide }: TimeRowProps) {
  const without = (list: readonly string[]) => list.filter((other) => other !== startsAt);
  const include = () => decide({ included: [...without(repeat.included), startsAt], removed: without(repeat.removed) });
  const remove = () => decide({ included: without(repeat.included), removed: [...repeat.removed, startsAt] });
  return (
    <chakra.li
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
        <chakra.span display="block" textDecoration={fate === 'booked' ? 'none' : 'line-through'}>
          {displayTime}
        </chakra.span>
        {fate !== 'booked' && (
          <chakra.strong display="block" color="textSoft">
            {WORDS[fate]}
          </chakra.strong>
        )}
        {conflicts.map(({ id, name, timeRange }) => (
          <chakra.span key={id} display="block" color="warning">
            {name}, {timeRange}
          </chakra.span>
        ))}
      </chakra.span>
      {fate === 'booked' ? (
        <Button size="sm" variant="ghost" onClick={remove}>
          Remove<span className="visually-hidden"> {displayTime}</span>
        </Button>
      ) : (
        <Button size="sm" variant="outline" onClick={include}>
          Include<span className="visually-hidden"> {displayTime}</span>
        </Button>
      )}
    </chakra.li>
  );
}
