import { useFirstRendering } from '../../lib/hydration.js';
import { Icon } from '../../ui/Icon.js';
import styles from './CancellationTerms.module.css';
import { movingSentence, termsSentence, type TermsFacts } from './terms.js';

export interface CancellationTermsProps extends Omit<TermsFacts, 'now'> {
  /** The practice's own words. */
  text: string;
  /** Terms for rescheduling instead of cancelling: no no-show fee. */
  moving?: boolean;
}

/** What cancelling would cost, and until when it does not; before anything is paid. */
export function CancellationTerms({ text, moving = false, ...facts }: CancellationTermsProps) {
  const first = useFirstRendering();
  const now = first ? Date.parse(first.now) : Date.now();
  const sentence = moving ? movingSentence : termsSentence;
  return (
    <section className={styles.terms} aria-label={moving ? 'Terms for moving' : 'Cancellation terms'}>
      <Icon name="calendar" size={18} />
      <div>
        {!moving && <h2 className={styles.title}>Cancellation</h2>}
        <p>{sentence({ ...facts, now })}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </section>
  );
}
