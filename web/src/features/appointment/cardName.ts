export interface NamedCard {
  /** As the provider spells it, such as `visa`. */
  brand: string;
  last4: string;
}

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** `Visa ending in 4242` */
export function cardName({ brand, last4 }: NamedCard): string {
  return `${BRANDS[brand] ?? 'card'} ending in ${last4}`;
}
