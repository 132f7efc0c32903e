import { createListCollection } from '@chakra-ui/react/collection';
import { Combobox as Chakra } from '@chakra-ui/react/combobox';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { chakra, styled } from './chakra.js';
import { Field, type FieldProps } from './Field.js';
import { Icon } from './Icon.js';

const recipe = defineSlotRecipe({
  slots: ['root', 'control', 'positioner', 'content', 'item'],
  base: {
    control: {
      position: 'relative',
      '& > svg': {
        position: 'absolute',
        top: '50%',
        right: '1rem',
        color: 'textFaint',
        pointerEvents: 'none',
        transform: 'translateY(-50%)',
      },
    },
    // The library sets its own in the style attribute.
    positioner: { zIndex: 'var(--layer-popover) !important' },
    content: {
      maxH: '18rem',
      p: '2',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      _focusVisible: { outline: 'none' },
      '&[data-empty]': { p: '0' },
    },
    item: {
      display: 'flex',
      gap: '3',
      alignItems: 'center',
      py: '2',
      px: '3',
      rounded: 'sm',
      cursor: 'pointer',
      _highlighted: { bg: 'brandQuiet' },
      '&[data-disabled]': { color: 'textFaint', cursor: 'not-allowed' },
      '& > span': { minW: '0', overflowWrap: 'anywhere' },
      '& [data-part=label]': { display: 'block', fontWeight: 560 },
      '& [data-part=detail]': { display: 'block', color: 'textFaint' },
    },
  },
});

const Line = styled('input', 'control');

export interface ComboboxOption {
  id: string;
  label: string;
  /** A quiet second line; for a disabled option, why it cannot be chosen. */
  detail?: string;
  disabled?: boolean;
}

export interface ComboboxProps<O extends ComboboxOption> extends FieldProps {
  placeholder?: string;
  /** The typed text; the caller searches `options` by it. */
  text: string;
  onTextChange: (text: string) => void;
  options: readonly O[];
  /** The options for the typed text are loading: Enter selects nothing, because the user has not seen them yet. */
  busy?: boolean;
  onChoose: (option: O) => void;
  onBlur?: () => void;
  /** Before the label of an option, such as an avatar. */
  start?: (option: O) => ReactNode;
  /** Below the options: loading state, empty state, links. Reachable by Tab. */
  footer?: ReactNode;
  disabled?: boolean;
  autoFocus?: boolean;
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
}

/** One of many that are searched for by typing (the ARIA combobox pattern): arrows choose, Enter takes, Escape closes. */
export function Combobox<O extends ComboboxOption>(props: ComboboxProps<O>) {
  const { text, onTextChange, options, busy = false, onChoose, start, footer, disabled = false, ...rest } = props;
  const { placeholder, maxLength, autoFocus, onBlur, ref, ...field } = rest;
  const [open, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...options],
        itemToValue: ({ id }) => id,
        itemToString: ({ label }) => label,
        isItemDisabled: ({ disabled = false }) => disabled,
      }),
    [options],
  );
  // Enter would drop what is typed where it takes nothing.
  const takesNothing = busy || highlighted === null || !collection.has(highlighted);
  const isInPanel = (target: EventTarget | null) => target instanceof Node && panel.current?.contains(target) === true;
  const keepForPanel = (event: { detail: { originalEvent: Event }; preventDefault: () => void }) => {
    if (isInPanel(event.detail.originalEvent.target)) event.preventDefault();
  };
  return (
    <Field {...field}>
      {({ id, ...control }) => (
        <Chakra.Root
          recipe={recipe}
          ids={{ input: id, label: `${id}-label` }}
          collection={collection}
          value={NONE}
          inputValue={text}
          onInputValueChange={({ inputValue }) => onTextChange(inputValue)}
          onValueChange={({ items }) => items[0] && onChoose(items[0])}
          onOpenChange={(details) => setOpen(details.open)}
          onHighlightChange={({ highlightedValue }) => setHighlighted(highlightedValue)}
          onInteractOutside={keepForPanel}
          selectionBehavior="clear"
          inputBehavior="autohighlight"
          openOnClick
          positioning={{ sameWidth: true, strategy: 'fixed', placement: 'bottom-start' }}
          disabled={disabled}
        >
          <Chakra.Control onKeyDownCapture={(event) => open && takesNothing && event.key === 'Enter' && swallow(event)}>
            <Chakra.Input asChild {...control} {...{ placeholder, maxLength, autoFocus, onBlur }}>
              <Line ref={ref} withEnd />
            </Chakra.Input>
            <Icon name="chevron-down" />
          </Chakra.Control>
          <Panel {...{ open, options, busy, start, footer }} ref={panel} />
        </Chakra.Root>
      )}
    </Field>
  );
}

interface PanelProps<O extends ComboboxOption> extends Pick<ComboboxProps<O>, 'options' | 'busy' | 'start' | 'footer'> {
  open: boolean;
  ref: Ref<HTMLDivElement>;
}

function Panel<O extends ComboboxOption>({ open, options, busy, start, footer, ref }: PanelProps<O>) {
  return (
    <Chakra.Positioner>
      <chakra.div
        ref={ref}
        hidden={!open}
        border="1px solid"
        borderColor="line"
        rounded="md"
        bg="surface"
        shadow="lg"
        fontSize="sm"
      >
        <Chakra.Content aria-busy={busy}>
          {options.map((option) => (
            <Chakra.Item key={option.id} item={option}>
              {start?.(option)}
              <span>
                <span data-part="label">{option.label}</span>
                {option.detail && <span data-part="detail">{option.detail}</span>}
              </span>
            </Chakra.Item>
          ))}
        </Chakra.Content>
        {open && footer}
      </chakra.div>
    </Chakra.Positioner>
  );
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The caller shows the chosen option; the field itself has no value. */
const NONE: string[] = [];
