import { Notice } from './Notice.js';
import { sessionText } from './sessionText.js';

export interface PackageNoticeProps {
  name: string;
  numberOfSessions: number;
  sessionsRemaining: number;
}

/** Which session of a package this will be. */
export function PackageNotice(sessions: PackageNoticeProps) {
  return (
    <Notice icon="gift">
      <strong>{sessionText(sessions)}</strong> of {sessions.name}, covered by your package.
    </Notice>
  );
}
