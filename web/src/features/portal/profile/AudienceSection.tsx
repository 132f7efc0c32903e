import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { AudienceForm } from './AudienceForm.js';
import { Panel } from './Panel.js';
import { PanelState } from './PanelState.js';

const PracticeAudience = graphql(`
  query PracticeAudience {
    practiceChoices {
      languages {
        id
        name
      }
      ageWorkWiths {
        id
        name
      }
      workWiths {
        id
        name
      }
    }
    currentPractice {
      id
      websitePlanEnabled
      practiceDetails {
        languages {
          id
          name
        }
        ageWorkWiths {
          id
          name
        }
        workWiths {
          id
          name
        }
        website
        facebook
        instagram
        twitter
        linkedin
        tiktok
        youtube
      }
    }
  }
`);

/** Clientele, languages and other websites of the practice. */
export function AudienceSection() {
  const { data, error, refetch } = useQuery(PracticeAudience, { fetchPolicy: 'cache-and-network' });
  const details = data?.currentPractice?.practiceDetails;
  return (
    <Panel title="Misc" description="Whom you work with, in which languages, and where else you are to be found.">
      <PanelState
        data={data && details && { details, choices: data.practiceChoices, practice: data.currentPractice }}
        error={error}
        onRetry={() => void refetch()}
        noun="your details"
      >
        {({ details: shown, choices, practice }) => (
          <AudienceForm details={shown} choices={choices} withWebsite={practice?.websitePlanEnabled === true} />
        )}
      </PanelState>
    </Panel>
  );
}
