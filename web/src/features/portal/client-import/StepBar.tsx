import type { ReactNode } from 'react';
import { chakra } from '../../../ui/chakra.js';

/** The way on, which stays in view while a list scrolls. */
export function StepBar({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      position="sticky"
      zIndex="sticky"
      bottom="0"
      display="flex"
      flexWrap="wrap"
      gap="4"
      alignItems="center"
      justifyContent="flex-end"
      py="3"
      bg="page"
      borderTop="1px solid"
      borderColor="line"
    >
      {children}
    </chakra.div>
  );
}
