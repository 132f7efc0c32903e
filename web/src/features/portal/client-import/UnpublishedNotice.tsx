import { Alert } from '../../../ui/Alert.js';

/** Invitations lead to the practice's profile: they are kept until there is something to see. */
export function UnpublishedNotice() {
  return (
    <Alert tone="calm" title="Your profile isn't published yet">
      Your clients are added now. Invitations go out as soon as you publish your profile.
    </Alert>
  );
}
