import { defineRecipe } from '@chakra-ui/react/styled-system';
import { useId, useState, type KeyboardEvent } from 'react';
import { styledBy } from './chakra.js';
import { Icon, type IconName } from './Icon.js';

const recipe = defineRecipe({
  base: {
    position: 'relative',
    flex: 1,
    minW: '0',
    '& > label': { display: 'flex', gap: '2', alignItems: 'center', px: '3', cursor: 'text' },
    '& > label > svg': { color: 'brandMid' },
    '& input': {
      flex: 1,
      minW: '0',
      h: '2.75rem',
      p: '0',
      border: '0',
      // The box around it shows the focus.
      outline: 'none',
      bg: 'none',
      fontSize: 'max(16px, var(--text-sm))',
      textOverflow: 'ellipsis',
    },
    '& input::placeholder': { color: 'textFaint' },
    '& > ul': {
      position: 'absolute',
      zIndex: 'popover',
      top: 'calc(100% + 0.75rem)',
      left: '0',
      w: 'max(100%, min(20rem, 80vw))',
      maxH: '22rem',
      p: '2',
      overflowY: 'auto',
      border: '1px solid',
      borderColor: 'line',
      rounded: 'md',
      bg: 'surface',
      shadow: 'lg',
    },
    '& > ul > li': {
      display: 'flex',
      gap: '3',
      alignItems: 'center',
      py: '0.625rem',
      px: '3',
      rounded: 'sm',
      fontSize: 'sm',
      cursor: 'pointer',
    },
    '& > ul > li[aria-selected=true]': { bg: 'brandQuiet' },
    '& [data-part=label]': { flex: 1 },
    '& [data-part=detail]': { color: 'textFaint', fontSize: 'xs' },
  },
});

const Box = styledBy('div', recipe);

export interface SuggestFieldOption {
  id: string;
  label: string;
  /** A quiet second part, such as what kind of thing it is. */
  detail?: string;
  icon?: IconName;
}

export interface SuggestFieldProps<O extends SuggestFieldOption> {
  label: string;
  /** Of the field in a form that is sent before scripts run. */
  name?: string;
  placeholder: string;
  icon: IconName;
  value: string;
  onChange: (text: string) => void;
  options: readonly O[];
  onPick: (option: O) => void;
}

/** Free text with suggestions below it (the ARIA combobox pattern): arrows choose, Enter takes, Escape closes. */
export function SuggestField<O extends SuggestFieldOption>(props: SuggestFieldProps<O>) {
  const { label, name, placeholder, icon, value, onChange, options, onPick } = props;
  const id = useId();
  const { shown, active, setOpen, setActive, close, pick, onKeyDown } = useSuggestions(options, onPick);
  return (
    <Box>
      <label>
        <Icon name={icon} />
        <span className="visually-hidden">{label}</span>
        <input
          role="combobox"
          name={name}
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
          placeholder={placeholder}
          maxLength={120}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onFocus={() => setOpen(true)}
          // Closed by Escape, it still has the focus.
          onClick={() => setOpen(true)}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
      </label>
      {/* No stop of Tab: browsers make what scrolls one, and the list is gone once the field has lost the focus. */}
      <ul id={`${id}-list`} role="listbox" aria-label={label} hidden={!shown} tabIndex={-1}>
        {(shown ? options : []).map((option, index) => (
          <li
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Before the field loses the focus, which closes the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
            onMouseEnter={() => setActive(index)}
          >
            {option.icon && <Icon name={option.icon} size={18} />}
            <span data-part="label">{option.label}</span>
            {option.detail && <span data-part="detail">{option.detail}</span>}
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** Which suggestion is active, and whether they are shown. */
function useSuggestions<O extends SuggestFieldOption>(options: readonly O[], onPick: (option: O) => void) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && options.length > 0;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (option: O) => {
    onPick(option);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') close();
    if (!shown) return step === 1 ? setOpen(true) : undefined;
    if (step) {
      event.preventDefault();
      const from = active < 0 && step < 0 ? 0 : active;
      setActive((from + step + options.length) % options.length);
    }
    const chosen = options[active];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      pick(chosen);
    }
  };
  return { shown, active, setOpen, setActive, close, pick, onKeyDown };
}
