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
    "\n  fragment AboutSection_practice on Practice {\n    about\n    practitionerFirstName\n  }\n": typeof types.AboutSection_PracticeFragmentDoc,
    "\n  fragment AtAGlance_practice on Practice {\n    languages\n    workWiths\n    hasPaymentProvider\n    acceptsCash\n    acceptsOfflineCreditCard\n    acceptsPaypal\n    acceptsVenmo\n    acceptsZelle\n    defaultCurrency\n    cancellationPolicy\n    website\n    facebook\n    instagram\n    twitter\n    linkedin\n    tiktok\n    youtube\n  }\n": typeof types.AtAGlance_PracticeFragmentDoc,
    "\n  fragment GallerySection_practice on Practice {\n    practitionerFirstName\n    galleryImages {\n      id\n      url\n      altText\n    }\n  }\n": typeof types.GallerySection_PracticeFragmentDoc,
    "\n  fragment LocationsSection_practice on Practice {\n    locations {\n      id\n      name\n      kind\n      displayAddress\n      hideAddress\n      travelDistance\n      virtualType\n      timeZoneAbbr\n      allHours {\n        weekDay\n        hours {\n          startsAt\n          endsAt\n        }\n      }\n    }\n  }\n": typeof types.LocationsSection_PracticeFragmentDoc,
    "\n  fragment ProfileHero_practice on Practice {\n    slug\n    name\n    practitionerName\n    practitionerFirstName\n    title\n    headline\n    photoUrl\n    city\n    stateAbbreviation\n    reviewsAverage\n    reviewsCount\n    instantClientApproval\n    active\n    locations {\n      id\n      kind\n    }\n  }\n": typeof types.ProfileHero_PracticeFragmentDoc,
    "\n  query Profile($slug: String!) {\n    practice(slug: $slug) {\n      id\n      practitionerName\n      reviewsCount\n      ...ProfileHero_practice\n      ...AboutSection_practice\n      ...ServicesSection_practice\n      ...SkillsSection_practice\n      ...AtAGlance_practice\n      ...GallerySection_practice\n      ...LocationsSection_practice\n      ...StickyBook_practice\n    }\n  }\n": typeof types.ProfileDocument,
    "\n  fragment ProfileReview_review on Review {\n    rating\n    review\n    author\n    createdAtAgoInWords\n    imported\n    skills {\n      id\n      name\n    }\n  }\n": typeof types.ProfileReview_ReviewFragmentDoc,
    "\n  query ProfileReviews($slug: String!, $first: Int!, $after: String) {\n    practice(slug: $slug) {\n      id\n      reviewsAverage\n      reviewsCount\n      reviews(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ProfileReview_review\n          }\n        }\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ProfileReviewsDocument,
    "\n  fragment ServiceRow_service on Service {\n    id\n    name\n    description\n    url\n    addOn\n    numberOfSessions\n    variations {\n      id\n      amountCents\n      timeLength\n    }\n  }\n": typeof types.ServiceRow_ServiceFragmentDoc,
    "\n  fragment ServicesSection_practice on Practice {\n    defaultCurrency\n    active\n    services {\n      id\n      addOn\n      package\n      ...ServiceRow_service\n    }\n  }\n": typeof types.ServicesSection_PracticeFragmentDoc,
    "\n  fragment SkillsSection_practice on Practice {\n    skills {\n      id\n      endorsementsCount\n      specialty {\n        id\n        name\n      }\n    }\n    proCredentials {\n      id\n      name\n      kind\n      issuer\n      licenseNumber\n      stateIssued\n    }\n  }\n": typeof types.SkillsSection_PracticeFragmentDoc,
    "\n  fragment StickyBook_practice on Practice {\n    slug\n    active\n    defaultCurrency\n    services {\n      id\n      addOn\n      amountCents\n    }\n  }\n": typeof types.StickyBook_PracticeFragmentDoc,
    "\n  fragment PractitionerCard_hit on PractitionerHit {\n    practitionerName\n    name\n    title\n    headline\n    url\n    photoUrl\n    cityState\n    distanceKm\n    currency\n    fromAmountCents\n    therapies\n    inPerson\n    inHome\n    virtual\n    reviewsAverage\n    reviewsCount\n  }\n": typeof types.PractitionerCard_HitFragmentDoc,
    "\n  query SearchPractitioners(\n    $query: String\n    $near: GeoPointInput\n    $place: String\n    $kind: SearchKind\n    $category: String\n    $language: String\n    $minRating: Float\n    $sort: SearchSort\n    $first: Int\n    $after: String\n  ) {\n    searchPractitioners(\n      query: $query\n      near: $near\n      place: $place\n      kind: $kind\n      category: $category\n      language: $language\n      minRating: $minRating\n      sort: $sort\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      place {\n        label\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...PractitionerCard_hit\n        }\n      }\n      facets {\n        kinds {\n          value\n          label\n          count\n        }\n        categories {\n          value\n          label\n          count\n        }\n        languages {\n          value\n          label\n          count\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.SearchPractitionersDocument,
    "\n  fragment ServiceOffer_service on Service {\n    id\n    numberOfSessions\n    addOn\n    variations {\n      id\n      amountCents\n      timeLength\n    }\n  }\n": typeof types.ServiceOffer_ServiceFragmentDoc,
    "\n  fragment ServiceOffer_practice on Practice {\n    slug\n    active\n    defaultCurrency\n    cancellationPolicy\n  }\n": typeof types.ServiceOffer_PracticeFragmentDoc,
    "\n  query ServiceDetails($slug: String!, $id: ID!) {\n    practice(slug: $slug) {\n      id\n      practitionerName\n      url\n      ...ServicePractitioner_practice\n      ...ServiceOffer_practice\n      service(id: $id) {\n        id\n        name\n        description\n        package\n        photoUrl\n        locations {\n          id\n          name\n          kind\n          displayAddress\n        }\n        ...ServiceOffer_service\n      }\n    }\n  }\n": typeof types.ServiceDetailsDocument,
    "\n  fragment ServicePractitioner_practice on Practice {\n    practitionerName\n    title\n    photoUrl\n    url\n    reviewsAverage\n    reviewsCount\n  }\n": typeof types.ServicePractitioner_PracticeFragmentDoc,
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
    "\n  fragment AboutSection_practice on Practice {\n    about\n    practitionerFirstName\n  }\n": types.AboutSection_PracticeFragmentDoc,
    "\n  fragment AtAGlance_practice on Practice {\n    languages\n    workWiths\n    hasPaymentProvider\n    acceptsCash\n    acceptsOfflineCreditCard\n    acceptsPaypal\n    acceptsVenmo\n    acceptsZelle\n    defaultCurrency\n    cancellationPolicy\n    website\n    facebook\n    instagram\n    twitter\n    linkedin\n    tiktok\n    youtube\n  }\n": types.AtAGlance_PracticeFragmentDoc,
    "\n  fragment GallerySection_practice on Practice {\n    practitionerFirstName\n    galleryImages {\n      id\n      url\n      altText\n    }\n  }\n": types.GallerySection_PracticeFragmentDoc,
    "\n  fragment LocationsSection_practice on Practice {\n    locations {\n      id\n      name\n      kind\n      displayAddress\n      hideAddress\n      travelDistance\n      virtualType\n      timeZoneAbbr\n      allHours {\n        weekDay\n        hours {\n          startsAt\n          endsAt\n        }\n      }\n    }\n  }\n": types.LocationsSection_PracticeFragmentDoc,
    "\n  fragment ProfileHero_practice on Practice {\n    slug\n    name\n    practitionerName\n    practitionerFirstName\n    title\n    headline\n    photoUrl\n    city\n    stateAbbreviation\n    reviewsAverage\n    reviewsCount\n    instantClientApproval\n    active\n    locations {\n      id\n      kind\n    }\n  }\n": types.ProfileHero_PracticeFragmentDoc,
    "\n  query Profile($slug: String!) {\n    practice(slug: $slug) {\n      id\n      practitionerName\n      reviewsCount\n      ...ProfileHero_practice\n      ...AboutSection_practice\n      ...ServicesSection_practice\n      ...SkillsSection_practice\n      ...AtAGlance_practice\n      ...GallerySection_practice\n      ...LocationsSection_practice\n      ...StickyBook_practice\n    }\n  }\n": types.ProfileDocument,
    "\n  fragment ProfileReview_review on Review {\n    rating\n    review\n    author\n    createdAtAgoInWords\n    imported\n    skills {\n      id\n      name\n    }\n  }\n": types.ProfileReview_ReviewFragmentDoc,
    "\n  query ProfileReviews($slug: String!, $first: Int!, $after: String) {\n    practice(slug: $slug) {\n      id\n      reviewsAverage\n      reviewsCount\n      reviews(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ProfileReview_review\n          }\n        }\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ProfileReviewsDocument,
    "\n  fragment ServiceRow_service on Service {\n    id\n    name\n    description\n    url\n    addOn\n    numberOfSessions\n    variations {\n      id\n      amountCents\n      timeLength\n    }\n  }\n": types.ServiceRow_ServiceFragmentDoc,
    "\n  fragment ServicesSection_practice on Practice {\n    defaultCurrency\n    active\n    services {\n      id\n      addOn\n      package\n      ...ServiceRow_service\n    }\n  }\n": types.ServicesSection_PracticeFragmentDoc,
    "\n  fragment SkillsSection_practice on Practice {\n    skills {\n      id\n      endorsementsCount\n      specialty {\n        id\n        name\n      }\n    }\n    proCredentials {\n      id\n      name\n      kind\n      issuer\n      licenseNumber\n      stateIssued\n    }\n  }\n": types.SkillsSection_PracticeFragmentDoc,
    "\n  fragment StickyBook_practice on Practice {\n    slug\n    active\n    defaultCurrency\n    services {\n      id\n      addOn\n      amountCents\n    }\n  }\n": types.StickyBook_PracticeFragmentDoc,
    "\n  fragment PractitionerCard_hit on PractitionerHit {\n    practitionerName\n    name\n    title\n    headline\n    url\n    photoUrl\n    cityState\n    distanceKm\n    currency\n    fromAmountCents\n    therapies\n    inPerson\n    inHome\n    virtual\n    reviewsAverage\n    reviewsCount\n  }\n": types.PractitionerCard_HitFragmentDoc,
    "\n  query SearchPractitioners(\n    $query: String\n    $near: GeoPointInput\n    $place: String\n    $kind: SearchKind\n    $category: String\n    $language: String\n    $minRating: Float\n    $sort: SearchSort\n    $first: Int\n    $after: String\n  ) {\n    searchPractitioners(\n      query: $query\n      near: $near\n      place: $place\n      kind: $kind\n      category: $category\n      language: $language\n      minRating: $minRating\n      sort: $sort\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      place {\n        label\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...PractitionerCard_hit\n        }\n      }\n      facets {\n        kinds {\n          value\n          label\n          count\n        }\n        categories {\n          value\n          label\n          count\n        }\n        languages {\n          value\n          label\n          count\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.SearchPractitionersDocument,
    "\n  fragment ServiceOffer_service on Service {\n    id\n    numberOfSessions\n    addOn\n    variations {\n      id\n      amountCents\n      timeLength\n    }\n  }\n": types.ServiceOffer_ServiceFragmentDoc,
    "\n  fragment ServiceOffer_practice on Practice {\n    slug\n    active\n    defaultCurrency\n    cancellationPolicy\n  }\n": types.ServiceOffer_PracticeFragmentDoc,
    "\n  query ServiceDetails($slug: String!, $id: ID!) {\n    practice(slug: $slug) {\n      id\n      practitionerName\n      url\n      ...ServicePractitioner_practice\n      ...ServiceOffer_practice\n      service(id: $id) {\n        id\n        name\n        description\n        package\n        photoUrl\n        locations {\n          id\n          name\n          kind\n          displayAddress\n        }\n        ...ServiceOffer_service\n      }\n    }\n  }\n": types.ServiceDetailsDocument,
    "\n  fragment ServicePractitioner_practice on Practice {\n    practitionerName\n    title\n    photoUrl\n    url\n    reviewsAverage\n    reviewsCount\n  }\n": types.ServicePractitioner_PracticeFragmentDoc,
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
export function graphql(source: "\n  fragment AboutSection_practice on Practice {\n    about\n    practitionerFirstName\n  }\n"): (typeof documents)["\n  fragment AboutSection_practice on Practice {\n    about\n    practitionerFirstName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AtAGlance_practice on Practice {\n    languages\n    workWiths\n    hasPaymentProvider\n    acceptsCash\n    acceptsOfflineCreditCard\n    acceptsPaypal\n    acceptsVenmo\n    acceptsZelle\n    defaultCurrency\n    cancellationPolicy\n    website\n    facebook\n    instagram\n    twitter\n    linkedin\n    tiktok\n    youtube\n  }\n"): (typeof documents)["\n  fragment AtAGlance_practice on Practice {\n    languages\n    workWiths\n    hasPaymentProvider\n    acceptsCash\n    acceptsOfflineCreditCard\n    acceptsPaypal\n    acceptsVenmo\n    acceptsZelle\n    defaultCurrency\n    cancellationPolicy\n    website\n    facebook\n    instagram\n    twitter\n    linkedin\n    tiktok\n    youtube\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GallerySection_practice on Practice {\n    practitionerFirstName\n    galleryImages {\n      id\n      url\n      altText\n    }\n  }\n"): (typeof documents)["\n  fragment GallerySection_practice on Practice {\n    practitionerFirstName\n    galleryImages {\n      id\n      url\n      altText\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LocationsSection_practice on Practice {\n    locations {\n      id\n      name\n      kind\n      displayAddress\n      hideAddress\n      travelDistance\n      virtualType\n      timeZoneAbbr\n      allHours {\n        weekDay\n        hours {\n          startsAt\n          endsAt\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment LocationsSection_practice on Practice {\n    locations {\n      id\n      name\n      kind\n      displayAddress\n      hideAddress\n      travelDistance\n      virtualType\n      timeZoneAbbr\n      allHours {\n        weekDay\n        hours {\n          startsAt\n          endsAt\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileHero_practice on Practice {\n    slug\n    name\n    practitionerName\n    practitionerFirstName\n    title\n    headline\n    photoUrl\n    city\n    stateAbbreviation\n    reviewsAverage\n    reviewsCount\n    instantClientApproval\n    active\n    locations {\n      id\n      kind\n    }\n  }\n"): (typeof documents)["\n  fragment ProfileHero_practice on Practice {\n    slug\n    name\n    practitionerName\n    practitionerFirstName\n    title\n    headline\n    photoUrl\n    city\n    stateAbbreviation\n    reviewsAverage\n    reviewsCount\n    instantClientApproval\n    active\n    locations {\n      id\n      kind\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Profile($slug: String!) {\n    practice(slug: $slug) {\n      id\n      practitionerName\n      reviewsCount\n      ...ProfileHero_practice\n      ...AboutSection_practice\n      ...ServicesSection_practice\n      ...SkillsSection_practice\n      ...AtAGlance_practice\n      ...GallerySection_practice\n      ...LocationsSection_practice\n      ...StickyBook_practice\n    }\n  }\n"): (typeof documents)["\n  query Profile($slug: String!) {\n    practice(slug: $slug) {\n      id\n      practitionerName\n      reviewsCount\n      ...ProfileHero_practice\n      ...AboutSection_practice\n      ...ServicesSection_practice\n      ...SkillsSection_practice\n      ...AtAGlance_practice\n      ...GallerySection_practice\n      ...LocationsSection_practice\n      ...StickyBook_practice\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileReview_review on Review {\n    rating\n    review\n    author\n    createdAtAgoInWords\n    imported\n    skills {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment ProfileReview_review on Review {\n    rating\n    review\n    author\n    createdAtAgoInWords\n    imported\n    skills {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfileReviews($slug: String!, $first: Int!, $after: String) {\n    practice(slug: $slug) {\n      id\n      reviewsAverage\n      reviewsCount\n      reviews(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ProfileReview_review\n          }\n        }\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProfileReviews($slug: String!, $first: Int!, $after: String) {\n    practice(slug: $slug) {\n      id\n      reviewsAverage\n      reviewsCount\n      reviews(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ProfileReview_review\n          }\n        }\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ServiceRow_service on Service {\n    id\n    name\n    description\n    url\n    addOn\n    numberOfSessions\n    variations {\n      id\n      amountCents\n      timeLength\n    }\n  }\n"): (typeof documents)["\n  fragment ServiceRow_service on Service {\n    id\n    name\n    description\n    url\n    addOn\n    numberOfSessions\n    variations {\n      id\n      amountCents\n      timeLength\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ServicesSection_practice on Practice {\n    defaultCurrency\n    active\n    services {\n      id\n      addOn\n      package\n      ...ServiceRow_service\n    }\n  }\n"): (typeof documents)["\n  fragment ServicesSection_practice on Practice {\n    defaultCurrency\n    active\n    services {\n      id\n      addOn\n      package\n      ...ServiceRow_service\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SkillsSection_practice on Practice {\n    skills {\n      id\n      endorsementsCount\n      specialty {\n        id\n        name\n      }\n    }\n    proCredentials {\n      id\n      name\n      kind\n      issuer\n      licenseNumber\n      stateIssued\n    }\n  }\n"): (typeof documents)["\n  fragment SkillsSection_practice on Practice {\n    skills {\n      id\n      endorsementsCount\n      specialty {\n        id\n        name\n      }\n    }\n    proCredentials {\n      id\n      name\n      kind\n      issuer\n      licenseNumber\n      stateIssued\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StickyBook_practice on Practice {\n    slug\n    active\n    defaultCurrency\n    services {\n      id\n      addOn\n      amountCents\n    }\n  }\n"): (typeof documents)["\n  fragment StickyBook_practice on Practice {\n    slug\n    active\n    defaultCurrency\n    services {\n      id\n      addOn\n      amountCents\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PractitionerCard_hit on PractitionerHit {\n    practitionerName\n    name\n    title\n    headline\n    url\n    photoUrl\n    cityState\n    distanceKm\n    currency\n    fromAmountCents\n    therapies\n    inPerson\n    inHome\n    virtual\n    reviewsAverage\n    reviewsCount\n  }\n"): (typeof documents)["\n  fragment PractitionerCard_hit on PractitionerHit {\n    practitionerName\n    name\n    title\n    headline\n    url\n    photoUrl\n    cityState\n    distanceKm\n    currency\n    fromAmountCents\n    therapies\n    inPerson\n    inHome\n    virtual\n    reviewsAverage\n    reviewsCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchPractitioners(\n    $query: String\n    $near: GeoPointInput\n    $place: String\n    $kind: SearchKind\n    $category: String\n    $language: String\n    $minRating: Float\n    $sort: SearchSort\n    $first: Int\n    $after: String\n  ) {\n    searchPractitioners(\n      query: $query\n      near: $near\n      place: $place\n      kind: $kind\n      category: $category\n      language: $language\n      minRating: $minRating\n      sort: $sort\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      place {\n        label\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...PractitionerCard_hit\n        }\n      }\n      facets {\n        kinds {\n          value\n          label\n          count\n        }\n        categories {\n          value\n          label\n          count\n        }\n        languages {\n          value\n          label\n          count\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query SearchPractitioners(\n    $query: String\n    $near: GeoPointInput\n    $place: String\n    $kind: SearchKind\n    $category: String\n    $language: String\n    $minRating: Float\n    $sort: SearchSort\n    $first: Int\n    $after: String\n  ) {\n    searchPractitioners(\n      query: $query\n      near: $near\n      place: $place\n      kind: $kind\n      category: $category\n      language: $language\n      minRating: $minRating\n      sort: $sort\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      place {\n        label\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...PractitionerCard_hit\n        }\n      }\n      facets {\n        kinds {\n          value\n          label\n          count\n        }\n        categories {\n          value\n          label\n          count\n        }\n        languages {\n          value\n          label\n          count\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ServiceOffer_service on Service {\n    id\n    numberOfSessions\n    addOn\n    variations {\n      id\n      amountCents\n      timeLength\n    }\n  }\n"): (typeof documents)["\n  fragment ServiceOffer_service on Service {\n    id\n    numberOfSessions\n    addOn\n    variations {\n      id\n      amountCents\n      timeLength\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ServiceOffer_practice on Practice {\n    slug\n    active\n    defaultCurrency\n    cancellationPolicy\n  }\n"): (typeof documents)["\n  fragment ServiceOffer_practice on Practice {\n    slug\n    active\n    defaultCurrency\n    cancellationPolicy\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ServiceDetails($slug: String!, $id: ID!) {\n    practice(slug: $slug) {\n      id\n      practitionerName\n      url\n      ...ServicePractitioner_practice\n      ...ServiceOffer_practice\n      service(id: $id) {\n        id\n        name\n        description\n        package\n        photoUrl\n        locations {\n          id\n          name\n          kind\n          displayAddress\n        }\n        ...ServiceOffer_service\n      }\n    }\n  }\n"): (typeof documents)["\n  query ServiceDetails($slug: String!, $id: ID!) {\n    practice(slug: $slug) {\n      id\n      practitionerName\n      url\n      ...ServicePractitioner_practice\n      ...ServiceOffer_practice\n      service(id: $id) {\n        id\n        name\n        description\n        package\n        photoUrl\n        locations {\n          id\n          name\n          kind\n          displayAddress\n        }\n        ...ServiceOffer_service\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ServicePractitioner_practice on Practice {\n    practitionerName\n    title\n    photoUrl\n    url\n    reviewsAverage\n    reviewsCount\n  }\n"): (typeof documents)["\n  fragment ServicePractitioner_practice on Practice {\n    practitionerName\n    title\n    photoUrl\n    url\n    reviewsAverage\n    reviewsCount\n  }\n"];
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
