import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { refetchNamed } from '../../../lib/refetchNamed.js';
import { showToast } from '../../../lib/toasts.js';
import { useAction } from '../../../lib/useAction.js';
import { useSingleRun } from '../../../lib/useSingleRun.js';
import { Button } from '../../../ui/Button.js';
import { setRecords } from './domainWidget.js';
import type { CustomDomain } from './useCustomDomain.js';

const DomainProviderToken = graphql(`
  mutation DomainProviderToken {
    domainProviderJwtToken {
      result
      errors {
        code
        message
        field
      }
      jwtToken
    }
  }
`);

/** Opens the domain provider's widget, which sets the records for the practitioner. */
export function SetByProvider({ domain }: { domain: CustomDomain }) {
  const client = useApolloClient();
  const sign = useAction(DomainProviderToken, { failure: "We couldn't reach the domain provider. Please try again." });
  const { run, pending } = useSingleRun(async () => {
    const outcome = await sign.run({});
    const token = outcome.ok && outcome.payload.jwtToken;
    if (!token) return;
    try {
      if (await setRecords(token, domain)) await refetchNamed(client, 'DomainStatusOf', 'PortalDomain');
    } catch (error) {
      showToast((error as Error).message, 'error');
    }
  });
  return (
    <Button loading={pending} onClick={() => void run(undefined)}>
      Set them for me
    </Button>
  );
}
