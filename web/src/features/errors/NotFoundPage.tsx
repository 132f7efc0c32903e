import { usePageTitle } from '../../lib/usePageTitle.js';
import { ButtonLink } from '../../ui/Button.js';
import styles from './NotFoundPage.module.css';

const scene = new URL('../../assets/scenes/stones.svg', import.meta.url).href;

/** No page has this address. */
export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <img src={scene} alt="" className={styles.scene} />
      <p className={styles.code}>404</p>
      <h1>This path ends here</h1>
      <p className={styles.text}>The page may have moved, or the link may have a typing error in it.</p>
      <div className={styles.actions}>
        <ButtonLink href="/practitioner-search">Find a practitioner</ButtonLink>
        <ButtonLink href="/" variant="outline">
          Go to the home page
        </ButtonLink>
      </div>
    </main>
  );
}
