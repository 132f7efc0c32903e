/**
 * Who imports whom in web/src: `lib → ui → portal-ui → features/<area> → app`, and what one area takes from another.
 * Tests reach whatever they prove.
 */
const SRC = '^web/src/';
const TESTS = '\\.(spec|test)\\.tsx?$|/testing/|\\.d\\.ts$';

/** A folder of web/src and the other folders that it may import. app, the entries and testing import any. */
const LAYERS = {
  gql: [],
  lib: ['gql'],
  session: ['gql', 'lib'],
  connection: ['gql', 'lib'],
  theme: ['gql', 'lib'],
  ui: ['lib', 'theme'],
  'portal-ui': ['gql', 'lib', 'session', 'connection', 'theme', 'ui'],
  features: ['gql', 'lib', 'session', 'connection', 'theme', 'ui', 'portal-ui'],
};

/** What every area may take. */
const FOR_ALL = ['errors/(lazyNotFound|PageErrorBoundary)'];

/** What pages about an account elsewhere have in common. */
const CONNECTING = [
  ...['ConnectPage', 'ConnectionFrame', 'ProviderCard', 'ReturnAlert'],
  ...['standing', 'useLeaving', 'useReturnFromProvider'],
];

/**
 * What one area takes from another: the area, the other one, its files, and what for. The portal's areas are folders of
 * features/portal; the files next to them assemble the portal, so they import any of them and none imports them.
 * An unused entry fails a test. Consider `ui` and `lib` first.
 * @type {[taker: string, giver: string, files: string[], reason: string][]}
 */
