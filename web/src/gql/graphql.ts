/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where an appointment stands. */
export type AppointmentState =
  | 'approved'
  /** The time is kept while the client pays. */
  | 'awaiting_payment'
  | 'cancelled'
  | 'declined'
  /** Waits for the practitioner's decision. */
  | 'pending'
  /** Lapsed: never paid for in time, or never answered. */
  | 'unavailable';

/** Whether a mutation did what was asked. */
export type MutationResult =
  | 'failure'
  | 'success';

/** What an account is for. */
export type UserKind =
  /** Somebody who books. */
  | 'client'
  /** A practitioner who owns a practice. */
  | 'pro';

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { currentUser: { id: string, kind: UserKind, name: string, firstName: string, email: string | null, practice: { id: string, url: string, photoUrl: string | null } | null } | null };

export type RecentReviewsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentReviewsQuery = { recentReviews: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ReviewQuote_ReviewFragment': ReviewQuote_ReviewFragment } }
  )> };

export type ReviewQuote_ReviewFragment = { rating: number, review: string | null, author: string, createdAtAgoInWords: string, practice: { id: string, practitionerName: string, title: string | null, photoUrl: string | null, url: string } } & { ' $fragmentName'?: 'ReviewQuote_ReviewFragment' };

export type WaitingRequest_AppointmentFragment = { id: string, instantActionToken: string, clientName: string, newClient: boolean, formattedStartsAt: string, service: { id: string, name: string } } & { ' $fragmentName'?: 'WaitingRequest_AppointmentFragment' };

export type AcceptWaitingRequestMutationVariables = Exact<{
  appointmentId: string | number;
}>;


export type AcceptWaitingRequestMutation = { acceptAppointment: { result: MutationResult, errors: Array<{ message: string }>, appointment: { id: string, state: AppointmentState } | null } };

export type WaitingRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingRequestsQuery = { pendingAppointments: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'WaitingRequest_AppointmentFragment': WaitingRequest_AppointmentFragment } }
  )> };

export type SuggestionsQueryVariables = Exact<{
  prefix: string;
}>;


export type SuggestionsQuery = { suggest: Array<{ kind: string, label: string, url: string }> };

export type PlaceSuggestionsQueryVariables = Exact<{
  prefix: string;
}>;


export type PlaceSuggestionsQuery = { suggestPlaces: Array<{ label: string, latitude: number, longitude: number }> };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { result: MutationResult, errors: Array<{ message: string }> } };

export type TherapyCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type TherapyCategoriesQuery = { therapyCategories: Array<{ key: string, name: string, description: string }> };

export const ReviewQuote_ReviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewQuote_review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"review"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"createdAtAgoInWords"}},{"kind":"Field","name":{"kind":"Name","value":"practice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"practitionerName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ReviewQuote_ReviewFragment, unknown>;
export const WaitingRequest_AppointmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingRequest_appointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instantActionToken"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"newClient"}},{"kind":"Field","name":{"kind":"Name","value":"formattedStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<WaitingRequest_AppointmentFragment, unknown>;
export const CurrentUserDocument = {"__meta__":{"hash":"sha256:5c7ac22e639cce93815d5dc692b5f65a082b3033c3c5a4fbf99384bcc012a340"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CurrentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"practice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}}]}}]}}]}}]} as unknown as DocumentNode<CurrentUserQuery, CurrentUserQueryVariables>;
export const RecentReviewsDocument = {"__meta__":{"hash":"sha256:6be1d67880728c2adfdd08b5ebcac0f67692deafa0860bccf740e1106d50c7f2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentReviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recentReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewQuote_review"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewQuote_review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"review"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"createdAtAgoInWords"}},{"kind":"Field","name":{"kind":"Name","value":"practice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"practitionerName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<RecentReviewsQuery, RecentReviewsQueryVariables>;
export const AcceptWaitingRequestDocument = {"__meta__":{"hash":"sha256:48c5fbedcd5a6b58c3c51cb4f2f4ea639dea57f8ac674049d365ae0a749c6cc3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptWaitingRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptWaitingRequestMutation, AcceptWaitingRequestMutationVariables>;
export const WaitingRequestsDocument = {"__meta__":{"hash":"sha256:f21239fc84fa12481deae78e73c22ac9734ee69865f9674611e1fda10cd0afed"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingAppointments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingRequest_appointment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingRequest_appointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instantActionToken"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"newClient"}},{"kind":"Field","name":{"kind":"Name","value":"formattedStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<WaitingRequestsQuery, WaitingRequestsQueryVariables>;
export const SuggestionsDocument = {"__meta__":{"hash":"sha256:58f52f65f4bb2e03b940020daa6d33766b6cdcd5166b24dace26dca524449e75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Suggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"prefix"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"prefix"},"value":{"kind":"Variable","name":{"kind":"Name","value":"prefix"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<SuggestionsQuery, SuggestionsQueryVariables>;
export const PlaceSuggestionsDocument = {"__meta__":{"hash":"sha256:ec98547dc16bd39e1c1ffe6ed42372a1b3e34c5ab982991e326134c141de18e8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaceSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"prefix"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"prefix"},"value":{"kind":"Variable","name":{"kind":"Name","value":"prefix"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<PlaceSuggestionsQuery, PlaceSuggestionsQueryVariables>;
export const LogoutDocument = {"__meta__":{"hash":"sha256:1bfca6bd77c639196f056a23fd773e471726d8b9af62fe6d51301549e8ebae6b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const TherapyCategoriesDocument = {"__meta__":{"hash":"sha256:af802d6210d305f718c6c9d005e62375f0777df1213607c335a0789880e24b6a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TherapyCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"therapyCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<TherapyCategoriesQuery, TherapyCategoriesQueryVariables>;
