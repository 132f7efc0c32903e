/** What changes beyond two records when they become one, or two again. */
export const MERGED_FIELDS = [
  ...(['client', 'clientMerges', 'clientNotes', 'clients', 'intakeForm', 'possibleDuplicates'] as const),
  ...(['pastAppointments', 'pendingAppointments', 'practiceAppointments', 'upcomingAppointments'] as const),
  ...(['disputedPayments', 'failedPayments', 'failedRefunds', 'missingPayments', 'practiceBookableEvents'] as const),
] as const;
