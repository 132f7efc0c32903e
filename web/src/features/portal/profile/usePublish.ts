import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useAction } from '../../../lib/useAction.js';

const PublishProfile = graphql(`
  mutation PublishProfile {
    updatePracticeProfile(input: { published: true }) {
      result
      errors {
        message
      }
      practice {
        id
        published
      }
    }
  }
`);

/** Makes the profile public. */
export function usePublish() {
  return useAction(PublishProfile, {
    success: 'Your profile is published.',
    failure: 'There was an error saving your profile details. Please try again later or contact support.',
    reasons: 'appended',
    mutation: refetchAffected(),
  });
}
