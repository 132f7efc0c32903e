import { defineRecipe } from '@chakra-ui/react/styled-system';
import { useId, useState, type DragEvent, type ReactNode } from 'react';
import { styledBy } from '../ui/chakra.js';
import { Icon, type IconName } from '../ui/Icon.js';
import { useFilesKeptOut } from './useFilesKeptOut.js';

const Place = styledBy(
  'label',
  defineRecipe({
    base: {
      display: 'grid',
      flex: '1 1 14rem',
      gap: '1',
      placeContent: 'center',
      justifyItems: 'center',
      minH: '7.5rem',
      p: '4',
      border: '1px dashed',
      borderColor: 'controlLine',
      rounded: 'md',
      bg: 'surface',
      fontSize: 'sm',
      textAlign: 'center',
      cursor: 'pointer',
      transition: 'background-color, border-color',
      '&:is(:hover, [data-over]):not([data-disabled])': { borderColor: 'brand', bg: 'surfaceTint' },
      '&:has(:focus-visible)': { outline: '2px solid var(--color-focus)', outlineOffset: '2px' },
      '&[data-disabled]': { opacity: 0.55, cursor: 'not-allowed' },
      '& > svg': { color: 'brandMid' },
      '& > strong': { fontWeight: 560 },
      '& [data-part=hint]': { maxW: '26rem', color: 'textFaint', textWrap: 'balance' },
    },
  }),
);

export interface FilePlaceProps {
  icon: IconName;
  /** Such as "Choose a photo". */
  label: string;
  /** What is taken. */
  hint: ReactNode;
  /** Media types and endings of names. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** Of the element that says what is wrong; undefined where nothing is. */
  errorId?: string | undefined;
  onChoose: (files: readonly File[]) => void;
}

/** Drop zone for files; a click opens the file dialog of the browser. A file dropped outside is ignored. */
export function FilePlace(props: FilePlaceProps) {
  const { icon, label, hint, accept, multiple = false, disabled = false, errorId, onChoose } = props;
  const hintId = useId();
  const [over, setOver] = useState(false);
  useFilesKeptOut();
  const onDrag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver && !disabled);
  };
  return (
    <Place
      data-over={over || undefined}
      data-disabled={disabled || undefined}
      onDragOver={(event: DragEvent) => onDrag(event, true)}
      onDragLeave={(event: DragEvent) => onDrag(event, false)}
      onDrop={(event: DragEvent) => {
        onDrag(event, false);
        if (!disabled) onChoose([...event.dataTransfer.files]);
      }}
    >
      <Icon name={icon} size={24} />
      <strong>{label}</strong>
      <span id={hintId} data-part="hint">
        {hint}
      </span>
      <input
        type="file"
        className="visually-hidden"
        aria-label={label}
        aria-describedby={errorId ? `${hintId} ${errorId}` : hintId}
        aria-invalid={errorId ? true : undefined}
        {...{ accept, multiple, disabled }}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </Place>
  );
}
