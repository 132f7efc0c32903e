import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { cardName, type NamedCard } from './cardName.js';
import styles from './SavedCardPayment.module.css';

export interface SavedCardPaymentProps {
  card: NamedCard;
  /** What the button says, such as `Pay $90`. */
  label: string;
  paying: boolean;
  onPay: () => void;
  onOther: () => void;
}

/** One click with the card that is there, or another card. */
export function SavedCardPayment({ card, label, paying, onPay, onOther }: SavedCardPaymentProps) {
  return (
    <>
      <p className={styles.card}>
        <Icon name="card" /> {cardName(card)}
      </p>
      <Button size="lg" block loading={paying} onClick={onPay}>
        {label}
      </Button>
      <Button variant="ghost" block disabled={paying} onClick={onOther}>
        Use another card
      </Button>
    </>
  );
}
