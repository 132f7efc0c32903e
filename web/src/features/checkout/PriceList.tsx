import { graphql } from '../../gql/gql.js';
import { formatMoney } from '../../lib/money.js';
import { classNames } from '../../ui/classNames.js';
import styles from './PriceList.module.css';
import { priceRows, type PricedLine } from './priceRows.js';

export const PriceList_line = graphql(`
  fragment PriceList_line on PriceLine {
    kind
    label
    amountCents
  }
`);

export interface PriceListProps {
  lines: readonly PricedLine[];
  /** What stands below a service or add-on, by its place among them. */
  details?: readonly string[];
  /** Still to be paid, cents. */
  dueCents: number;
  /** ISO 4217. */
  currency: string;
}

/** Everything that makes up a price: what is bought, the total, what was paid or covered, and what is due. */
export function PriceList({ lines, details = [], dueCents, currency }: PriceListProps) {
  const { parts, totalCents, free, covered, settled } = priceRows(lines);
  return (
    <dl className={styles.rows}>
      {parts.map((line, index) => (
        <Row
          key={index}
          label={line.label}
          detail={line.kind === 'service' || line.kind === 'add_on' ? details[index] : undefined}
          amount={partText(line, currency, covered)}
        />
      ))}
      <Row label="Total" amount={free ? 'Free' : formatMoney(totalCents, currency)} className={styles.total} />
      {settled.map((line, index) => (
        <Row key={index} label={line.label} amount={signedMoney(line.amountCents, currency)} />
      ))}
      {dueCents > 0 && <Row label="Due" amount={formatMoney(dueCents, currency)} className={styles.due} />}
    </dl>
  );
}

interface RowProps {
  label: string;
  detail?: string | undefined;
  amount: string;
  className?: string | undefined;
}

function Row({ label, detail, amount, className }: RowProps) {
  return (
    <div className={classNames(styles.row, className)}>
      <dt>
        {label}
        {detail && <span className={styles.detail}>{detail}</span>}
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}

function partText({ kind, amountCents }: PricedLine, currency: string, covered: boolean): string {
  if (amountCents !== 0) return signedMoney(amountCents, currency);
  if (kind !== 'service' && kind !== 'add_on') return signedMoney(0, currency);
  return kind === 'service' && covered ? 'Covered' : 'Free';
}

/** With a minus sign as wide as the digits, not a hyphen. */
function signedMoney(amountCents: number, currency: string): string {
  const sign = amountCents < 0 ? '−' : '';
  return sign + formatMoney(Math.abs(amountCents), currency);
}
