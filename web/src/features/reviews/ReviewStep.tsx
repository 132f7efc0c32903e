import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Logo } from '../../ui/Logo.js';
import styles from './ReviewStep.module.css';

export interface ReviewStepProps {
  /** Percent; absent outside of the steps. */
  progress?: number;
  title: string;
  lead?: ReactNode;
  /** Over the title: who is reviewed. */
  about?: ReactNode;
  children?: ReactNode;
}

/** One screen of the review flow: how far it is, one question, and nothing to distract from it. */
export function ReviewStep({ progress, title, lead, about, children }: ReviewStepProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <Link href="/" className={styles.home}>
          <Logo />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {progress !== undefined && (
          <div className={styles.progress}>
            <progress className={styles.bar} value={progress} max={100} aria-label="Review progress" />
            <span className={styles.percent}>{progress}%</span>
          </div>
        )}
        {about}
        <div className={styles.heading}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </main>
    </div>
  );
}
