import type { ReactNode } from 'react';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import type { BreadcrumbProps } from '../../../ui/Breadcrumb.js';
import { ConnectionFrame } from './ConnectionFrame.js';

export interface ConnectPageProps {
  provider: string;
  /** Pages above this one; the last is where it leads back to. */
  above: BreadcrumbProps['above'];
  /** What happens there, step by step. */
  steps: readonly string[];
  /** Its page is being requested, or the browser is navigating to it. */
  leaving: boolean;
  onContinue: () => void;
  /** Above the steps. */
  notice?: ReactNode;
}

/** Before the browser leaves for a provider's own page: what is asked there, and where it comes back to. */
export function ConnectPage({ provider, above, steps, leaving, onContinue, notice }: ConnectPageProps) {
  const title = `Connect ${provider}`;
  usePageTitle(title);
  return (
    <ConnectionFrame title={title} above={above}>
      {notice}
      <chakra.section
        aria-label="What happens next"
        display="grid"
        gap="4"
        p="5"
        border="1px solid"
        borderColor="line"
        rounded="lg"
        bg="surface"
      >
        <chakra.ol display="grid" gap="2" pl="5" listStyleType="decimal">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </chakra.ol>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button loading={leaving} onClick={onContinue}>
            Continue to {provider}
          </Button>
          <ButtonLink variant="ghost" href={above.at(-1)!.href}>
            Not now
          </ButtonLink>
        </chakra.div>
      </chakra.section>
    </ConnectionFrame>
  );
}
