import { useState } from 'react';
import { useRepeatWhileShown } from '../../connection/useRepeatWhileShown.js';
import { graphql } from '../../gql/gql.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import { formatMoney } from '../../lib/money.js';
import { useAction, type ActionOutcome } from '../../lib/useAction.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { TextField } from '../../ui/TextField.js';
import type { CardSubject } from '../payments/useCardSetup.js';
import { ApplyDiscountCode } from './applyDiscountCode.js';
import styles from './CodeField.module.css';

const RemoveDiscountCode = graphql(`
  mutation RemoveDiscountCode($appointmentId: ID!, $code: String!, $instantActionToken: String) {
    removeDiscountCode(appointmentId: $appointmentId, code: $code, instantActionToken: $instantActionToken) {
      result
      errors {
        code
        message
        field
      }
      appointment {
        id
        instantActionToken
        dueCents
      }
      registration {
        id
        token
        dueCents
      }
    }
  }
`);

/** A coupon or a gift card that was redeemed already. */
export interface RedeemedCode {
  id: string;
  code: string;
  /** What is shown of it: a coupon's code, the end of a gift card's. */
  label: string;
  /** Taken off, cents. */
  amountCents: number;
  /** What stays on a gift card, cents. */
  remainingCents?: number;
}

export interface CodeFieldProps {
  /** An appointment or a registration, and the secret of its link. */
  subject: CardSubject;
  /** ISO 4217. */
  currency: string;
  redeemed: readonly RedeemedCode[];
  /** Called when a code was applied or removed. @param dueCents what is still due; undefined if unknown */
  onChange: (dueCents: number | undefined, codes: readonly string[]) => void;
  disabled?: boolean;
}

/** Coupons and gift cards, one after the other; what was typed stays until it is taken. */
export function CodeField({ subject, currency, redeemed, onChange, disabled = false }: CodeFieldProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const { apply, remove, working } = useCodes(subject);
  const codes = redeemed.map(({ code }) => code);
  const submit = async () => {
    const code = text.trim();
    if (!code) return setProblem('Please enter a code.');
    const outcome = await apply(code);
    setProblem(outcome.problem);
    if (outcome.problem) return;
    setText('');
    onChange(outcome.dueCents, [...codes, code]);
  };
  const takeOff = async (code: string) => {
    const outcome = await remove(code);
    setProblem(outcome.problem);
    const left = codes.filter((other) => other !== code);
    if (!outcome.problem) onChange(outcome.dueCents, left);
  };
  return (
    <form
      method="post"
      className={styles.codes}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {redeemed.length > 0 && (
        <RedeemedCodes
          {...{ redeemed, currency }}
          disabled={disabled || working}
          onRemove={(code) => void takeOff(code)}
        />
      )}
      <div className={styles.entry}>
        <TextField
          label={redeemed.length > 0 ? 'Another coupon or gift card' : 'Coupon or gift card'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          value={text}
          error={problem || undefined}
          onChange={(event) => {
            setText(event.target.value);
            setProblem('');
          }}
        />
        <Button type="submit" variant="outline" loading={working} disabled={disabled}>
          Apply<span className="visually-hidden"> code</span>
        </Button>
      </div>
    </form>
  );
}

interface RedeemedCodesProps extends Pick<CodeFieldProps, 'redeemed' | 'currency'> {
  disabled: boolean;
  onRemove: (code: string) => void;
}

function RedeemedCodes({ redeemed, currency, disabled, onRemove }: RedeemedCodesProps) {
  return (
    <ul className={styles.list} aria-label="Redeemed codes">
      {redeemed.map(({ id, code, label, amountCents, remainingCents }) => (
        <li key={id} className={styles.code}>
          <Icon name="gift" size={18} />
          <span className={styles.label}>
            {label} <span className={styles.amount}>−{formatMoney(amountCents, currency)}</span>
            {remainingCents !== undefined && remainingCents > 0 && (
              <span className={styles.rest}>{formatMoney(remainingCents, currency)} stays on the card</span>
            )}
          </span>
          <Button size="sm" variant="ghost" disabled={disabled} onClick={() => onRemove(code)}>
            Remove<span className="visually-hidden"> {label}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface CodeOutcome {
  /** For people; empty where it worked. */
  problem: string;
  dueCents?: number | undefined;
}

/** The two calls; one at a time. */
function useCodes(subject: CardSubject) {
  const context = useRepeatWhileShown();
  const options = {
    failure: 'This code could not be used.',
    shown: 'inline',
    mutation: { ...refetchAffected(), context },
  } as const;
  const application = useAction(ApplyDiscountCode, options);
  const removal = useAction(RemoveDiscountCode, options);
  const apply = async (code: string) => outcomeOf(await application.run({ ...subject, code }));
  const remove = async (code: string) => outcomeOf(await removal.run({ ...subject, code }));
  return { apply, remove, working: application.pending || removal.pending };
}

interface Payload {
  appointment?: { dueCents: number } | null | undefined;
  registration?: { dueCents: number } | null | undefined;
}

function outcomeOf(outcome: ActionOutcome<Payload>): CodeOutcome {
  if (!outcome.ok) return { problem: outcome.message };
  const { appointment, registration } = outcome.payload;
  return { problem: '', dueCents: (appointment ?? registration)?.dueCents };
}
