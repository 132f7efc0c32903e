import { Alert } from '../../ui/Alert.js';
import { sessionText } from './sessionText.js';

export interface PackageNoticeProps {
  name: string;
  numberOfSessions: number;
  sessionsRemaining: number;
}

/** Which session of a package this will be. */
export function PackageNotice(sessions: PackageNoticeProps) {
  return (
    <Alert tone="calm" icon="gift">
      <strong>{sessionText(sessions)}</strong> of {sessions.name}, covered by your package.
    </Alert>
  );
}
