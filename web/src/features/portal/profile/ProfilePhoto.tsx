import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { PhotoUpload } from '../../../portal-ui/PhotoUpload.js';
import { useAction } from '../../../lib/useAction.js';

const UpdateUserPhoto = graphql(`
  mutation UpdateUserPhoto($handle: String!) {
    updateUserPhoto(handle: $handle) {
      result
      errors {
        message
      }
      photoUrl
      practice {
        id
        photoUrl
      }
    }
  }
`);

/** The portrait. */
export function ProfilePhoto({ photoUrl }: { photoUrl: string | null | undefined }) {
  const update = useAction(UpdateUserPhoto, {
    success: 'Your profile photo has been saved.',
    failure: 'There was an error saving your profile photo. Please try again later or contact support.',
    mutation: refetchAffected('currentUser'),
  });
  return (
    <PhotoUpload
      label="Profile photo"
      photo={photoUrl}
      onUploaded={({ handle }) => void update.run({ handle })}
      disabled={update.pending}
    />
  );
}
