import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import type { KeywordsOfPracticeQuery } from '../../../gql/graphql.js';
import { PHONE, useMedia } from '../../../lib/useMedia.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { SortableList } from '../../../portal-ui/SortableList.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { IconButton } from '../../../ui/IconButton.js';
import { KeywordsFlyout } from './KeywordsFlyout.js';
import { Panel } from './Panel.js';
import { PanelState } from './PanelState.js';
import { useShownOrder } from './useShownOrder.js';

const KeywordsOfPractice = graphql(`
  query KeywordsOfPractice {
    currentPractice {
      id
      skills {
        id
        position
        endorsementsCount
        specialty {
          id
          name
        }
      }
    }
  }
`);

const DeleteSkills = graphql(`
  mutation DeleteSkills($skillId: ID!) {
    deleteSkills(skillId: $skillId) {
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

const MoveSkills = graphql(`
  mutation MoveSkills($skillArray: [PositionInput!]!) {
    moveSkills(skillArray: $skillArray) {
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

type Skill = NonNullable<KeywordsOfPracticeQuery['currentPractice']>['skills'][number];

const NOT_MOVED =
  'There was error reordering your keywords. Please try again later or contact support if the error persists.';

/** What the practice does and what for, in the order in which the profile shows it. */
export function KeywordsSection() {
  const { data, error, refetch } = useQuery(KeywordsOfPractice, { fetchPolicy: 'cache-and-network' });
  const [choosing, setChoosing] = useState(false);
  const skills = data?.currentPractice?.skills;
  return (
    <Panel
      title="Keywords"
      description="Therapies and conditions that you work with. Clients find you by them, and endorse you for them."
      actions={
        <Button size="sm" disabled={!skills} onClick={() => setChoosing(true)}>
          Choose keywords
        </Button>
      }
    >
      <PanelState data={skills} error={error} onRetry={() => void refetch()} noun="keywords">
        {(shown) =>
          shown.length > 0 ? (
            <KeywordList skills={shown} />
          ) : (
            <EmptyState heading="h3" title="No keywords yet">
              Choose what you do and what you help with, so that clients find you.
            </EmptyState>
          )
        }
      </PanelState>
      {skills && <KeywordsFlyout open={choosing} skills={skills} onClose={() => setChoosing(false)} />}
    </Panel>
  );
}

function KeywordList({ skills }: { skills: readonly Skill[] }) {
  const phone = useMedia(PHONE);
  const remove = useAction(DeleteSkills, {
    success: 'Successfully deleted keyword',
    failure: 'Failed to delete endorsement topic',
    mutation: refetchAffected(),
  });
  const move = useAction(MoveSkills, { failure: NOT_MOVED, mutation: refetchAffected() });
  const { shown, sort } = useShownOrder(skills, (skillArray) => move.run({ skillArray }));
  return (
    <SortableList
      label="Keywords"
      items={shown}
      itemId={({ id }) => id}
      itemName={({ specialty }) => specialty.name}
      onSort={sort}
      disabled={phone || move.pending}
    >
      {({ id, specialty, endorsementsCount }) => (
        <chakra.div display="flex" gap="3" alignItems="center">
          <chakra.div flex="1" minW="0">
            <chakra.p fontWeight={560}>{specialty.name}</chakra.p>
            <chakra.p color="textSoft" fontSize="sm">
              {endorsementsCount === 1 ? '1 endorsement' : `${endorsementsCount} endorsements`}
            </chakra.p>
          </chakra.div>
          <IconButton
            icon="trash"
            label={`Remove ${specialty.name}`}
            disabled={remove.pending}
            onClick={() => void remove.run({ skillId: id })}
          />
        </chakra.div>
      )}
    </SortableList>
  );
}
