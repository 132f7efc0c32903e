import { graphql } from '../gql/gql.js';

/**
 * What the web server puts into the first HTML of a profile or service page. The pages do not use it; it stands here
 * because `npm run gen` registers the operations of web/src with the gateway, and the server sends its hash.
 */
export const PracticeHead = graphql(`
  query PracticeHead($slug: String!) {
    practice(slug: $slug) {
      id
      name
      practitionerName
      title
      headline
      photoUrl
      url
      city
      stateAbbreviation
      countryCode
      defaultCurrency
      reviewsAverage
      reviewsCount
      services {
        id
        name
        description
        amountCents
        photoUrl
      }
    }
  }
`);
