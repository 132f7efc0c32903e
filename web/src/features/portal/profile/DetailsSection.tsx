import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { Panel } from './Panel.js';
import { PanelState } from './PanelState.js';
import { ProfileDetailsForm } from './ProfileDetailsForm.js';
import { ProfilePhoto } from './ProfilePhoto.js';

const ProfileDetails = graphql(`
  query ProfileDetails {
    currentPractice {
      id
      photoUrl
      profileDetails {
        name
        location
        locationId
        title
        headline
        about
        shortLink
        photoUrl
      }
      locations {
        id
        name
        city
        stateAbbreviation
      }
    }
  }
`);

/** Photo, name, title, headline, about, place and short link. */
export function DetailsSection({ withLocation = true }: { withLocation?: boolean }) {
  const { data, error, refetch } = useQuery(ProfileDetails, { fetchPolicy: 'cache-and-network' });
  const practice = data?.currentPractice;
  return (
    <Panel title="Details" description="What clients read first.">
      <PanelState data={practice} error={error} onRetry={() => void refetch()} noun="your details">
        {({ profileDetails, photoUrl, locations }) =>
          profileDetails && (
            <>
              <ProfilePhoto photoUrl={photoUrl} />
              <ProfileDetailsForm details={profileDetails} {...{ locations, withLocation }} />
            </>
          )
        }
      </PanelState>
    </Panel>
  );
}
