import { useWatch, type UseFormReturn } from 'react-hook-form';
import { graphql } from '../../../gql/gql.js';
import type { EventTypeOfPracticeFragment } from '../../../gql/graphql.js';
import { PhotoUpload } from '../../../portal-ui/PhotoUpload.js';
import { useAction } from '../../../lib/useAction.js';
import { showToast } from '../../../lib/toasts.js';
import type { EventTypeValues } from './eventTypeValues.js';

const RemoveBookableEventTypePhoto = graphql(`
  mutation RemoveBookableEventTypePhoto($id: ID!) {
    removeBookableEventTypePhoto(id: $id) {
      result
      errors {
        message
      }
      bookableEventType {
        id
        photoUrl
      }
    }
  }
`);

export interface EventTypePhotoProps {
  form: UseFormReturn<EventTypeValues>;
  type: EventTypeOfPracticeFragment | undefined;
}

/** The photo: another one waits until the form is saved, and is only discarded when it is removed before (spec §4). */
export function EventTypePhoto({ form, type }: EventTypePhotoProps) {
  const staged = useWatch({ control: form.control, name: 'photo' });
  const stage = (photo: EventTypeValues['photo']) => form.setValue('photo', photo, { shouldDirty: true });
  const remove = useAction(RemoveBookableEventTypePhoto, {
    success: 'Your photo has been removed.',
    failure: 'There was an error removing your event type photo. Please try again later or contact support.',
    reasons: 'appended',
  });
  const discard = () => {
    stage(null);
    showToast('Your new photo has been discarded.', 'info');
  };
  return (
    <PhotoUpload
      label="Photo"
      photo={staged?.photoUrl ?? type?.photoUrl}
      hint={staged ? 'Save to use this photo.' : undefined}
      disabled={remove.pending}
      onUploaded={({ handle, photoUrl }) => {
        stage({ handle, photoUrl });
        showToast('Your photo is ready. Save to use it.');
      }}
      onRemove={staged ? discard : type && (() => void remove.run({ id: type.id }))}
    />
  );
}
