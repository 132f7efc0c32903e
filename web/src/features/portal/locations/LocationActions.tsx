import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { changedLocations } from './changedLocations.js';
import type { OwnLocation } from './locationForm.js';

const DisableLocation = graphql(`
  mutation DisableLocation($id: ID!) {
    disableLocation(id: $id) {
      result
      errors {
        message
      }
      location {
        id
        ...LocationCard_location
      }
    }
  }
`);

const EnableLocation = graphql(`
  mutation EnableLocation($id: ID!) {
    enableLocation(id: $id) {
      result
      errors {
        message
      }
      location {
        id
        ...LocationCard_location
      }
    }
  }
`);

const DeleteLocation = graphql(`
  mutation DeleteLocation($id: ID!) {
    deleteLocation(id: $id) {
      result
      errors {
        message
      }
    }
  }
`);

interface ActionProps {
  practiceId: string;
  location: OwnLocation;
}

export interface LocationActionsProps extends ActionProps {
  onDeleted: () => void;
}

/** Takes a location out of what can be booked, brings it back, or takes it away for good (spec portal-configuration §4). */
export function LocationActions({ practiceId, location, onDeleted }: LocationActionsProps) {
  return (
    <chakra.section aria-label="Booking here" display="grid" gap="3" pt="4" borderTop="1px solid" borderColor="line">
      {location.state === 'active' ? (
        <DisableButton {...{ practiceId, location }} />
      ) : (
        <>
          <chakra.p color="textSoft" fontSize="sm">
            This location is disabled and can't be booked.
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <EnableButton {...{ practiceId, location }} />
            <DeleteButton {...{ practiceId, location, onDeleted }} />
          </chakra.div>
          {!location.details?.canDelete && <OnlyLocation />}
        </>
      )}
    </chakra.section>
  );
}

function OnlyLocation() {
  return (
    <chakra.p color="textSoft" fontSize="sm">
      A service is only offered here. Offer it at another active location first.
    </chakra.p>
  );
}

function DisableButton({ practiceId, location: { id, name, details } }: ActionProps) {
  const [asking, setAsking] = useState(false);
  const disable = useAction(DisableLocation, {
    success: 'Location has been disabled',
    failure: 'There was an error disabling your location',
    reasons: 'appended',
    shown: 'inline',
    mutation: changedLocations(practiceId),
    onSuccess: () => setAsking(false),
  });
  const close = () => {
    disable.clear();
    setAsking(false);
  };
  return (
    <>
      <div>
        <Button variant="outline" disabled={!details?.canDisable} onClick={() => setAsking(true)}>
          Disable location
        </Button>
      </div>
      {!details?.canDisable &&
        (details?.onlyLocationForService ? (
          <OnlyLocation />
        ) : (
          <chakra.p color="textSoft" fontSize="sm">
            You can't disable your last active location.
          </chakra.p>
        ))}
      <ConfirmDialog
        open={asking}
        title="Disable this location?"
        description={`“${name}” can no longer be booked. Existing appointments stay.`}
        confirm="Disable location"
        keep="Keep location"
        pending={disable.pending}
        problem={disable.message}
        onConfirm={() => void disable.run({ id })}
        onClose={close}
      />
    </>
  );
}

function EnableButton({ practiceId, location: { id } }: ActionProps) {
  const enable = useAction(EnableLocation, {
    success: 'Location has been enabled',
    failure: 'There was an error enabling your location',
    reasons: 'appended',
    mutation: changedLocations(practiceId),
  });
  return (
    <Button variant="outline" loading={enable.pending} onClick={() => void enable.run({ id })}>
      Enable location
    </Button>
  );
}

function DeleteButton({ practiceId, location: { id, name, details }, onDeleted }: LocationActionsProps) {
  const [asking, setAsking] = useState(false);
  const remove = useAction(DeleteLocation, {
    success: 'Location has been deleted',
    failure: 'There was an error deleting your location',
    reasons: 'appended',
    shown: 'inline',
    mutation: changedLocations(practiceId),
    onSuccess: () => {
      setAsking(false);
      onDeleted();
    },
  });
  const close = () => {
    remove.clear();
    setAsking(false);
  };
  return (
    <>
      <Button variant="danger" disabled={!details?.canDelete} onClick={() => setAsking(true)}>
        Delete location
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete this location?"
        description={`“${name}” is deleted for good. Past appointments keep its name.`}
        confirm="Delete location"
        keep="Keep location"
        variant="danger"
        pending={remove.pending}
        problem={remove.message}
        onConfirm={() => void remove.run({ id })}
        onClose={close}
      />
    </>
  );
}
