import { useWatch, type UseFormReturn } from 'react-hook-form';
import { graphql } from '../../../gql/gql.js';
import { PhotoUpload } from '../../../portal-ui/PhotoUpload.js';
import { useAction } from '../../../lib/useAction.js';
import type { ServiceValues } from './serviceValues.js';

const UpdateServicePhoto = graphql(`
  mutation UpdateServicePhoto($handle: String!, $serviceId: ID!) {
    updateServicePhoto(handle: $handle, serviceId: $serviceId) {
      result
      errors {
        message
      }
      photoUrl
      service {
        id
        photoUrl
      }
    }
  }
`);

const RemoveServicePhoto = graphql(`
  mutation RemoveServicePhoto($serviceId: ID!) {
    removeServicePhoto(serviceId: $serviceId) {
      result
      errors {
        message
      }
      service {
        id
        photoUrl
      }
    }
  }
`);

const LABEL = 'Photo';

/** The photo of a service that there is: it changes at once, whatever becomes of the form. */
export function ServicePhoto({ service }: { service: { id: string; photoUrl?: string | null | undefined } }) {
  const update = useAction(UpdateServicePhoto, {
    success: 'Your photo has been saved.',
    failure: 'There was an error saving your service photo. Please try again later or contact support.',
    reasons: 'appended',
  });
  const remove = useAction(RemoveServicePhoto, {
    success: 'Your photo has been removed.',
    failure: 'There was an error removing your service photo. Please try again later or contact support.',
    reasons: 'appended',
  });
  return (
    <PhotoUpload
      label={LABEL}
      photo={service.photoUrl}
      disabled={update.pending || remove.pending}
      onUploaded={({ handle }) => void update.run({ handle, serviceId: service.id })}
      onRemove={() => void remove.run({ serviceId: service.id })}
    />
  );
}

/** The photo of a service that is being made: it comes with the form. */
export function NewServicePhoto({ form }: { form: UseFormReturn<ServiceValues> }) {
  const photo = useWatch({ control: form.control, name: 'photo' });
  const change = (next: ServiceValues['photo']) => form.setValue('photo', next, { shouldDirty: true });
  return (
    <PhotoUpload
      label={LABEL}
      photo={photo?.photoUrl}
      onUploaded={({ handle, photoUrl }) => change({ handle, photoUrl })}
      onRemove={() => change(null)}
    />
  );
}
