/** Milliseconds within which 95, and 99, of 100 answers of each step come. On two cores that also run k6, for 20 people. */
const STEPS = {
  visitor: {
    'page-home': [300, 800],
    'page-search': [300, 800],
    'page-profile': [600, 1200],
    Suggestions: [150, 400],
    SearchPractitioners: [400, 1000],
    Profile: [300, 800],
    ProfileReviews: [250, 600],
    BookingPractice: [250, 600],
    BookingAccount: [150, 400],
    AvailabilityOfMonth: [300, 800],
    HoldSlot: [300, 800],
    BookAppointment: [300, 800],
    CheckoutBooking: [300, 800],
    CardFormOfPractice: [250, 600],
    SetupIntent: [600, 1500],
    CompleteSetup: [1500, 3000],
    BookedAppointment: [300, 800],
  },
  portal: {
    'page-login': [300, 800],
    'page-portal': [300, 800],
    Login: [1000, 2000],
    CurrentUser: [250, 600],
    PortalFrame: [250, 600],
    ProInbox: [300, 800],
    WaitingRequests: [250, 600],
    OwnPractice: [250, 600],
    ProCalendar: [300, 800],
    ProCalendarEvents: [250, 600],
    DuplicatesCount: [400, 1000],
    ClientsOfPractice: [300, 800],
    PaymentsOfPractice: [400, 1000],
    PayoutsOfPractice: [300, 800],
    BookingCatalog: [250, 600],
    ProCreateAppointment: [400, 1000],
    AppointmentMoves: [250, 600],
    UpdateAppointment: [400, 1000],
    ProCancelAppointment: [400, 1000],
    Logout: [250, 600],
  },
  webhooks: {
    webhook: [200, 600],
    'webhook-forged': [200, 600],
  },
};

/** The steps in the order in which people take them. */
export const STEP_NAMES = Object.values(STEPS).flatMap((steps) => Object.keys(steps));

/** What is true of a way whatever the load; `bookings_found` and `bookings` are compared after the run. */
const TRUTHS = {
  visitor: {
    bookings: ['count>0'],
    bookings_found: ['count>0'],
    broken_bookings: ['count==0'],
    double_bookings: ['count==0'],
    wrong_charges: ['count==0'],
  },
  portal: { lost_moves: ['count==0'] },
  webhooks: { webhook_lag: ['p(95)<60000'] },
};

const STATISTICS = ['count', 'avg', 'min', 'med', 'p(90)', 'p(95)', 'p(99)', 'max'];

/**
 * Options that every script has.
 * @param {string[]} ways whose steps and truths count
 * @param {{ failures?: number, slower?: number }} [leniency] share of requests that may fail, and by how much steps may be slower
 */
export function options(ways, scenarios, { failures = 0.01, slower = 1 } = {}) {
  const thresholds = { http_req_failed: [`rate<${failures}`], checks: [`rate>${1 - failures}`] };
  for (const way of ways) {
    Object.assign(thresholds, TRUTHS[way]);
    for (const [name, [p95, p99]] of Object.entries(STEPS[way])) {
      thresholds[`http_req_duration{name:${name}}`] = [`p(95)<${p95 * slower}`, `p(99)<${p99 * slower}`];
      thresholds[`checks{name:${name}}`] = [`rate>${1 - failures}`];
    }
  }
  if (ways.includes('visitor')) thresholds.booking_duration = [`p(95)<${5000 * slower}`];
  return {
    ...{ scenarios, thresholds, summaryTrendStats: STATISTICS },
    ...{ setupTimeout: '5m', teardownTimeout: '10m', userAgent: 'Yarrow load test' },
    // Names below localhost are this machine's; not every resolver knows.
    hosts: { '*.localhost': '127.0.0.1' },
  };
}
