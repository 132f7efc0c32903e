import { graphql } from '../../gql/gql.js';
import type { SiteFacts_PracticeFragment } from '../../gql/graphql.js';

/** What of a practice its website shows. */
export const SiteFacts_practice = graphql(`
  fragment SiteFacts_practice on Practice {
    id
    name
    slug
    active
    title
    headline
    about
    practitionerFirstName
    photoUrl
    defaultCurrency
    reviewsAverage
    reviewsCount
    galleryImages {
      id
      url
      altText
    }
    services {
      id
      name
      description
      photoUrl
      addOn
      amountCents
      timeLength
      numberOfSessions
      variations {
        id
      }
    }
    locations {
      id
      name
      kind
      displayAddress
      hideAddress
      allHours {
        weekDay
        hours {
          startsAt
          endsAt
        }
      }
    }
    reviews(first: 12) {
      edges {
        node {
          id
          rating
          review
          author
          createdAtAgoInWords
        }
      }
    }
  }
`);

export type SiteFacts = SiteFacts_PracticeFragment;
export type SiteImage = SiteFacts['galleryImages'][number];

/** The picture of a block, with its text; undefined where it was removed from the gallery. */
export function imageOf(facts: SiteFacts, imageId: string | null, alt: string): SiteImage | undefined {
  const image = facts.galleryImages.find(({ id }) => id === imageId);
  return image && { ...image, altText: alt || image.altText };
}
