import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { classNames } from './classNames.js';

export interface CardProps {
  /** The element, where the place asks for a list item, an article or a section. Default div. */
  as?: 'div' | 'li' | 'article' | 'section';
  /** flat: a line and no shadow; tint and warm: a coloured ground. Default raised. */
  tone?: 'raised' | 'flat' | 'tint' | 'warm';
  padding?: 'none' | 'md' | 'lg';
  className?: string | undefined;
  children: ReactNode;
}

/** A rounded surface that holds one thing. */
export function Card({ as: Element = 'div', tone = 'raised', padding = 'md', className, children }: CardProps) {
  return (
    <Element className={classNames(styles.card, styles[tone], styles[`padding-${padding}`], className)}>
      {children}
    </Element>
  );
}
