import { formatDateTime } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useState, type ReactNode } from 'react';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import type { CalendarProblem, ConnectedAccount_ProfileFragment } from '../../../gql/graphql.js';
import { useAction } from '../../../lib/useAction.js';
import { Alert } from '../../../ui/Alert.js';
import { Badge } from '../../../ui/Badge.js';
import { chakra } from '../../../ui/chakra.js';
import { Switch } from '../../../ui/Switch.js';
import { ConnectButton } from './ConnectButton.js';
import { PROVIDERS } from './providers.js';
import { RemoveProfileButton } from './RemoveProfileButton.js';

const ConnectedAccountProfile = graphql(`
  fragment ConnectedAccount_profile on CalendarProfile {
    id
    profileId
    profileName
    providerName
    erroredAt
    calendars {
      id
      calendarName
      active
      readAt
      unreadSince
      problem
      writable
    }
  }
`);

const UpdateCronofyCalendars = graphql(`
  mutation UpdateCronofyCalendars($calendars: [CalendarActivityInput!]!) {
    updateCronofyCalendars(calendars: $calendars) {
      result
      errors {
        code
        message
        field
      }
      calendarProfiles {
        id
        ...ConnectedAccount_profile
      }
    }
  }
`);

const PROBLEMS: Record<CalendarProblem, string> = {
  unreachable: "Its address doesn't respond.",
  no_calendar: "There's no calendar at this address.",
  too_large: 'It has more entries than we can read.',
  access_lost: 'We no longer have access to this account.',
};

type Calendar = ConnectedAccount_ProfileFragment['calendars'][number];

export interface ConnectedAccountProps {
  profile: FragmentType<typeof ConnectedAccountProfile>;
  practiceId: string;
  /** Id of the calendar that visits are written to, in this account or another. */
  writeCalendarId: string | undefined;
  zone: string;
}

/** An account and its calendars, each of which can be switched off. */
export function ConnectedAccount({ profile: masked, practiceId, writeCalendarId, zone }: ConnectedAccountProps) {
  const profile = readFragment(ConnectedAccountProfile, masked);
  const { profileName, providerName, calendars, erroredAt } = profile;
  return (
    <chakra.li display="grid" gap="3" minW="0">
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" justifyContent="space-between">
        <chakra.div flex="1 1 10rem" minW="0">
          <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
            <chakra.h3 fontSize="md" overflowWrap="anywhere">
              {profileName}
            </chakra.h3>
            {erroredAt && <Badge tone="danger">Disconnected</Badge>}
          </chakra.div>
          <chakra.p color="textSoft" fontSize="sm">
            {PROVIDERS[providerName]}
          </chakra.p>
        </chakra.div>
        <RemoveProfileButton {...profile} isWritten={calendars.some(({ id }) => id === writeCalendarId)} />
      </chakra.div>
      {erroredAt && <AccessLost profile={profile} practiceId={practiceId} />}
      <chakra.ul display="grid" gap="3" aria-label={`Calendars of ${profileName}`}>
        {calendars.map((calendar) => (
          <CalendarSwitch key={calendar.id} calendar={calendar} zone={zone} />
        ))}
      </chakra.ul>
    </chakra.li>
  );
}

function AccessLost({ profile, practiceId }: { profile: ConnectedAccount_ProfileFragment; practiceId: string }) {
  const { providerName, profileName } = profile;
  return (
    <Alert
      tone="error"
      interrupts={false}
      title="We lost access to this account"
      action={
        <ConnectButton
          provider={providerName}
          practiceId={practiceId}
          text="Reconnect"
          label={`Reconnect ${profileName}`}
        />
      }
    >
      We can't read its calendars or add visits to them. Reconnect it to keep your times up to date.
    </Alert>
  );
}

function CalendarSwitch({ calendar, zone }: { calendar: Calendar; zone: string }) {
  const { id, calendarName, active } = calendar;
  const update = useAction(UpdateCronofyCalendars, { failure: 'There was an error updating calendars' });
  const [wanted, setWanted] = useState<boolean>();
  const turn = async (next: boolean) => {
    setWanted(next);
    await update.run({ calendars: [{ id, active: next }] });
    setWanted(undefined);
  };
  return (
    <chakra.li display="grid" gap="1" pl="3" borderLeft="2px solid" borderColor="line" minW="0">
      <Switch
        label={`Block the times of ${calendarName}`}
        checked={wanted ?? active}
        disabled={update.pending}
        onChange={(next) => void turn(next)}
      />
      <Health calendar={calendar} zone={zone} />
    </chakra.li>
  );
}

function Health({ calendar: { active, readAt, unreadSince, problem }, zone }: { calendar: Calendar; zone: string }) {
  const at = (instant: string) => formatDateTime(parseOffsetDateTime(instant), zone);
  if (!active) return <Line>These times can still be booked.</Line>;
  if (!unreadSince) return <Line>{readAt ? `Last read ${at(readAt)}` : "We'll read it in a moment."}</Line>;
  return (
    <chakra.div display="grid" gap="1" justifyItems="start">
      <Badge tone="danger">Can't be read</Badge>
      <Line>
        {problem && PROBLEMS[problem]} It could not be read since {at(unreadSince)}. What it held then stays blocked.
        After an hour, new bookings wait for your approval until it can be read again
        {problem === 'access_lost' ? '.' : '; we keep trying.'}
      </Line>
    </chakra.div>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <chakra.p color="textSoft" fontSize="sm">
      {children}
    </chakra.p>
  );
}
