import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import styles from './Farewell.module.css';
import type { PracticeSite } from './practiceSite.js';

const SECONDS = 5;

export interface FarewellProps {
  title: string;
  children: ReactNode;
  site: PracticeSite;
  /** Name of the practice, where it is known. */
  practice?: string | undefined;
}

/** The end of a form: goes on to the practitioner's site after five seconds, unless the reader stays. */
export function Farewell({ title, children, site, practice }: FarewellProps) {
  const [left, setLeft] = useState(SECONDS);
  const [staying, setStaying] = useState(false);
  const way = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (staying) return;
    // As by hand: the router takes an address of ours, the browser all others.
    if (left === 0) return way.current?.click();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, staying]);

  const name = practice ?? 'Yarrow';
  return (
    <section className={styles.farewell}>
      <span className={styles.mark}>
        <Icon name="check" size={32} />
      </span>
      <h1>{title}</h1>
      {children}
      {staying ? (
        <p className={styles.soft}>You can close this page, or pick up where you left off any time.</p>
      ) : (
        <p className={styles.soft} role="timer" aria-live="off">
          We take you to {name} in {left} {left === 1 ? 'second' : 'seconds'}.
        </p>
      )}
      <div className={styles.actions}>
        <ButtonLink href={site.href} ref={way} {...(site.external && { external: 'here' as const })}>
          Go to {name}
        </ButtonLink>
        {!staying && (
          <Button variant="ghost" onClick={() => setStaying(true)}>
            Stay here
          </Button>
        )}
      </div>
    </section>
  );
}
