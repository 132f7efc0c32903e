import { useEffect, useId, useRef, type RefObject } from 'react';
import { formatMoney, leastPayable } from '../../lib/money.js';
import { classNames } from '../../ui/classNames.js';
import { TextField } from '../../ui/TextField.js';
import { customDefault, shareOf, TIP_PERCENTS, type TipChoice } from './tip.js';
import styles from './TipOptions.module.css';

export interface TipOptionsProps {
  /** Sum of the services before discounts, of which tips are a share; cents. */
  amountCents: number;
  /** ISO 4217. */
  currency: string;
  value: TipChoice | undefined;
  onChange: (choice: TipChoice) => void;
  /** Leaves out 'Not now', where a tip is all that is asked for. */
  tipOnly?: boolean;
  /** What is wrong with the choice; each new one brings the focus here. */
  error?: TipProblem | undefined;
}

/** A validation error of the choice: a new object with each attempt to continue. */
export interface TipProblem {
  message: string;
}

/** Not now, 10 %, 15 %, 20 % or an own amount, which begins as 10 %. */
export function TipOptions({ amountCents, currency, value, onChange, tipOnly = false, error }: TipOptionsProps) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useFocusOn(error, group);
  const custom = value?.kind === 'custom' ? value : undefined;
  const option = (key: string, title: string, choice: TipChoice, aside?: string) => (
    <label key={key} className={styles.option}>
      <input
        type="radio"
        name={name}
        className={styles.radio}
        checked={isSame(value, choice)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        onChange={() => onChange(choice)}
      />
      <span className={styles.title}>{title}</span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </label>
  );
  return (
    <fieldset ref={group} className={styles.group}>
      <legend className={tipOnly ? 'visually-hidden' : styles.legend}>Add a tip</legend>
      <div className={classNames(styles.options, tipOnly && styles.four)}>
        {!tipOnly && option('none', 'Not now', { kind: 'none' })}
        {TIP_PERCENTS.map((percent) => {
          const share = formatMoney(shareOf({ amountCents, currency }, percent), currency);
          return option(String(percent), `${percent}%`, { kind: 'percent', percent }, share);
        })}
        {option('custom', 'Custom', { kind: 'custom', text: custom?.text ?? customDefault({ amountCents, currency }) })}
      </div>
      {custom && (
        <TextField
          label={`Tip in ${currency}`}
          inputMode={leastPayable(currency) === 1 ? 'decimal' : 'numeric'}
          autoComplete="off"
          className={styles.amount}
          value={custom.text}
          onChange={(event) => onChange({ kind: 'custom', text: event.target.value })}
        />
      )}
      <div id={`${name}-error`} role="alert" className={styles.error}>
        {error?.message}
      </div>
    </fieldset>
  );
}

/** Long enough for a form to validate on a slow phone; short enough not to delay the user. */
const KEEP_FOCUS_MS = 1000;

/**
 * Focuses the invalid control: the amount, if one is typed, or the choice. The card form below focuses its own first
 * error after each validation; this one takes precedence until the user moves on.
 */
function useFocusOn(error: TipProblem | undefined, group: RefObject<HTMLFieldSetElement | null>): void {
  useEffect(() => {
    if (!error) return undefined;
    const kinds = ['input[type=text]', 'input:checked', 'input'];
    const target = kinds.map((kind) => group.current?.querySelector<HTMLElement>(kind)).find(Boolean);
    const release = new AbortController();
    const { signal } = release;
    document.addEventListener('focusin', (event) => event.target !== target && target?.focus(), { signal });
    for (const own of ['pointerdown', 'keydown'])
      document.addEventListener(own, () => release.abort(), { signal, capture: true });
    const timer = setTimeout(() => release.abort(), KEEP_FOCUS_MS);
    target?.focus();
    return () => {
      clearTimeout(timer);
      release.abort();
    };
  }, [error, group]);
}

function isSame(value: TipChoice | undefined, choice: TipChoice): boolean {
  if (value?.kind !== choice.kind) return false;
  return value.kind !== 'percent' || choice.kind !== 'percent' || value.percent === choice.percent;
}
