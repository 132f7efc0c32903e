import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { PROFILE } from './portalNavigation.js';
import { isPortalPage } from './portalRoutes.js';

const PortalFrame = graphql(`
  query PortalFrame($profile: Boolean!) {
    currentPractice {
      id
      builderVersion
      bookableEventsEnabled
      clientNotesEnabled
      videoReviewsEnabled
      importReviewsEnabled
      giftCardsEnabled
      websitePlanEnabled
      showTermsModal
      termsUrl
      profileStatus @include(if: $profile) {
        completionSteps {
          name
          completed
          link
        }
        verificationSteps {
          name
          completed
          link
        }
      }
    }
  }
`);

/** What the frame of the portal depends on; undefined until it is known. */
export function usePortalPractice() {
  return useQuery(PortalFrame, { variables: { profile: isPortalPage(PROFILE) } }).data?.currentPractice ?? undefined;
}
