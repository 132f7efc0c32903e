export interface PriceFacts {
  /** Sum of the service lines before discounts, cents. */
  amountCents: number;
  tipAmountCents: number;
  feeCents: number;
  platformFeeCents: number;
  /** Amount − discounts + tip + fees, cents. */
  fullTotal: number;
}

export interface PriceRow {
  label: string;
  amountCents: number;
}

/** What stands between the services and the total. The discount is what the total is below its parts. */
export function priceRows({
  amountCents,
  tipAmountCents,
  feeCents,
  platformFeeCents,
  fullTotal,
}: PriceFacts): PriceRow[] {
  const fees = feeCents + platformFeeCents;
  const discount = amountCents + tipAmountCents + fees - fullTotal;
  const rows: PriceRow[] = [
    { label: 'Discount', amountCents: -discount },
    { label: 'Tip', amountCents: tipAmountCents },
    { label: 'Fees', amountCents: fees },
  ];
  return rows.filter((row) => (row.label === 'Discount' ? row.amountCents < 0 : row.amountCents > 0));
}
