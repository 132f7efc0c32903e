import { useId, type ReactNode } from 'react';
import { Badge } from '../../../ui/Badge.js';
import { chakra } from '../../../ui/chakra.js';
import type { Standing } from './standing.js';

export interface ProviderCardProps {
  name: string;
  standing: Standing;
  /** The business as the provider knows it, or what the provider is for. */
  detail?: ReactNode;
  /** What is the matter, and switches. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** One provider: how its account stands, and what can be done about it. */
export function ProviderCard({ name, standing, detail, children, actions }: ProviderCardProps) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gap="3"
      alignContent="start"
      minW="0"
      p="5"
      border="1px solid"
      borderColor="line"
      rounded="lg"
      bg="surface"
    >
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" justifyContent="space-between">
        <chakra.h3 id={id} fontSize="lg" minW="0" overflowWrap="anywhere">
          {name}
        </chakra.h3>
        <Badge tone={standing.tone}>{standing.label}</Badge>
      </chakra.div>
      {detail && (
        <chakra.p color="textSoft" overflowWrap="anywhere">
          {detail}
        </chakra.p>
      )}
      {children}
      {actions && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {actions}
        </chakra.div>
      )}
    </chakra.section>
  );
}
