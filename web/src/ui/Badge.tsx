import type { ReactNode } from 'react';
import type { BadgeTone } from '../theme/recipes.js';
import { styled } from './chakra.js';

const Pill = styled('span', 'badge');

export interface BadgeProps {
  tone?: BadgeTone;
  children: ReactNode;
}

/** A short state in a coloured pill: CONFIRMED, PENDING, Disabled. The word says it; the colour repeats it. */
export const Badge = (props: BadgeProps) => <Pill {...props} />;
