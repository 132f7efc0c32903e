import { useId, type ReactNode } from 'react';
import { chakra } from '../ui/chakra.js';

/** One part in all of its states. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} pt="5" borderTop="1px solid" borderColor="line" minW="0">
      <chakra.h2 id={id} fontSize="xl" mb="3">
        {name}
      </chakra.h2>
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
        gap="5"
        alignItems="start"
      >
        {children}
      </chakra.div>
    </chakra.section>
  );
}

export interface StateProps {
  name: string;
  /** As wide as the page where the part needs it, or as narrow as the smallest phone. */
  width?: 'whole' | 'small';
  children: ReactNode;
}

/** One state of a part. */
export function State({ name, width, children }: StateProps) {
  return (
    <chakra.figure
      m="0"
      minW="0"
      maxW={width === 'small' ? '17.5rem' : 'none'}
      gridColumn={width === 'whole' ? '1 / -1' : 'auto'}
      data-state-of={name}
    >
      <chakra.figcaption mb="2" color="textFaint" fontSize="xs">
        {name}
      </chakra.figcaption>
      {children}
    </chakra.figure>
  );
}