export const TAKEN = [
  ['accounts', 'shell', ['useLogOut'], 'logging out'],
  ['appointment', 'booking', ['TimePicker', 'ZonePicker', 'month', 'times', 'useFirstMonth'], 'choosing another time'],
  [
    'appointment',
    'checkout',
    ['BankStep', 'CalendarLinks', 'cancelAppointment', 'CancellationTerms', 'CodeField', 'PayByCard'],
    'paying',
  ],
  ['appointment', 'checkout', ['PriceList', 'TipOptions', 'cardName', 'redeemedCodes', 'terms', 'tip'], 'paying'],
  ['appointment', 'checkout', ['FailedRefundNotes', 'useSavedCard', 'useTipWithPayment'], 'paying'],
  ['appointment', 'map', ['PlaceMap'], 'the place'],
  ['appointment', 'payments', ['LostAnswer', 'PaypalButtons', 'useCardSetup', 'useLostAnswer'], 'paying'],
  ['booking', 'accounts', ['LoginForm'], 'logging in on the way'],
  [
    'booking',
    'checkout',
    [
      'CalendarLinks',
      'applyDiscountCode',
      'cancelAppointment',
      'CancellationTerms',
      'CodeField',
      'PayByCard',
      'PriceList',
    ],
    'paying',
  ],
  [
    'booking',
    'checkout',
    ['TipOptions', 'redeemedCodes', 'terms', 'tip', 'useTipWithPayment', 'withChosenTip'],
    'paying',
  ],
  [
    'booking',
    'checkout',
    ['AttendeeFields', 'LoginOffer', 'attendeeDetails', 'useAttendeeForm'],
    'details of attendees',
  ],
  ['booking', 'payments', ['PaypalButtons', 'useCardSetup'], 'paying'],
  ['bookings', 'accounts', ['ConfirmEmailNotice'], 'a reminder'],
  ['bookings', 'app-prompt', ['MobileAppPrompt'], 'an invitation'],
  ['checkout', 'accounts', ['LoginForm'], 'logging in on the way'],
  ['checkout', 'payments', ['CardEntry', 'LostAnswer', 'cardProvider', 'confirmAtBank'], "the providers' forms"],
  ['checkout', 'payments', ['sandboxStripe', 'useBankPage', 'useCardSetup', 'useLostAnswer'], "the providers' forms"],
  ['events', 'appointment', ['PayDialog', 'payment', 'paymentStatus'], 'paying for a place'],
  ['events', 'checkout', ['CalendarLinks', 'CancellationTerms', 'CodeField', 'PayByCard'], 'paying'],
  ['events', 'checkout', ['FailedRefundNotes', 'redeemedCodes', 'terms'], 'paying'],
  [
    'events',
    'checkout',
    ['AttendeeFields', 'LoginOffer', 'attendeeDetails', 'useAttendeeForm'],
    'details of attendees',
  ],
  ['events', 'home', ['scenes'], 'a picture'],
  ['events', 'map', ['PlaceMap'], 'the place'],
  ['events', 'payments', ['PaypalButtons'], 'paying'],
  ['gift-cards', 'checkout', ['PayByCard'], 'paying'],
  ['gift-cards', 'payments', ['PaypalButtons'], 'paying'],
  ['home', 'shell', ['SearchBox', 'useTherapyCategories'], 'searching'],
  ['landing', 'profile', ['socialLinks'], 'links'],
  ['profile', 'events', ['EventDateTile', 'eventWhen', 'placesText'], 'the section of events'],
  ['profile', 'video', ['PracticeVideos'], 'the section of videos'],
  [
    'quiz',
    'search',
    ['NearMeButton', 'PractitionerCard', 'ResultSkeletons', 'UnknownPlace', 'days', 'searchState'],
    'results',
  ],
  ['quiz', 'shell', ['useTherapyCategories'], 'a question'],
  ['search', 'map', ['MapFrame', 'mapLibrary', 'useMap'], 'results on a map'],
  ['search', 'shell', ['SearchBox'], 'searching'],
  ['service', 'profile', ['ProfileSkeleton', 'RichText'], "the practice's look"],
  [
    'video',
    'reviews',
    ['ReviewStep', 'ReviewStepLoader', 'ReviewedPractitioner', 'StepActions'],
    'a step of the review',
  ],
  ['video', 'reviews', ['completeReview', 'reviewAddresses', 'reviewFailure', 'wonderful'], 'a step of the review'],

  ['portal', 'accounts', ['SendConfirmationLink'], 'confirming the address'],
  ['portal', 'shell', ['useLogOut'], 'logging out'],
  ['portal/profile', 'portal/locations', ['LocationsPage'], 'the tab of locations'],
  ['portal/reviews', 'reviews', ['reviewPhone'], 'which phones can be asked'],
  ['portal/videos', 'video', ['videoApi', 'videoFile'], 'uploading a video'],
  ['portal', 'support-chat', ['useSupportChat'], 'talking to who runs the platform'],
  ['shell', 'support-chat', ['supportChat'], 'logging out'],
  ['portal/appointments', 'portal/appointment-form', ['edit/EditAppointmentFlyout'], 'changing an appointment'],
  [
    'portal/appointments',
    'portal/money',
    ['AddCardDialog', 'paymentStatus', 'useRetryPayment'],
    'what is paid and due',
  ],
  [
    'portal/appointments',
    'portal/money',
    ['Deductions', 'DisputeAlert', 'FailedRefundAlert', 'PaidBy'],
    'what is paid and due',
  ],
  [
    'portal/appointment-form',
    'portal/series',
    ['useOtherVisits', 'useSeriesVisits'],
    'which visits of a series change',
  ],
  ['portal/appointments', 'portal/series', ['SeriesFact', 'useSeriesVisits'], 'a visit among others'],
  ['portal/calendar', 'portal/appointment-form', ['NewAppointmentFlyout', 'visitTime'], 'making an appointment'],
  [
    'portal/calendar',
    'portal/appointment-form',
    ['edit/useSeriesQuestion', 'edit/useUpdateVisit'],
    'changing the time of an appointment',
  ],
  ['portal/calendar', 'portal/series', ['useOtherVisits'], 'whether others of its series move too'],
  ['portal/calendar', 'portal/appointments', ['AppointmentFlyout'], 'opening an appointment'],
  ['portal/calendar', 'portal/event-form', ['eventSpan'], 'where something new is asked for'],
  [
    'portal/calendar',
    'portal/group-events',
    ['GroupEventFlyout', 'NewGroupEventFlyout'],
    'making and opening a group event',
  ],
  [
    'portal/calendar',
    'portal/group-events',
    ['groupEventValues', 'moveNotice', 'useSaveGroupEvent'],
    'moving a group event',
  ],
  [
    'portal/calendar',
    'portal/personal-events',
    ['PersonalEventFlyout', 'useSavePersonalEvent'],
    'making, opening and moving a personal event',
  ],
  ['portal/calendar', 'portal/practice', ['useOwnPractice'], 'zone and hours'],
  ['portal/services', 'portal/coupons', ['CouponsTab'], 'one of its views'],
  ['portal/services', 'portal/event-types', ['EventTypesTab'], 'one of its views'],
  ['portal/event-types', 'portal/group-events', ['groupEventValues'], 'places of a kind'],
  ['portal/clients', 'checkout', ['cardName'], 'the card on file'],
  ['portal/clients', 'intake', ['answersOf'], 'what a client answered'],
  ['portal/form-builder', 'intake', ['FormSurvey', 'formThemeStyle', 'surveyModel'], 'the form as a client sees it'],
  ['portal/clients', 'payments', ['CardEntry'], 'saving a card'],
  ['portal/clients', 'portal/appointment-form', ['serviceLines', 'useBookingCatalog'], 'prices next to the usual ones'],
  ['portal/clients', 'portal/appointments', ['AppointmentFlyout'], 'opening a past visit'],
  ['portal/clients', 'portal/client-import', ['UnpublishedNotice'], 'invitations that wait'],
  [
    'portal/clients',
    'portal/merging',
    ['ClientMatches', 'DuplicatesBar', 'DuplicatesFlyout', 'MergedClient', 'mergedFields'],
    'two records of one person',
  ],
  ['portal/clients', 'portal/payments', ['ClientPayments'], 'what a client paid'],
  ['portal/event-form', 'portal/appointment-form', ['useQuestions', 'visitTime'], 'questions while saving, lengths'],
  [
    'portal/group-events',
    'portal/appointment-form',
    ['ClientFields', 'clientChoice', 'visitTime'],
    'who comes, the next full hour',
  ],
  ['portal/group-events', 'portal/event-form', ['SpanFields', 'eventSpan', 'useOverlapQuestion'], 'when it is'],
  ['portal/group-events', 'portal/payments', ['RegistrationCharge', 'registrationStatus'], 'what is paid and due'],
  ['portal/locations', 'map', ['PlaceMap'], 'the place'],
  ['portal/locations', 'profile', ['hoursTable'], 'hours in words'],
  ['portal/notifications', 'portal/requests', ['WaitingRequest', 'useWaitingRequests'], 'items of the inbox'],
  ['portal/appointment-form', 'portal/money', ['useRetryPayment'], 'charging for a package'],
  ['portal/notifications', 'portal/money', ['AddCardDialog', 'useRetryPayment'], 'paying'],
  ['portal/overview', 'app-prompt', ['MobileAppPrompt'], 'an invitation'],
  [
    'portal/overview',
    'portal/calendar-integrations',
    ['ChangedEntriesNotice'],
    'what was changed in the write calendar',
  ],
  ['portal/overview', 'portal/practice', ['useOwnPractice'], 'the zone'],
  ['portal/profile', 'portal/connecting', ['useLeaving'], "the provider's page for a proof of identity"],
  ...['portal/banking', 'portal/conferencing'].map((area) => [
    area,
    'portal/connecting',
    CONNECTING,
    'an account elsewhere',
  ]),
  ['portal/subscriptions', 'portal/connecting', ['ConnectionFrame', 'useLeaving'], "the provider's page"],
  ['portal/website', 'portal/settings', ['FieldGroup'], 'groups of fields'],
  ['portal/website-builder', 'portal/settings', ['FieldGroup'], 'groups of fields'],
  ['portal/website-builder', 'portal/website', ['WebsiteFrame'], 'the way back'],
  ['portal/website-builder', 'site', ['EmbeddedSite', 'defaultSite', 'siteDocument', 'siteFacts'], 'the site'],
  ['site', 'profile', ['hoursTable', 'plainText'], 'hours and descriptions'],
  ...['portal/conferencing', 'portal/form-builder', 'portal/subscriptions'].map((area) => [
    area,
    'portal/settings',
    ['settingsPages'],
    'the way back',
  ]),
  [
    'portal/calendar-integrations',
    'portal/connecting',
    ['ReturnAlert', 'useLeaving', 'useReturnFromProvider'],
    'an account elsewhere',
  ],
  ['portal/overview', 'portal/profile', ['StepList', 'usePublish'], 'setting up a practice'],
  ['portal/overview', 'portal/requests', ['WaitingRequest', 'useWaitingRequests'], 'the first requests'],
  ['portal/banking', 'payments', ['venmoDevice'], 'where Venmo works'],
  ['portal/money', 'payments', ['CardEntry'], "the providers' forms"],
  ['portal/payments', 'portal/appointments', ['AppointmentFlyout'], 'opening what is paid for'],
  [
    'portal/payments',
    'portal/money',
    ['AddCardDialog', 'Deductions', 'DisputeAlert', 'FailedRefundAlert', 'paymentStatus'],
    'what is paid and due',
  ],
  ['portal/personal-events', 'portal/appointment-form', ['visitTime'], 'the next full hour'],
  ['portal/personal-events', 'portal/event-form', ['SpanFields', 'eventSpan', 'useOverlapQuestion'], 'when it is'],
  ['portal/requests', 'portal/appointments', ['AcceptButton', 'AppointmentFlyout', 'DeclineButton'], 'answering'],
  ['portal/overview', 'portal/appointments', ['AcceptButton'], 'answering'],
  ['portal/notifications', 'portal/appointments', ['answerRequest'], 'answering'],
];

