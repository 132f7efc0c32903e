import { useState, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { ButtonLink } from '../../../ui/Button.js';
import { RouteLink } from '../../../ui/chakra.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Select } from '../../../ui/Select.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { nextFullHour } from '../appointment-form/visitTime.js';
import { spanOfChoice, type ChosenTime } from '../event-form/eventSpan.js';
import { ON_CALENDAR, type EventWording } from './eventWording.js';
import { GroupEventFields } from './GroupEventFields.js';
import {
  eventInput,
  groupEventRules,
  inZone,
  spanOfType,
  untyped,
  valuesOfType,
  type GroupEventValues,
} from './groupEventValues.js';
import { useGroupEventCatalog, type GroupEventCatalog } from './useGroupEventCatalog.js';
import { useSaveGroupEvent } from './useSaveGroupEvent.js';

/** Where types are made and changed. */
const TYPES_PAGE = '/portal/services#events';

export interface NewGroupEventFlyoutProps {
  /** Where it was asked for on the calendar; the next full hour where it was not. */
  time?: ChosenTime;
  /** Which type is chosen already; empty for none. */
  typeId: string;
  /** Default: the calendar's. */
  wording?: EventWording;
  /** What stands above the fields, such as the choice of what is made. */
  top?: ReactNode;
  onClose: () => void;
  /** Called with its start. ISO 8601. */
  onSaved?: (startsAt: string) => void;
}

/** A new group event of one of the practice's types, which says what it lasts, costs and holds (spec portal operations §2, §5). */
export function NewGroupEventFlyout(props: NewGroupEventFlyoutProps) {
  const { time, typeId, wording = ON_CALENDAR, top, onClose, onSaved } = props;
  const { catalog, error, refetch } = useGroupEventCatalog();
  // Once: what the practice changes meanwhile is no change of the form.
  const [original, setOriginal] = useState<GroupEventValues>();
  if (catalog && !original) setOriginal(valuesFor(catalog, time, typeId));
  const { save, dialog } = useSaveGroupEvent(undefined, wording);
  const onSave = async (values: GroupEventValues) => {
    const input = eventInput(values, zoneOf(values, catalog));
    const outcome = await save(input);
    if (outcome.ok) onSaved?.(input.startsAt);
    return outcome;
  };
  return (
    <>
      <FlyoutForm
        open
        title={wording.create}
        saveLabel={wording.save}
        schema={groupEventRules}
        {...{ original, onSave, onClose }}
        pending={error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton lines={6} />}
      >
        {(form) => (
          <>
            {top}
            {catalog && <TypedFields form={form} catalog={catalog} />}
          </>
        )}
      </FlyoutForm>
      {dialog}
    </>
  );
}

/** The type first: all that follows depends on it. */
function TypedFields({ form, catalog }: { form: UseFormReturn<GroupEventValues>; catalog: GroupEventCatalog }) {
  const { control, setValue, formState } = form;
  const typeId = useWatch({ control, name: 'typeId' });
  const types = catalog.bookableEventTypes;
  const type = types.find(({ id }) => id === typeId);
  const choose = (id: string) => {
    const before = form.getValues();
    const next = withType(before, id, catalog);
    for (const [name, value] of Object.entries(next)) {
      setValue(name as keyof GroupEventValues, value as never, { shouldDirty: true });
    }
    void form.trigger();
  };
  if (types.length === 0) {
    return (
      <EmptyState
        icon="users"
        title="No event types yet"
        action={<ButtonLink href={TYPES_PAGE}>Create a type</ButtonLink>}
      >
        An event type sets the name, the duration and the price of a place.
      </EmptyState>
    );
  }
  return (
    <>
      <Select
        label="Group event type"
        placeholder="Choose a type"
        hint={<RouteLink href={TYPES_PAGE}>Create or edit event types</RouteLink>}
        options={types.map(({ id, name }) => ({ value: id, label: name }))}
        value={typeId}
        onChange={({ target }) => choose(target.value)}
        error={formState.errors.typeId?.message}
      />
      {type && <GroupEventFields {...{ form, catalog }} key={typeId} kind={type.kind} zone={catalog.timeZone} />}
    </>
  );
}

/** The start stays the instant that it was, on the clocks of the type's place. */
function withType(values: GroupEventValues, typeId: string, catalog: GroupEventCatalog): GroupEventValues {
  const type = catalog.bookableEventTypes.find(({ id }) => id === typeId);
  if (!type) return { ...values, typeId: '' };
  const rest = valuesOfType(type, catalog.locations);
  const next = { ...values, ...rest };
  const span = inZone(values.span, zoneOf(values, catalog), zoneOf(next, catalog));
  return { ...next, span: spanOfType(span, type) };
}

function valuesFor(catalog: GroupEventCatalog, time: ChosenTime | undefined, typeId: string): GroupEventValues {
  const span = spanOfChoice(time ?? nextFullHour(catalog.timeZone, Date.now()));
  return withType(untyped(span), typeId, catalog);
}

function zoneOf({ locationId }: GroupEventValues, catalog: GroupEventCatalog | undefined): string {
  return catalog?.locations.find(({ id }) => id === locationId)?.timeZone ?? catalog?.timeZone ?? 'UTC';
}
