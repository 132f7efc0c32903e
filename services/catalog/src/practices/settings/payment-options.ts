import { DomainError } from '@yarrow/kit/domain-error';

/** Ways of paying outside the card provider. */
export type OfflineOption = 'cash' | 'credit_card' | 'paypal' | 'venmo' | 'zelle';

/** The form of ways to pay the practitioner directly; what is absent stays. */
export interface OfflineOptionsForm {
  acceptsCash?: boolean | null;
  acceptsCreditCard?: boolean | null;
  acceptsPaypal?: boolean | null;
  acceptsVenmo?: boolean | null;
  acceptsZelle?: boolean | null;
}

const FIELDS: readonly [OfflineOption, keyof OfflineOptionsForm][] = [
  ['cash', 'acceptsCash'],
  ['credit_card', 'acceptsCreditCard'],
  ['paypal', 'acceptsPaypal'],
  ['venmo', 'acceptsVenmo'],
  ['zelle', 'acceptsZelle'],
];

/**
 * The options after a change, in the order of the form.
 * @param currency of the practice: Venmo moves US dollars only
 * @throws DomainError `venmo_unavailable`
 */
export function changeOfflineOptions(
  now: readonly OfflineOption[],
  form: OfflineOptionsForm,
  currency: string,
): OfflineOption[] {
  if (form.acceptsVenmo && currency !== 'USD') {
    throw new DomainError('venmo_unavailable', 'Venmo is for practices that charge in US dollars.', 'acceptsVenmo');
  }
  return FIELDS.filter(([option, field]) => form[field] ?? now.includes(option)).map(([option]) => option);
}
