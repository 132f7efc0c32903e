/**
 * Options of an action of the review flow: what is said where it fails, with the server's reason.
 * @param what such as "Error updating review"
 */
export function reviewFailure(what: string) {
  return {
    failure: what,
    reasons: 'appended',
    unknownReason: 'Internal server error',
    unanswered: `${what}:`,
  } as const;
}
