import { ButtonLink } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import styles from './PractitionerInvitation.module.css';

const scene = new URL('../../assets/scenes/leaves.svg', import.meta.url).href;
const POINTS = [
  'A profile and a booking page of your own',
  'Calendar, reminders, cards and invoices in one place',
  'Clients who find you by what you do and where you are',
];

/** Asks practitioners to apply. */
export function PractitionerInvitation() {
  return (
    <section className={styles.section} aria-labelledby="invitation-title">
      <div className={styles.panel}>
        <div className={styles.text}>
          <p className={styles.eyebrow}>For practitioners</p>
          <h2 id="invitation-title">Your practice, looked after</h2>
          <ul className={styles.points}>
            {POINTS.map((point) => (
              <li key={point}>
                <Icon name="check" size={18} /> {point}
              </li>
            ))}
          </ul>
          <ButtonLink href="/pro" variant="accent" size="lg">
            Apply to join
          </ButtonLink>
        </div>
        <img src={scene} alt="" className={styles.scene} loading="lazy" />
      </div>
    </section>
  );
}
