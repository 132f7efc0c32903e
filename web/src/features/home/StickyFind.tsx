import { useEffect, useState, type RefObject } from 'react';
import { searchHref } from '../../lib/searchAddress.js';
import { ButtonLink } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import styles from './StickyFind.module.css';

/** The 'Find a practitioner' button that stays in reach once the hero has been scrolled past. */
export function StickyFind({ after }: { after: RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown((after.current?.getBoundingClientRect().bottom ?? 0) < 0.25 * window.innerHeight);
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [after]);
  if (!shown) return null;
  return (
    <div className={styles.sticky}>
      <ButtonLink href={searchHref({})} size="lg">
        <Icon name="search" /> Find a practitioner
      </ButtonLink>
    </div>
  );
}
