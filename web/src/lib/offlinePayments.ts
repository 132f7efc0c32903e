export interface OfflinePaymentOptions {
  defaultCurrency: string;
  acceptsCash: boolean;
  acceptsOfflineCreditCard: boolean;
  acceptsPaypal: boolean;
  acceptsVenmo: boolean;
  acceptsZelle: boolean;
}

/** How the practitioner may be paid without our taking part. Venmo exists for US dollars only. */
export function offlinePayments(practice: OfflinePaymentOptions): string[] {
  const options: [boolean, string][] = [
    [practice.acceptsCash, 'Cash'],
    [practice.acceptsOfflineCreditCard, 'Card in person'],
    [practice.acceptsVenmo && practice.defaultCurrency === 'USD', 'Venmo'],
    [practice.acceptsPaypal, 'PayPal'],
    [practice.acceptsZelle, 'Zelle'],
  ];
  return options.filter(([accepted]) => accepted).map(([, label]) => label);
}
