import { searchHref } from '../../lib/searchAddress.js';
import { ButtonLink } from '../../ui/Button.js';
import styles from './FindStarted.module.css';

const scene = new URL('../../assets/scenes/meadow.svg', import.meta.url).href;

/** The last word of the home page. */
export function FindStarted() {
  return (
    <section className={styles.section} aria-labelledby="started-title">
      <img src={scene} alt="" className={styles.scene} loading="lazy" />
      <div className={styles.content}>
        <h2 id="started-title" className={styles.title}>
          A little care goes a long way
        </h2>
        <p>Tell us what you need and where you are, and see who has time.</p>
        <div className={styles.actions}>
          <ButtonLink href={searchHref({})} size="lg">
            Find a practitioner
          </ButtonLink>
          <ButtonLink href={searchHref({ filter: 'virtual' })} size="lg" variant="outline">
            Meet online
          </ButtonLink>
          <ButtonLink href="/quiz" size="lg" variant="outline">
            Take the quiz
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
