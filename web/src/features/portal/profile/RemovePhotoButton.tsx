import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../../lib/useAction.js';
import { IconButton } from '../../../ui/IconButton.js';
import type { GalleryPhoto } from './PhotosSection.js';

const RemoveGalleryImage = graphql(`
  mutation RemoveGalleryImage($galleryId: ID!) {
    removeGalleryImage(galleryId: $galleryId) {
      result
      errors {
        message
      }
      practice {
        id
      }
    }
  }
`);

export function RemovePhotoButton({ photo, name }: { photo: GalleryPhoto; name: string }) {
  const [asking, setAsking] = useState(false);
  const remove = useAction(RemoveGalleryImage, {
    success: 'Successfully deleted photo',
    failure: 'Failed to delete photo',
    shown: 'inline',
    mutation: refetchAffected(),
  });
  const confirm = async () => {
    const { ok } = await remove.run({ galleryId: photo.id });
    if (ok) setAsking(false);
  };
  return (
    <>
      <IconButton icon="trash" label={`Remove ${name}`} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        title="Remove this photo?"
        description="It leaves your profile at once."
        confirm="Remove photo"
        keep="Keep photo"
        variant="danger"
        pending={remove.pending}
        problem={remove.message}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
