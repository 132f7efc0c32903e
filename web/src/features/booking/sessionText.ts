/** `Session 3 of 5`: the one after those that are used. */
export function sessionText(sessions: { numberOfSessions: number; sessionsRemaining: number }): string {
  return `Session ${sessions.numberOfSessions - sessions.sessionsRemaining + 1} of ${sessions.numberOfSessions}`;
}
