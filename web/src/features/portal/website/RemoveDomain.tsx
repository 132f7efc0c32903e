import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { useAction } from '../../../lib/useAction.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { Button } from '../../../ui/Button.js';

const DeleteCustomDomain = graphql(`
  mutation DeleteCustomDomain {
    deleteCustomDomain {
      result
      errors {
        code
        message
        field
      }
      practice {
        id
        websiteDomain {
          domain
          status
        }
      }
    }
  }
`);

/** Takes the domain away from the website, after a question. */
export function RemoveDomain({ domain }: { domain: string }) {
  const [asking, setAsking] = useState(false);
  const { run, pending, message } = useAction(DeleteCustomDomain, {
    success: 'Domain removed',
    failure: 'There was an error deleting your custom domain.',
    shown: 'inline',
  });
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Remove domain
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Remove ${domain}?`}
        description="Your website is no longer found there. Your profile keeps its address on Yarrow."
        confirm="Remove domain"
        keep="Keep domain"
        variant="danger"
        pending={pending}
        problem={message || undefined}
        onConfirm={() => void run({})}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
