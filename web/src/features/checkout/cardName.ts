export interface NamedCard {
  /** As the provider spells it, such as `visa`. */
  brand: string;
  last4: string;
}

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  american_express: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  discover_diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** `Visa ending in 4242` */
export function cardName({ brand, last4 }: NamedCard): string {
  return `${brandLabel(brand)} ending in ${last4}`;
}

/** `Visa •••• 4242` */
export function cardDigits({ brand, last4 }: NamedCard): string {
  return `${brandLabel(brand)} •••• ${last4}`;
}

/** `Expires 12/40` */
export function cardExpiry({ expMonth, expYear }: { expMonth: number; expYear: number }): string {
  return `Expires ${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`;
}

function brandLabel(brand: string): string {
  return BRANDS[brand.toLowerCase()] ?? 'Card';
}
