import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Drawer } from '../../../ui/Dialog.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { showToast } from '../../../lib/toasts.js';
import { nextFullHour } from '../appointment-form/visitTime.js';
import type { CalendarSubject, DrawnEntry } from './calendarEntries.js';
import type { CalendarTask, NewType } from './calendarTask.js';
import { EventTypeChoice } from './EventTypeChoice.js';
import type { CalendarTasks } from './useCalendarTask.js';

const AppointmentFlyout = lazy(async () => {
  const { AppointmentFlyout: Flyout } = await import('../appointments/AppointmentFlyout.js');
  return { default: Flyout };
});
const LinkedVisit = lazy(async () => {
  const { LinkedVisit: Flyout } = await import('./LinkedVisit.js');
  return { default: Flyout };
});
const NewAppointmentFlyout = lazy(async () => {
  const { NewAppointmentFlyout: Flyout } = await import('../appointment-form/NewAppointmentFlyout.js');
  return { default: Flyout };
});
const PersonalEventFlyout = lazy(async () => {
  const { PersonalEventFlyout: Flyout } = await import('../personal-events/PersonalEventFlyout.js');
  return { default: Flyout };
});
const NewGroupEventFlyout = lazy(async () => {
  const { NewGroupEventFlyout: Flyout } = await import('../group-events/NewGroupEventFlyout.js');
  return { default: Flyout };
});
const GroupEventFlyout = lazy(async () => {
  const { GroupEventFlyout: Flyout } = await import('../group-events/GroupEventFlyout.js');
  return { default: Flyout };
});
const BusyTimeFlyout = lazy(async () => {
  const { BusyTimeFlyout: Flyout } = await import('./BusyTimeFlyout.js');
  return { default: Flyout };
});

export interface CalendarFlyoutsProps {
  tasks: CalendarTasks;
  /** What is open. */
  task: CalendarTask;
  zone: string;
  /** The practice holds group events. */
  groupEvents: boolean;
  entries: readonly DrawnEntry[];
  /** The entries have not come yet, or did not come. */
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
  /** Called with the start of the opened or saved entry. ISO 8601. */
  onFound: (startsAt: string) => void;
}

/** What lies over the calendar: something new of a type that can be chosen, or what was opened. Each comes when it is needed. */
export function CalendarFlyouts(props: CalendarFlyoutsProps) {
  const { tasks, task, zone, onFound } = props;
  const { close } = tasks;
  return (
    <Suspense>
      {task.opens === 'new' && <NewFlyout {...props} type={task.type} />}
      {task.opens === 'appointment' && (
        <AppointmentFlyout key={task.token} token={task.token} zone={zone} onClose={close} onFound={onFound} />
      )}
      {task.opens === 'visit' && (
        <LinkedVisit key={task.id} id={task.id} zone={zone} onClose={close} onFound={onFound} />
      )}
      {task.opens === 'group' && <GroupEventFlyout key={task.id} id={task.id} onClose={close} onFound={onFound} />}
      {(task.opens === 'personal' || task.opens === 'busy') && (
        <KnownEntry key={task.id} {...props} entryKey={`${task.opens} ${task.id}`} />
      )}
    </Suspense>
  );
}

function NewFlyout({ type, tasks, zone, groupEvents, onFound }: CalendarFlyoutsProps & { type: NewType }) {
  const { chosen: time, handedOver, changeType, close } = tasks;
  const top = <EventTypeChoice value={type} onChange={changeType} groupEvents={groupEvents} />;
  if (type === 'personal') {
    return <PersonalEventFlyout {...{ zone, top }} {...(time && { time })} onClose={close} onSaved={onFound} />;
  }
  const { clientId, bookableEventTypeId } = handedOver;
  if (type === 'group') {
    if (!groupEvents) return <NotInPlan onClose={close} />;
    return (
      <NewGroupEventFlyout
        key={bookableEventTypeId}
        {...{ top }}
        {...(time && { time })}
        typeId={bookableEventTypeId}
        onClose={close}
        onSaved={onFound}
      />
    );
  }
  return (
    <NewAppointmentFlyout
      key={clientId}
      {...{ clientId, top }}
      time={time ?? nextFullHour(zone, Date.now())}
      onClose={close}
      onBooked={onFound}
    />
  );
}

/** A link leads here also where the practice holds no group events. */
function NotInPlan({ onClose }: { onClose: () => void }) {
  return (
    <Drawer open onClose={onClose} title="Create group event">
      <EmptyState icon="users" title="Group events aren't part of your plan" />
    </Drawer>
  );
}

/** What the calendar has drawn already. It stays open when it leaves the calendar meanwhile: saving says what happened. */
function KnownEntry({ entryKey, ...props }: CalendarFlyoutsProps & { entryKey: string }) {
  const { tasks, zone, entries, loading, failed, onRetry, onFound } = props;
  const found = entries.find(({ key }) => key === entryKey)?.subject;
  const [subject, setSubject] = useState<CalendarSubject | undefined>(found);
  if (found && found !== subject) setSubject(found);
  const missing = !subject && !loading && !failed;
  const leave = useEffectEvent(() => {
    showToast('Event not found', 'error');
    tasks.close();
  });
  useEffect(() => {
    if (missing) leave();
  }, [missing]);
  if (subject?.kind === 'personal') {
    const { event } = subject;
    return <PersonalEventFlyout event={event} zone={zone} onClose={tasks.close} onSaved={onFound} />;
  }
  if (subject?.kind === 'busy') return <BusyTimeFlyout time={subject.time} zone={zone} onClose={tasks.close} />;
  if (missing) return null;
  return (
    <Drawer open onClose={tasks.close} title="Event">
      {failed ? <ErrorState title="Error fetching event" onRetry={onRetry} /> : <Skeleton lines={4} />}
    </Drawer>
  );
}
