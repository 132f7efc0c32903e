import { useState } from 'react';
import { useLocation } from 'wouter';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { useAction } from '../../lib/useAction.js';
import styles from './EndorsementsForm.module.css';
import { textReviewHref } from './reviewAddresses.js';
import { reviewFailure } from './reviewFailure.js';
import { StepActions } from './StepActions.js';

export const EndorsementsForm_review = graphql(`
  fragment EndorsementsForm_review on Review {
    id
    skills {
      id
    }
    practice {
      id
      skills {
        id
        specialty {
          id
          name
        }
      }
    }
  }
`);

const ReviewAddEndorsements = graphql(`
  mutation ReviewAddEndorsements($reviewId: ID!, $endorsements: [ID!]!, $token: String) {
    reviewAddEndorsements(reviewId: $reviewId, endorsements: $endorsements, token: $token) {
      result
      errors {
        code
        message
      }
      review {
        id
      }
    }
  }
`);

/** The practitioner's skills to choose from, those endorsed before already chosen. */
export function EndorsementsForm({
  token,
  ...props
}: {
  review: FragmentType<typeof EndorsementsForm_review>;
  token: string;
}) {
  const review = readFragment(EndorsementsForm_review, props.review);
  const [chosen, setChosen] = useState(() => new Set(review.skills.map(({ id }) => id)));
  const [, navigate] = useLocation();
  const next = textReviewHref(token, true);
  const { run, pending } = useAction(ReviewAddEndorsements, {
    success: 'Review updated',
    ...reviewFailure('Error updating review'),
    onSuccess: () => navigate(next),
  });
  const toggle = (id: string) => {
    const changed = new Set(chosen);
    if (!changed.delete(id)) changed.add(id);
    setChosen(changed);
  };
  const submit = () => void run({ reviewId: review.id, endorsements: [...chosen], token });
  return (
    <>
      <fieldset className={styles.skills}>
        <legend className="visually-hidden">Skills</legend>
        {review.practice.skills.map(({ specialty }) => (
          <SkillChoice
            key={specialty.id}
            name={specialty.name}
            chosen={chosen.has(specialty.id)}
            onToggle={() => toggle(specialty.id)}
          />
        ))}
      </fieldset>
      <StepActions note={chosen.size === 0 && 'Choose at least one, or skip this step.'}>
        <Button size="lg" block disabled={chosen.size === 0} loading={pending} onClick={submit}>
          Continue
        </Button>
        <ButtonLink href={next} variant="ghost" block>
          Skip
        </ButtonLink>
      </StepActions>
    </>
  );
}

function SkillChoice({ name, chosen, onToggle }: { name: string; chosen: boolean; onToggle: () => void }) {
  return (
    <label className={styles.skill}>
      <input type="checkbox" className="visually-hidden" checked={chosen} onChange={onToggle} />
      <Icon name={chosen ? 'check' : 'plus'} size={16} />
      {name}
    </label>
  );
}
