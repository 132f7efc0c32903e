import type { ReactNode } from 'react';
import { chakra } from '../../../ui/chakra.js';

export interface FieldGroupProps {
  title: string;
  /** Below the title. */
  text?: ReactNode;
  children: ReactNode;
}

/** Settings that belong together, parted from those above by a line. */
export function FieldGroup({ title, text, children }: FieldGroupProps) {
  return (
    <chakra.section
      aria-label={title}
      display="grid"
      gap="4"
      css={{ '& + section': { borderTop: '1px solid', borderColor: 'line', pt: '5', mt: '1' } }}
    >
      <div>
        <chakra.h2 fontSize="lg">{title}</chakra.h2>
        {text && (
          <chakra.p color="textSoft" fontSize="sm">
            {text}
          </chakra.p>
        )}
      </div>
      {children}
    </chakra.section>
  );
}
