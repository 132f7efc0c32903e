import { graphql } from '../../gql/gql.js';

/** What the map shows of a result; apart from the map, which is loaded later. */
export const ResultsMap_hit = graphql(`
  fragment ResultsMap_hit on PractitionerHit {
    id
    practitionerName
    name
    url
    photoUrl
    latitude
    longitude
    currency
    fromAmountCents
    reviewsAverage
    reviewsCount
  }
`);
