import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { closeStep, OPENED_HERE } from '../../../lib/openedHere.js';
import type { ChosenTime } from '../event-form/eventSpan.js';
import { hashOf, NEW_HASHES, taskOf, type NewType } from './calendarTask.js';
import type { DrawnEntry } from './calendarEntries.js';
import { useAddressHash } from '../../../lib/useAddressHash.js';
import { useHandedOver } from './useHandedOver.js';

const GROUP_EVENT = 'groupEventId';

/** What lies over the calendar, as the address says, so that Back, a reload and a link open and close it too. */
export function useCalendarTask() {
  const [hash, setHash] = useAddressHash();
  const [params, setParams] = useSearchParams();
  const groupEventId = params.get(GROUP_EVENT) ?? '';
  const [chosen, setChosen] = useState<ChosenTime>();
  const [handedOver, forgetHandedOver] = useHandedOver();
  const task = useMemo(() => taskOf(hash, groupEventId), [hash, groupEventId]);
  const creating = task?.opens === 'new';
  const [wasCreating, setWasCreating] = useState(creating);
  if (creating !== wasCreating) {
    setWasCreating(creating);
    // Also where Back has closed it.
    if (!creating) {
      setChosen(undefined);
      forgetHandedOver();
    }
  }

  const openGroupEvent = (id: string | undefined, options: { state?: object; replace?: boolean }) =>
    setParams((current) => {
      if (id) current.set(GROUP_EVENT, id);
      else current.delete(GROUP_EVENT);
      return current;
    }, options);
  const open = ({ subject }: DrawnEntry) => {
    if (subject.kind === 'appointment') setHash(subject.appointment.instantActionToken);
    else if (subject.kind === 'personal') setHash(hashOf('personal', subject.event.id));
    else if (subject.kind === 'busy') setHash(hashOf('busy', subject.time.id));
    else openGroupEvent(subject.event.id, { state: OPENED_HERE });
  };
  const create = (type: NewType, time?: ChosenTime) => {
    setChosen(time);
    setHash(NEW_HASHES[type]);
  };
  const changeType = (type: NewType) => setHash(NEW_HASHES[type], { replace: true });
  const close = () => {
    if (task?.opens === 'group') closeStep(() => openGroupEvent(undefined, { replace: true }));
    else setHash('');
  };
  return { task, chosen, handedOver, open, create, changeType, close };
}

export type CalendarTasks = ReturnType<typeof useCalendarTask>;
