import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import type { HubServiceFragment } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/fragment-masking.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { KIND_NAMES, kindOf } from './serviceValues.js';
import { HubService, type Hub } from './servicesHub.js';

const RemoveService = graphql(`
  mutation RemoveService($serviceId: ID!) {
    removeService(serviceId: $serviceId) {
      result
      errors {
        message
      }
    }
  }
`);

export interface DeleteServiceButtonProps {
  service: HubServiceFragment;
  hub: Hub;
  onChanged: () => void;
  onDeleted: () => void;
}

/** Takes a service out of the offer, after a question; the last one that is no add-on stays, and a note says why. */
export function DeleteServiceButton({ service, hub, onChanged, onDeleted }: DeleteServiceButtonProps) {
  const [asking, setAsking] = useState(false);
  const remove = useAction(RemoveService, {
    success: 'Service has been deleted',
    failure: 'There was an error deleting your service',
    reasons: 'appended',
    shown: 'inline',
    onSuccess: () => {
      onChanged();
      onDeleted();
    },
  });
  const bookable = readFragment(HubService, hub.services).filter(({ addOn }) => !addOn);
  if (!service.addOn && bookable.length <= 1) {
    return (
      <chakra.p color="textSoft" fontSize="sm">
        You can't delete your last service. Add another one first.
      </chakra.p>
    );
  }
  const kind = KIND_NAMES[kindOf(service)];
  return (
    <chakra.div>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Delete {kind}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${service.name}?`}
        description="It can no longer be booked. Booked visits and packages stay as they are."
        confirm={`Delete ${kind}`}
        keep={`Keep ${kind}`}
        variant="danger"
        pending={remove.pending}
        problem={remove.message}
        onConfirm={() => void remove.run({ serviceId: service.id })}
        onClose={() => {
          remove.clear();
          setAsking(false);
        }}
      />
    </chakra.div>
  );
}
