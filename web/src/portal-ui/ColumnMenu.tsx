import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Button } from '../ui/Button.js';
import { chakra } from '../ui/chakra.js';
import { Checkbox } from '../ui/Checkbox.js';
import { Icon } from '../ui/Icon.js';

export interface ColumnMenuProps {
  columns: readonly { id: string; label: string; shown: boolean }[];
  onChange: (id: string, shown: boolean) => void;
}

/** Chooses the columns of a table. Escape and leaving it close it. */
export function ColumnMenu({ columns, onChange }: ColumnMenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <chakra.div position="relative" onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Columns <Icon name="chevron-down" size={16} />
      </Button>
      <chakra.fieldset
        id={id}
        hidden={!open}
        position="absolute"
        zIndex="popover"
        right="0"
        top="calc(100% + 0.25rem)"
        display="grid"
        gap="2"
        minW="12rem"
        p="3"
        border="1px solid"
        borderColor="line"
        rounded="md"
        bg="surface"
        shadow="lg"
        fontSize="sm"
      >
        <legend className="visually-hidden">Visible columns</legend>
        {columns.map((column) => (
          <Checkbox
            key={column.id}
            label={column.label}
            checked={column.shown}
            onChange={(event) => onChange(column.id, event.target.checked)}
          />
        ))}
      </chakra.fieldset>
    </chakra.div>
  );
}
