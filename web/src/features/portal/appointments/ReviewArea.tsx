import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import type { AppointmentReviewQuery } from '../../../gql/graphql.js';
import { chakra } from '../../../ui/chakra.js';
import { CopyLinkButton } from '../../../ui/CopyLinkButton.js';
import { Icon } from '../../../ui/Icon.js';

const AppointmentReview = graphql(`
  query AppointmentReview($instantActionToken: String!) {
    tokenAppointment(instantActionToken: $instantActionToken) {
      id
      instantActionToken
      reviewLink
      isReviewed
      hasTextReview
      hasVideoReview
      hasEndorsements
    }
  }
`);

type Reviewed = NonNullable<AppointmentReviewQuery['tokenAppointment']>;

/** Of a visit that took place: whether it was reviewed under a name, and the practice's link to ask for one (spec portal operations §2). */
export function ReviewArea({ token }: { token: string }) {
  const { data } = useQuery(AppointmentReview, {
    variables: { instantActionToken: token },
    fetchPolicy: 'cache-and-network',
  });
  const visit = data?.tokenAppointment;
  if (!visit?.reviewLink) return null;
  return (
    <chakra.section
      aria-label="Review"
      display="flex"
      flexWrap="wrap"
      gap="2"
      alignItems="center"
      justifyContent="space-between"
      fontSize="sm"
    >
      <chakra.span display="flex" gap="2" alignItems="center" color="textSoft">
        <Icon name="star" size={18} />
        {textOf(visit)}
      </chakra.span>
      {!visit.isReviewed && <CopyLinkButton href={visit.reviewLink} label="Copy review link" variant="outline" />}
    </chakra.section>
  );
}

/** Does not mention anonymous reviews: the practice would know who wrote them. */
function textOf({ isReviewed, hasTextReview, hasVideoReview, hasEndorsements }: Reviewed): string {
  if (!isReviewed) return 'No review with a name yet';
  const parts = [hasTextReview && 'words', hasVideoReview && 'a video', hasEndorsements && 'endorsements'].filter(
    Boolean,
  );
  if (parts.length === 0) return 'Reviewed with stars';
  return `Reviewed with ${new Intl.ListFormat('en', { type: 'conjunction' }).format(['stars', ...(parts as string[])])}`;
}
