import type { ReactNode } from 'react';
import styles from './AccountPageFrame.module.css';

const scene = new URL('../../assets/scenes/meadow.svg', import.meta.url).href;

export interface AccountPageFrameProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** Other ways from here, such as registering instead. */
  footer?: ReactNode;
}

/** A form next to a landscape, which is hidden on narrow screens. */
export function AccountPageFrame({ title, intro, children, footer }: AccountPageFrameProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.panel}>
        <h1 className={styles.title}>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
        {footer && <p className={styles.footer}>{footer}</p>}
      </div>
      <img src={scene} alt="" className={styles.scene} />
    </main>
  );
}
