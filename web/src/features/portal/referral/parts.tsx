import type { ReactNode } from 'react';
import { chakra } from '../../../ui/chakra.js';

/** A section of the page. */
export function Part({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <chakra.section aria-label={title} display="grid" gap="3" minW="0">
      <chakra.header display="flex" flexWrap="wrap" gap="2" alignItems="center" justifyContent="space-between">
        <chakra.h2 fontSize="lg">{title}</chakra.h2>
        {note && <chakra.div color="textSoft">{note}</chakra.div>}
      </chakra.header>
      {children}
    </chakra.section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="center"
      justifyContent="space-between"
      py="3"
      px="4"
      border="1px solid"
      borderColor="line"
      rounded="md"
      bg="surface"
    >
      {children}
    </chakra.li>
  );
}
