import { useId } from 'react';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Icon } from '../../../ui/Icon.js';
import { IconButton } from '../../../ui/IconButton.js';
import { Spinner } from '../../../ui/Spinner.js';
import { CALENDAR_VIEWS, type CalendarView } from './calendarRange.js';

const LABELS: Record<CalendarView, string> = { day: 'Day', week: 'Week', month: 'Month' };

const CHOSEN_VIEW = {
  '&:has(:checked)': { bg: 'brand', color: 'onBrand' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
} as const;

export interface CalendarToolbarProps {
  view: CalendarView;
  title: string;
  /** The entries of the visible days are loading. */
  loading: boolean;
  onToday: () => void;
  /** -1 for the unit before, 1 for the next one. */
  onStep: (units: -1 | 1) => void;
  onView: (view: CalendarView) => void;
  /** Opens what makes a new appointment. */
  onCreate: () => void;
}

/** Today, back and forth, what is shown, and how much of it. */
export function CalendarToolbar({ view, title, loading, onToday, onStep, onView, onCreate }: CalendarToolbarProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      rowGap="2"
      columnGap={{ base: '1', tablet: '4' }}
      alignItems="center"
      position={{ base: 'sticky', tablet: 'static' }}
      zIndex={4}
      top="var(--header-height)"
      py={{ base: '2', tablet: '0' }}
      my={{ base: 'calc(-1 * var(--space-2))', tablet: '0' }}
      bg="page"
    >
      <chakra.div
        order={{ base: -3, tablet: 0 }}
        // The button is next to it on a phone.
        flex={{ base: '1 0 calc(100% - 4rem)', tablet: '1' }}
        display="flex"
        gap="3"
        alignItems="center"
        minW={{ base: '0', tablet: 'max-content' }}
      >
        <chakra.h1 fontSize="xl" lineHeight="snug" aria-live="polite">
          <span className="visually-hidden">Calendar, </span>
          {title}
        </chakra.h1>
        {loading && <Late />}
      </chakra.div>
      <chakra.div display="flex" gap={{ base: '0', tablet: '1' }} alignItems="center" order={-1}>
        <Button variant="outline" size="sm" onClick={onToday}>
          Today
        </Button>
        <IconButton icon="chevron-left" label={`Previous ${view}`} onClick={() => onStep(-1)} />
        <IconButton icon="chevron-right" label={`Next ${view}`} onClick={() => onStep(1)} />
      </chakra.div>
      <ViewChoice view={view} onView={onView} />
      <chakra.div order={{ base: -2, tablet: 0 }}>
        <Button size="sm" aria-label="Create appointment" onClick={onCreate}>
          <chakra.span display={{ base: 'inline-flex', tablet: 'none' }} my="1">
            <Icon name="plus" />
          </chakra.span>
          <chakra.span display={{ base: 'none', tablet: 'inline' }}>Create appointment</chakra.span>
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

function ViewChoice({ view, onView }: Pick<CalendarToolbarProps, 'view' | 'onView'>) {
  const name = useId();
  return (
    <chakra.fieldset
      display="inline-flex"
      p="0.1875rem"
      ml={{ base: 'auto', tablet: '0' }}
      border="1px solid"
      borderColor="lineStrong"
      rounded="pill"
      bg="surface"
    >
      <legend className="visually-hidden">View</legend>
      {CALENDAR_VIEWS.map((candidate) => (
        <chakra.label
          key={candidate}
          position="relative"
          display="inline-flex"
          alignItems="center"
          minH={{ base: '2.25rem', tablet: '1.875rem' }}
          px={{ base: '0.625rem', tablet: '4' }}
          rounded="pill"
          fontWeight={540}
          fontSize="sm"
          cursor="pointer"
          transition="background-color"
          _hover={{ bg: 'surfaceTint' }}
          css={CHOSEN_VIEW}
        >
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={candidate === view}
            onChange={() => onView(candidate)}
          />
          {LABELS[candidate]}
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}

/** Only where the answer takes its time: what comes at once needs no sign. */
function Late() {
  return (
    <chakra.span display="inline-flex" color="brandMid" animation="appear 0.2s 0.4s both">
      <Spinner size={20} />
    </chakra.span>
  );
}
