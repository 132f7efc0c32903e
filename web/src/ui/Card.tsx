import type { ReactNode } from 'react';
import { styled } from './chakra.js';

const Surface = styled('div', 'card');

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
export const Card = (props: CardProps) => <Surface {...props} />;
