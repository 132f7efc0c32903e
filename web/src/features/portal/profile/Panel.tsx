import { useId, type ReactNode } from 'react';
import { chakra } from '../../../ui/chakra.js';

export interface PanelProps {
  title: string;
  /** Below the title: what it is for. */
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page of the profile. */
export function Panel({ title, description, actions, children }: PanelProps) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gap="4"
      p="5"
      border="1px solid"
      borderColor="line"
      rounded="lg"
      bg="surface"
      minW="0"
    >
      <chakra.header display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
        <chakra.h2 id={id} fontSize="lg">
          {title}
        </chakra.h2>
        {actions}
        {description && (
          <chakra.p flex="1 0 100%" color="textSoft" fontSize="sm">
            {description}
          </chakra.p>
        )}
      </chakra.header>
      {children}
    </chakra.section>
  );
}
