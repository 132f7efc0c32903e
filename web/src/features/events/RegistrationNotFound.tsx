import { searchHref } from '../../lib/searchAddress.js';
import { ButtonLink } from '../../ui/Button.js';
import styles from './RegistrationNotFound.module.css';

const scene = new URL('../../assets/scenes/stones.svg', import.meta.url).href;

/** No registration has this link. */
export function RegistrationNotFound() {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <img src={scene} alt="" className={styles.scene} />
      <h1>We couldn't find this registration</h1>
      <p role="alert">Error: Registration token not found.</p>
      <p>The link may be incomplete. Open it again from your confirmation email.</p>
      <ButtonLink href={searchHref({})}>Find a practitioner</ButtonLink>
    </main>
  );
}
