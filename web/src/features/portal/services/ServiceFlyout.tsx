import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import type { HubServiceFragment } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/fragment-masking.js';
import { useRequestKey } from '../../../lib/useRequestKey.js';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { useAction } from '../../../lib/useAction.js';
import { ServiceFields } from './ServiceFields.js';
import { KIND_NAMES, newValues, serviceRules, serviceVariables, valuesOf, type ServiceKind } from './serviceValues.js';
import { HubService, type Hub } from './servicesHub.js';

const UpsertService = graphql(`
  mutation UpsertService(
    $id: ID
    $name: String!
    $description: String!
    $timeLength: Int
    $amountCents: Int
    $variationsArray: [String!]
    $locationIds: [ID!]
    $availableTimes: String
    $availableTimesEnabled: Boolean
    $package: Boolean
    $numberOfSessions: Int
    $addOn: Boolean
    $allowedServiceIds: [ID!]
    $public: Boolean
    $handle: String
    $idempotencyKey: ID
  ) {
    upsertService(
      id: $id
      name: $name
      description: $description
      timeLength: $timeLength
      amountCents: $amountCents
      variationsArray: $variationsArray
      locationIds: $locationIds
      availableTimes: $availableTimes
      availableTimesEnabled: $availableTimesEnabled
      package: $package
      numberOfSessions: $numberOfSessions
      addOn: $addOn
      allowedServiceIds: $allowedServiceIds
      public: $public
      handle: $handle
      idempotencyKey: $idempotencyKey
    ) {
      result
      errors {
        message
        field
      }
      service {
        id
        ...HubService
      }
    }
  }
`);

/** What lies open: something new of a kind, or a service that there is. */
export interface OpenedService {
  kind: ServiceKind;
  service?: HubServiceFragment;
  /** A new one that costs nothing to begin with. */
  free?: boolean;
}

export interface ServiceFlyoutProps {
  hub: Hub;
  opened: OpenedService;
  /** The list has changed. */
  onChanged: () => void;
  onClose: () => void;
}

/** The form of a service, package or add-on; what it is stays (spec portal-configuration §4). */
export function ServiceFlyout({ hub, opened, onChanged, onClose }: ServiceFlyoutProps) {
  const { kind, free } = opened;
  const all = readFragment(HubService, hub.services);
  // As it is now: its photo may have been changed here.
  const service = all.find(({ id }) => id === opened.service?.id) ?? opened.service;
  const others = all.filter(({ addOn }) => !addOn);
  // Once, of a new one: what the practice changes meanwhile is no change of the form.
  const [created] = useState(() =>
    newValues(
      hub.locations.map(({ id }) => id),
      free ? 0 : null,
    ),
  );
  const keyOf = useRequestKey();
  const upsert = useAction(UpsertService, {
    success: ({ service: saved }) =>
      `Your ${kind === 'package' ? 'package' : 'service'} '${saved ? readFragment(HubService, saved).name : ''}' was saved successfully`,
    failure: 'There was an error saving your service',
    reasons: 'appended',
    fields: [
      'name',
      'description',
      'timeLength',
      'amountCents',
      'numberOfSessions',
      'locationIds',
      'allowedServiceIds',
    ],
    shown: 'inline',
    onSuccess: onChanged,
  });
  const original = service
    ? valuesOf(
        service,
        others.map(({ id }) => id),
      )
    : created;
  return (
    <FlyoutForm
      open
      title={`${service ? 'Edit' : 'Create'} ${KIND_NAMES[kind]}`}
      {...{ original, onClose }}
      schema={serviceRules(kind)}
      onSave={(values) => {
        const variables = serviceVariables(values, kind);
        return upsert.run(
          service ? { id: service.id, ...variables } : { ...variables, idempotencyKey: keyOf(variables) },
        );
      }}
    >
      {(form) => <ServiceFields {...{ form, kind, hub, service, onChanged, onClose }} />}
    </FlyoutForm>
  );
}
