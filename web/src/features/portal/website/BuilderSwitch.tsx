import { useApolloClient } from '@apollo/client/react';
import { showToast } from '../../../lib/toasts.js';
import { useSingleRun } from '../../../lib/useSingleRun.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { switchBuilder, type BuilderVersion } from './switchBuilder.js';
import type { WebsitePractice } from './websiteForm.js';

const VERSIONS = [
  { version: 'v1', label: 'Version 1', text: 'One page that follows from your profile.' },
  { version: 'v2', label: 'Version 2 (beta)', text: 'Pages of your own, put together from blocks.' },
] as const;

/** Which version of the builder the website is made with (spec portal-configuration §4). */
export function BuilderSwitch({ practice }: { practice: Pick<WebsitePractice, 'id' | 'usingBuilderV2'> }) {
  const client = useApolloClient();
  const live: BuilderVersion = practice.usingBuilderV2 ? 'v2' : 'v1';
  const { run, pending } = useSingleRun(async (version: BuilderVersion) => {
    try {
      await switchBuilder(version);
    } catch {
      showToast('Failed to switch page builder version', 'error');
      return;
    }
    client.cache.modify({
      id: client.cache.identify({ __typename: 'Practice', id: practice.id }),
      fields: { builderVersion: () => version, usingBuilderV2: () => version === 'v2' },
    });
    showToast(`${version === 'v2' ? 'Version 2' : 'Version 1'} of your website is live`);
  });
  return (
    <chakra.section
      aria-label="Website builder"
      display="grid"
      gap="3"
      p="5"
      border="1px solid"
      borderColor="line"
      rounded="lg"
      bg="surface"
    >
      <chakra.h2 fontSize="lg">Website builder</chakra.h2>
      <chakra.ul display="grid" gap="2">
        {VERSIONS.map(({ version, label, text }) => (
          <chakra.li key={version} display="flex" flexWrap="wrap" gap="3" alignItems="center">
            <chakra.div flex="1" minW="12rem">
              <chakra.strong fontWeight={600}>{label}</chakra.strong>
              <chakra.p color="textSoft" fontSize="sm">
                {text}
              </chakra.p>
            </chakra.div>
            {version === live ? (
              <Badge tone="success">Live</Badge>
            ) : (
              <Button
                size="sm"
                variant="outline"
                loading={pending}
                aria-label={`Make Live: ${label}`}
                onClick={() => void run(version)}
              >
                Make Live
              </Button>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
