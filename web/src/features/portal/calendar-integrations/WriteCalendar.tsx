import { useState } from 'react';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import type { WriteCalendar_PracticeFragment } from '../../../gql/graphql.js';
import { useAction } from '../../../lib/useAction.js';
import { Card } from '../../../ui/Card.js';
import { chakra } from '../../../ui/chakra.js';
import { Select } from '../../../ui/Select.js';

const WriteCalendarPractice = graphql(`
  fragment WriteCalendar_practice on Practice {
    id
    writeCalendar {
      calendarId
      calendarName
      providerName
      profileName
    }
    calendarProfiles {
      id
      profileName
      calendars {
        id
        calendarName
        writable
      }
    }
  }
`);

const UpdateCronofyClient = graphql(`
  mutation UpdateCronofyClient($writeCalendarId: ID) {
    updateCronofyClient(writeCalendarId: $writeCalendarId) {
      result
      errors {
        code
        message
        field
      }
      practice {
        id
        writeCalendar {
          calendarId
          calendarName
          providerName
          profileName
        }
        changedCalendarEntries {
          id
          ...ChangedEntry_entry
        }
      }
    }
  }
`);

export interface WriteCalendarProps {
  practice: FragmentType<typeof WriteCalendarPractice>;
}

/** The calendar that visits are written to. A choice is saved at once. */
export function WriteCalendar({ practice: masked }: WriteCalendarProps) {
  const practice = readFragment(WriteCalendarPractice, masked);
  const calendars = choicesOf(practice);
  return (
    <Card as="section">
      <chakra.h2 mb="3" fontSize="lg">
        Write calendar
      </chakra.h2>
      {calendars.length > 0 ? (
        <Choice calendars={calendars} current={practice.writeCalendar?.calendarId ?? ''} />
      ) : (
        <chakra.p color="textSoft">
          To see your visits in your own calendar, connect an account that lets us add to it. iCal feeds are read only.
        </chakra.p>
      )}
    </Card>
  );
}

interface ChoiceProps {
  calendars: readonly { value: string; label: string }[];
  /** Empty for none. */
  current: string;
}

function Choice({ calendars, current }: ChoiceProps) {
  const [wanted, setWanted] = useState<string>();
  const update = useAction(UpdateCronofyClient, {
    success: 'Write calendar saved.',
    failure: 'Failed to update write calendar',
  });
  const choose = async (calendarId: string) => {
    setWanted(calendarId);
    await update.run({ writeCalendarId: calendarId || null });
    setWanted(undefined);
  };
  return (
    <Select
      label="Add visits to"
      placeholder="None"
      hint="We add the name of the service and a link to the visit, never details of your client. When a visit is moved or cancelled, its entry follows."
      options={calendars}
      value={wanted ?? current}
      disabled={update.pending}
      onChange={({ target }) => void choose(target.value)}
    />
  );
}

/** Writable calendars, and the current one even if it is no longer writable. */
function choicesOf({ writeCalendar, calendarProfiles }: WriteCalendar_PracticeFragment) {
  const choices = calendarProfiles.flatMap(({ profileName, calendars }) =>
    calendars
      .filter(({ writable }) => writable)
      .map(({ id, calendarName }) => ({ value: id, label: `${calendarName} (${profileName})` })),
  );
  if (!writeCalendar || choices.some(({ value }) => value === writeCalendar.calendarId)) return choices;
  const { calendarId, calendarName, profileName } = writeCalendar;
  return [...choices, { value: calendarId, label: `${calendarName} (${profileName})` }];
}
