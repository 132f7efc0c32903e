import type { ReactNode } from 'react';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { BankingFrame } from './BankingFrame.js';
import { ABOVE_PROVIDER, BANKING } from './providers.js';

export interface ConnectPageProps {
  provider: string;
  /** What happens there, step by step. */
  steps: readonly string[];
  /** Its page is being asked for, or the browser is on its way there. */
  leaving: boolean;
  onContinue: () => void;
  /** Above the steps. */
  notice?: ReactNode;
}

/** Before the browser leaves for a provider's own page: what is asked there, and where it comes back to. */
export function ConnectPage({ provider, steps, leaving, onContinue, notice }: ConnectPageProps) {
  const title = `Connect ${provider}`;
  usePageTitle(title);
  return (
    <BankingFrame title={title} above={ABOVE_PROVIDER}>
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
          <ButtonLink variant="ghost" href={BANKING}>
            Not now
          </ButtonLink>
        </chakra.div>
      </chakra.section>
    </BankingFrame>
  );
}
