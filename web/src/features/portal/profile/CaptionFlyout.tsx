import { z } from 'zod/mini';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { useAction } from '../../../lib/useAction.js';
import { chakra } from '../../../ui/chakra.js';
import { TextField } from '../../../ui/TextField.js';
import type { GalleryPhoto } from './PhotosSection.js';

const CaptionGalleryImage = graphql(`
  mutation CaptionGalleryImage($input: CaptionGalleryImageInput!) {
    captionGalleryImage(input: $input) {
      result
      errors {
        message
        field
      }
      practice {
        id
      }
    }
  }
`);

const schema = z.object({
  caption: z.string().check(z.trim(), z.maxLength(200, 'Please enter at most 200 characters')),
});

/** What is to be seen on a photo, for those who cannot see it. */
export function CaptionFlyout({ photo, onClose }: { photo: GalleryPhoto; onClose: () => void }) {
  const update = useAction(CaptionGalleryImage, {
    success: 'Your photo has been saved.',
    failure: 'There was an error saving your photo. Please try again later or contact support.',
    fields: ['caption'],
    shown: 'inline',
    mutation: refetchAffected(),
  });
  return (
    <FlyoutForm
      open
      title="Edit caption"
      original={{ caption: photo.altText }}
      {...{ schema, onClose }}
      onSave={({ caption }) => update.run({ input: { galleryId: photo.id, caption } })}
    >
      {({ register, formState: { errors } }) => (
        <>
          <chakra.img src={photo.defaultPhotoUrl} alt="" maxH="16rem" w="100%" objectFit="contain" rounded="md" />
          <TextField
            label="Caption"
            {...register('caption')}
            maxLength={200}
            hint="Describe the photo for people who can't see it."
            error={errors.caption?.message}
          />
        </>
      )}
    </FlyoutForm>
  );
}
