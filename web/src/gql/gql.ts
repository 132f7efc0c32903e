/* eslint-disable */
import * as types from './graphql.js';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query PracticeHead($slug: String!) {\n    practice(slug: $slug) {\n      id\n      name\n      practitionerName\n      title\n      headline\n      photoUrl\n      url\n      city\n      stateAbbreviation\n      countryCode\n      defaultCurrency\n      reviewsAverage\n      reviewsCount\n      services {\n        id\n        name\n        description\n        amountCents\n        photoUrl\n      }\n    }\n  }\n": typeof types.PracticeHeadDocument,
    "\n  query CurrentUser {\n    currentUser {\n      id\n      kind\n      name\n      firstName\n      email\n      practice {\n        id\n        url\n        photoUrl\n      }\n    }\n  }\n": typeof types.CurrentUserDocument,
    "\n  query RecentReviews {\n    recentReviews(first: 12) {\n      id\n      ...ReviewQuote_review\n    }\n  }\n": typeof types.RecentReviewsDocument,
    "\n  fragment ReviewQuote_review on Review {\n    rating\n    review\n    author\n    createdAtAgoInWords\n    practice {\n      id\n      practitionerName\n      title\n      photoUrl\n      url\n    }\n  }\n": typeof types.ReviewQuote_ReviewFragmentDoc,
    "\n  fragment WaitingRequest_appointment on Appointment {\n    id\n    instantActionToken\n    clientName\n    newClient\n    formattedStartsAt\n    service {\n      id\n      name\n    }\n  }\n": typeof types.WaitingRequest_AppointmentFragmentDoc,
    "\n  mutation AcceptWaitingRequest($appointmentId: ID!) {\n    acceptAppointment(appointmentId: $appointmentId) {\n      result\n      errors {\n        message\n      }\n      appointment {\n        id\n        state\n      }\n    }\n  }\n": typeof types.AcceptWaitingRequestDocument,
    "\n  query WaitingRequests {\n    pendingAppointments {\n      id\n      ...WaitingRequest_appointment\n    }\n  }\n": typeof types.WaitingRequestsDocument,
    "\n  query Suggestions($prefix: String!) {\n    suggest(prefix: $prefix) {\n      kind\n      label\n      url\n    }\n  }\n": typeof types.SuggestionsDocument,
    "\n  query PlaceSuggestions($prefix: String!) {\n    suggestPlaces(prefix: $prefix) {\n      label\n      latitude\n      longitude\n    }\n  }\n": typeof types.PlaceSuggestionsDocument,
    "\n  mutation Logout {\n    logout {\n      result\n      errors {\n        message\n      }\n    }\n  }\n": typeof types.LogoutDocument,
    "\n  query TherapyCategories {\n    therapyCategories {\n      key\n      name\n      description\n    }\n  }\n": typeof types.TherapyCategoriesDocument,
};
const documents: Documents = {
    "\n  query PracticeHead($slug: String!) {\n    practice(slug: $slug) {\n      id\n      name\n      practitionerName\n      title\n      headline\n      photoUrl\n      url\n      city\n      stateAbbreviation\n      countryCode\n      defaultCurrency\n      reviewsAverage\n      reviewsCount\n      services {\n        id\n        name\n        description\n        amountCents\n        photoUrl\n      }\n    }\n  }\n": types.PracticeHeadDocument,
    "\n  query CurrentUser {\n    currentUser {\n      id\n      kind\n      name\n      firstName\n      email\n      practice {\n        id\n        url\n        photoUrl\n      }\n    }\n  }\n": types.CurrentUserDocument,
    "\n  query RecentReviews {\n    recentReviews(first: 12) {\n      id\n      ...ReviewQuote_review\n    }\n  }\n": types.RecentReviewsDocument,
    "\n  fragment ReviewQuote_review on Review {\n    rating\n    review\n    author\n    createdAtAgoInWords\n    practice {\n      id\n      practitionerName\n      title\n      photoUrl\n      url\n    }\n  }\n": types.ReviewQuote_ReviewFragmentDoc,
    "\n  fragment WaitingRequest_appointment on Appointment {\n    id\n    instantActionToken\n    clientName\n    newClient\n    formattedStartsAt\n    service {\n      id\n      name\n    }\n  }\n": types.WaitingRequest_AppointmentFragmentDoc,
    "\n  mutation AcceptWaitingRequest($appointmentId: ID!) {\n    acceptAppointment(appointmentId: $appointmentId) {\n      result\n      errors {\n        message\n      }\n      appointment {\n        id\n        state\n      }\n    }\n  }\n": types.AcceptWaitingRequestDocument,
    "\n  query WaitingRequests {\n    pendingAppointments {\n      id\n      ...WaitingRequest_appointment\n    }\n  }\n": types.WaitingRequestsDocument,
    "\n  query Suggestions($prefix: String!) {\n    suggest(prefix: $prefix) {\n      kind\n      label\n      url\n    }\n  }\n": types.SuggestionsDocument,
    "\n  query PlaceSuggestions($prefix: String!) {\n    suggestPlaces(prefix: $prefix) {\n      label\n      latitude\n      longitude\n    }\n  }\n": types.PlaceSuggestionsDocument,
    "\n  mutation Logout {\n    logout {\n      result\n      errors {\n        message\n      }\n    }\n  }\n": types.LogoutDocument,
    "\n  query TherapyCategories {\n    therapyCategories {\n      key\n      name\n      description\n    }\n  }\n": types.TherapyCategoriesDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PracticeHead($slug: String!) {\n    practice(slug: $slug) {\n      id\n      name\n      practitionerName\n      title\n      headline\n      photoUrl\n      url\n      city\n      stateAbbreviation\n      countryCode\n      defaultCurrency\n      reviewsAverage\n      reviewsCount\n      services {\n        id\n        name\n        description\n        amountCents\n        photoUrl\n      }\n    }\n  }\n"): (typeof documents)["\n  query PracticeHead($slug: String!) {\n    practice(slug: $slug) {\n      id\n      name\n      practitionerName\n      title\n      headline\n      photoUrl\n      url\n      city\n      stateAbbreviation\n      countryCode\n      defaultCurrency\n      reviewsAverage\n      reviewsCount\n      services {\n        id\n        name\n        description\n        amountCents\n        photoUrl\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CurrentUser {\n    currentUser {\n      id\n      kind\n      name\n      firstName\n      email\n      practice {\n        id\n        url\n        photoUrl\n      }\n    }\n  }\n"): (typeof documents)["\n  query CurrentUser {\n    currentUser {\n      id\n      kind\n      name\n      firstName\n      email\n      practice {\n        id\n        url\n        photoUrl\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentReviews {\n    recentReviews(first: 12) {\n      id\n      ...ReviewQuote_review\n    }\n  }\n"): (typeof documents)["\n  query RecentReviews {\n    recentReviews(first: 12) {\n      id\n      ...ReviewQuote_review\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewQuote_review on Review {\n    rating\n    review\n    author\n    createdAtAgoInWords\n    practice {\n      id\n      practitionerName\n      title\n      photoUrl\n      url\n    }\n  }\n"): (typeof documents)["\n  fragment ReviewQuote_review on Review {\n    rating\n    review\n    author\n    createdAtAgoInWords\n    practice {\n      id\n      practitionerName\n      title\n      photoUrl\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WaitingRequest_appointment on Appointment {\n    id\n    instantActionToken\n    clientName\n    newClient\n    formattedStartsAt\n    service {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment WaitingRequest_appointment on Appointment {\n    id\n    instantActionToken\n    clientName\n    newClient\n    formattedStartsAt\n    service {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptWaitingRequest($appointmentId: ID!) {\n    acceptAppointment(appointmentId: $appointmentId) {\n      result\n      errors {\n        message\n      }\n      appointment {\n        id\n        state\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptWaitingRequest($appointmentId: ID!) {\n    acceptAppointment(appointmentId: $appointmentId) {\n      result\n      errors {\n        message\n      }\n      appointment {\n        id\n        state\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingRequests {\n    pendingAppointments {\n      id\n      ...WaitingRequest_appointment\n    }\n  }\n"): (typeof documents)["\n  query WaitingRequests {\n    pendingAppointments {\n      id\n      ...WaitingRequest_appointment\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Suggestions($prefix: String!) {\n    suggest(prefix: $prefix) {\n      kind\n      label\n      url\n    }\n  }\n"): (typeof documents)["\n  query Suggestions($prefix: String!) {\n    suggest(prefix: $prefix) {\n      kind\n      label\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlaceSuggestions($prefix: String!) {\n    suggestPlaces(prefix: $prefix) {\n      label\n      latitude\n      longitude\n    }\n  }\n"): (typeof documents)["\n  query PlaceSuggestions($prefix: String!) {\n    suggestPlaces(prefix: $prefix) {\n      label\n      latitude\n      longitude\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout {\n      result\n      errors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Logout {\n    logout {\n      result\n      errors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TherapyCategories {\n    therapyCategories {\n      key\n      name\n      description\n    }\n  }\n"): (typeof documents)["\n  query TherapyCategories {\n    therapyCategories {\n      key\n      name\n      description\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;
