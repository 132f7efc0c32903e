import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button, ButtonLink } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { TextField } from '../../ui/TextField.js';
import type { CardRefusal } from './cardProvider.js';
import {
  brandName,
  brandOf,
  cardRules,
  groupNumber,
  maskExpiry,
  onlyDigits,
  readExpiry,
  type CardForm,
} from './cardRules.js';
import styles from './CardForm.module.css';
import type { SandboxCard } from './sandboxStripe.js';
import type { useBankPage } from './useBankPage.js';

export interface SandboxCardFieldsProps {
  submitLabel: string;
  disabled: boolean;
  saving: boolean;
  bank: ReturnType<typeof useBankPage>;
  /** @returns why the card was not taken, to be shown at its field */
  onCard: (card: SandboxCard) => Promise<CardRefusal | undefined>;
}

const EMPTY: CardForm = { number: '', expiry: '', code: '', postalCode: '' };

/** The card form of development and tests, whichever provider stands behind it. */
export function SandboxCardFields({ submitLabel, disabled, saving, bank, onCard }: SandboxCardFieldsProps) {
  const form = useForm<CardForm>({ resolver: zodResolver(cardRules), defaultValues: EMPTY });
  const { errors } = form.formState;
  const brand = brandOf(form.watch('number'));
  const submit = form.handleSubmit(async (typed) => {
    const refusal = await onCard(cardOf(typed));
    if (!refusal) return;
    form.setError(refusal.field ?? 'root', { type: 'server', message: refusal.shown }, { shouldFocus: true });
  });
  const masked = (name: 'number' | 'expiry' | 'code', mask: (typed: string) => string) =>
    form.register(name, {
      onChange: (event: { target: HTMLInputElement }) => form.setValue(name, mask(event.target.value)),
    });
  return (
    <form method="post" className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        error={errors.number?.message}
        end={<span className={styles.brand}>{brand === 'unknown' ? <Icon name="card" /> : brandName(brand)}</span>}
        {...masked('number', groupNumber)}
      />
      <div className={styles.row}>
        <TextField
          label="Expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          error={errors.expiry?.message}
          {...masked('expiry', maskExpiry)}
        />
        <TextField
          label="Security code"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder={brand === 'amex' ? '1234' : '123'}
          error={errors.code?.message}
          {...masked('code', (typed) => onlyDigits(typed).slice(0, 4))}
        />
        <TextField
          label="Postal code"
          autoComplete="billing postal-code"
          maxLength={12}
          error={errors.postalCode?.message}
          {...form.register('postalCode')}
        />
      </div>
      <div role="status">{bank.page && <BankQuestion page={bank.page} onCancel={bank.giveUp} />}</div>
      <div role="alert">{errors.root && <p className={styles.error}>{errors.root.message}</p>}</div>
      <Button type="submit" size="lg" block loading={saving} disabled={disabled}>
        {submitLabel}
      </Button>
      <p className={styles.fine}>
        <Icon name="shield" size={18} /> Test mode: no real card is charged. 4242 4242 4242 4242 always works.
      </p>
    </form>
  );
}

function BankQuestion({ page, onCancel }: { page: string; onCancel: () => void }) {
  return (
    <div className={styles.bank}>
      <p>Your bank asks you to confirm this card on its own page. Then come back here.</p>
      <div className={styles.bankActions}>
        <ButtonLink href={page} external>
          Open your bank’s page <Icon name="external" size={18} />
        </ButtonLink>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function cardOf({ number, expiry, code, postalCode }: CardForm): SandboxCard {
  const { month, year } = readExpiry(expiry) ?? { month: 0, year: 0 };
  return { number: onlyDigits(number), month, year, code, postalCode };
}
