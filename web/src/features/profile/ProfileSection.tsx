import { useId, type ReactNode } from 'react';
import styles from './ProfileSection.module.css';

export interface ProfileSectionProps {
  title: string;
  /** For links within the page. */
  id?: string;
  children: ReactNode;
}

/** A part of the profile's main column. */
export function ProfileSection({ title, id, children }: ProfileSectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className={styles.section}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
