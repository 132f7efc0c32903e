import { useId, useState, type KeyboardEvent } from 'react';
import { classNames } from './classNames.js';
import { Icon, type IconName } from './Icon.js';
import styles from './SuggestField.module.css';

export interface SuggestFieldOption {
  id: string;
  label: string;
  /** A quiet second part, such as what kind of thing it is. */
  detail?: string;
  icon?: IconName;
}

export interface SuggestFieldProps<O extends SuggestFieldOption> {
  label: string;
  placeholder: string;
  icon: IconName;
  value: string;
  onChange: (text: string) => void;
  options: readonly O[];
  onPick: (option: O) => void;
}

/** Free text with suggestions below it (the ARIA combobox pattern): arrows choose, Enter takes, Escape closes. */
export function SuggestField<O extends SuggestFieldOption>(props: SuggestFieldProps<O>) {
  const { label, placeholder, icon, value, onChange, options, onPick } = props;
  const id = useId();
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

  return (
    <div className={styles.field}>
      <label className={styles.box}>
        <Icon name={icon} className={styles.icon} />
        <span className="visually-hidden">{label}</span>
        <input
          className={styles.input}
          role="combobox"
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
      <ul id={`${id}-list`} role="listbox" aria-label={label} className={styles.list} hidden={!shown}>
        {options.map((option, index) => (
          <li
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classNames(styles.option, index === active && styles.active)}
            // Before the field loses the focus, which closes the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
            onMouseEnter={() => setActive(index)}
          >
            {option.icon && <Icon name={option.icon} size={18} />}
            <span className={styles.label}>{option.label}</span>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
