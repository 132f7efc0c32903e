import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import type { GalleryOfPracticeQuery } from '../../../gql/graphql.js';
import { PHONE, useMedia } from '../../../lib/useMedia.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { PhotoUpload } from '../../../portal-ui/PhotoUpload.js';
import { smallPhoto } from '../../../portal-ui/smallPhoto.js';
import { SortableList } from '../../../portal-ui/SortableList.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { CaptionFlyout } from './CaptionFlyout.js';
import { Panel } from './Panel.js';
import { PanelState } from './PanelState.js';
import { RemovePhotoButton } from './RemovePhotoButton.js';
import { useShownOrder } from './useShownOrder.js';

const GalleryOfPractice = graphql(`
  query GalleryOfPractice {
    currentPractice {
      id
      galleryImages {
        id
        defaultPhotoUrl
        altText
        position
      }
    }
  }
`);

const AddGalleryImage = graphql(`
  mutation AddGalleryImage($handles: [String!]!) {
    addGalleryImage(handles: $handles) {
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

const ReorderGalleryImages = graphql(`
  mutation ReorderGalleryImages($photosArray: [PositionInput!]!) {
    reorderGalleryImages(photosArray: $photosArray) {
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

export type GalleryPhoto = NonNullable<GalleryOfPracticeQuery['currentPractice']>['galleryImages'][number];

const MAX_AT_ONCE = 10;
const NOT_MOVED =
  'There was error reordering your photos. Please try again later or contact support if the error persists.';

/** Photos of the practice, in the order in which the profile shows them. */
export function PhotosSection() {
  const { data, error, refetch } = useQuery(GalleryOfPractice, { fetchPolicy: 'cache-and-network' });
  const add = useAddedPhotos();
  return (
    <Panel
      title="Photos"
      description="Your rooms, your work, yourself. The first one stands at the top of your profile."
    >
      <PhotoUpload label="New photos" atOnce={MAX_AT_ONCE} onUploaded={({ handle }) => add(handle)} />
      <PanelState
        data={data?.currentPractice?.galleryImages}
        error={error}
        onRetry={() => void refetch()}
        noun="photos"
      >
        {(photos) =>
          photos.length > 0 ? (
            <PhotoList photos={photos} />
          ) : (
            <EmptyState icon="camera" heading="h3" title="No photos yet">
              People like to see where they will be. Add a photo of your room.
            </EmptyState>
          )
        }
      </PanelState>
    </Panel>
  );
}

/** Photos arrive one by one, each when it likes; they are added one after the other. */
function useAddedPhotos() {
  const add = useAction(AddGalleryImage, {
    success: 'Your photo has been saved.',
    failure: 'There was an error saving your photo. Please try again later or contact support.',
    mutation: refetchAffected(),
  });
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (handle: string) => {
    last.current = last.current.then(() => add.run({ handles: [handle] }));
  };
}

function PhotoList({ photos }: { photos: readonly GalleryPhoto[] }) {
  const phone = useMedia(PHONE);
  const [captioned, setCaptioned] = useState<GalleryPhoto>();
  const move = useAction(ReorderGalleryImages, { failure: NOT_MOVED, mutation: refetchAffected() });
  const { shown, sort } = useShownOrder(photos, (photosArray) => move.run({ photosArray }));
  const nameOf = (photo: GalleryPhoto) => photo.altText || `photo ${shown.indexOf(photo) + 1}`;
  return (
    <>
      <SortableList
        label="Photos"
        items={shown}
        itemId={({ id }) => id}
        itemName={nameOf}
        onSort={sort}
        disabled={phone || move.pending}
      >
        {(photo) => (
          <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
            <chakra.img
              src={smallPhoto(photo.defaultPhotoUrl)}
              alt={photo.altText}
              w="6rem"
              h="4.5rem"
              objectFit="cover"
              rounded="sm"
              bg="surfaceSunk"
            />
            <chakra.p flex="1 1 8rem" minW="0" overflowWrap="anywhere" color={photo.altText ? 'text' : 'textSoft'}>
              {photo.altText || 'No caption yet'}
            </chakra.p>
            <Button
              size="sm"
              variant="outline"
              aria-label={`Edit caption of ${nameOf(photo)}`}
              onClick={() => setCaptioned(photo)}
            >
              Edit caption
            </Button>
            <RemovePhotoButton photo={photo} name={nameOf(photo)} />
          </chakra.div>
        )}
      </SortableList>
      {captioned && <CaptionFlyout photo={captioned} onClose={() => setCaptioned(undefined)} />}
    </>
  );
}
