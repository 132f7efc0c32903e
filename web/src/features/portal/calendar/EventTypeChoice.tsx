import { useId } from 'react';
import { useAskToLeave } from '../../../portal-ui/askToLeave.js';
import { chakra } from '../../../ui/chakra.js';
import { Icon, type IconName } from '../../../ui/Icon.js';
import type { NewType } from './calendarTask.js';

const TYPES: readonly { value: NewType; label: string; icon: IconName }[] = [
  { value: 'client', label: 'Client', icon: 'calendar' },
  { value: 'personal', label: 'Personal', icon: 'user' },
  { value: 'group', label: 'Group Event', icon: 'users' },
];

const CHOICE = {
  '&:has(:checked)': { bg: 'brand', color: 'onBrand' },
  '&:hover:not(:has(:checked))': { bg: 'surfaceTint' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
} as const;

export interface EventTypeChoiceProps {
  value: NewType;
  onChange: (type: NewType) => void;
  /** The practice holds group events. */
  groupEvents: boolean;
}

/** What is made: an appointment for a client, time for oneself, or a group event (spec portal operations §2). */
export function EventTypeChoice({ value, onChange, groupEvents }: EventTypeChoiceProps) {
  const name = useId();
  // Each has a form of its own.
  const leave = useAskToLeave();
  return (
    <chakra.fieldset
      display="flex"
      minW="0"
      p="0.1875rem"
      border="1px solid"
      borderColor="lineStrong"
      rounded="pill"
      bg="surface"
    >
      <legend className="visually-hidden">Event type</legend>
      {TYPES.filter((type) => groupEvents || type.value !== 'group').map((type) => (
        <chakra.label
          key={type.value}
          position="relative"
          display="inline-flex"
          flex="1 1 auto"
          gap="2"
          alignItems="center"
          justifyContent="center"
          minH="2.25rem"
          px="3"
          rounded="pill"
          fontWeight={540}
          fontSize="sm"
          whiteSpace="nowrap"
          cursor="pointer"
          transition="background-color"
          css={CHOICE}
        >
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={type.value === value}
            onChange={() => leave(() => onChange(type.value))}
          />
          <Icon name={type.icon} size={16} />
          {type.label}
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}