function layerRule([folder, below]) {
  return {
    name: 'web-layers',
    comment: 'A layer of the web imports those below it: what is above, or next to it, stays unknown to it.',
    severity: 'error',
    from: { path: `${SRC}${folder}/`, pathNot: TESTS },
    to: { path: '^web/', pathNot: `${SRC}(${[folder, ...below, 'assets'].join('|')})/|/node_modules/` },
  };
}

/** @param area a regular expression; `own` is what it stands for in the rule */
function areaRule(area, own, entries, pathNot) {
  const taken = entries.map(([, giver, files]) => `${giver}/(${files.join('|')})`);
  return {
    name: 'web-areas-take-what-is-listed',
    comment: 'An area takes from another what scripts/checks/web-layers.mjs lists, with a reason.',
    severity: 'error',
    from: { path: `${SRC}features/${area}/`, pathNot: [TESTS, ...pathNot].join('|') },
    to: {
      path: `${SRC}features/`,
      pathNot: [`${SRC}features/${own}/`, ...[...FOR_ALL, ...taken].map((file) => `${SRC}features/${file}\\.`)].join(
        '|',
      ),
    },
  };
}

function areaRules() {
  const takers = [...new Set(TAKEN.map(([taker]) => taker))];
  const listed = takers.map((taker) => {
    const entries = TAKEN.filter(([name]) => name === taker);
    return areaRule(taker, taker, entries, taker === 'portal' ? [`${SRC}features/portal/[^/]+/`] : []);
  });
  const others = takers.map((taker) => `${SRC}features/${taker}/${taker === 'portal' ? '[^/]+$' : ''}`);
  return [...listed, areaRule('(portal/[^/]+(?=/)|[^/]+)', '$1', [], others)];
}

export const WEB_RULES = [...Object.entries(LAYERS).map(layerRule), ...areaRules()];
