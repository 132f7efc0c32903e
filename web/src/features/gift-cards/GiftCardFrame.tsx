import type { ReactNode } from 'react';
import { chakra } from '../../ui/chakra.js';

export interface GiftCardFrameProps {
  title: string;
  /** The way back, above the title. */
  above?: ReactNode;
  /** The main part of the page is around it already. */
  within?: boolean;
  children: ReactNode;
}

/** The narrow column of the pages about gift cards. */
export function GiftCardFrame({ title, above, within = false, children }: GiftCardFrameProps) {
  const column = (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="5"
      maxW="42rem"
      mx="auto"
      px="gutter"
      pt={{ base: '6', tablet: '8' }}
      pb="section"
    >
      {above && <div>{above}</div>}
      <h1>{title}</h1>
      {children}
    </chakra.div>
  );
  if (within) return column;
  return (
    <main id="main" tabIndex={-1}>
      {column}
    </main>
  );
}
