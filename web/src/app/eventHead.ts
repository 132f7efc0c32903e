import { graphql } from '../gql/gql.js';

/**
 * What the web server puts into the first HTML of a group event's page. The pages do not use it; see practiceHead.ts.
 */
export const EventHead = graphql(`
  query EventHead($id: ID!) {
    bookableEvent(id: $id) {
      id
      name
      description
      kind
      photoUrl
      allDay
      startsAt
      endsAt
      timeZone
      amountCents
      amountCurrency
      atCapacity
      cancelled
      registrationOpen
      locationName
      locationSingleLine
      url
      practice {
        id
        name
        practitionerName
        url
        photoUrl
      }
    }
  }
`);
