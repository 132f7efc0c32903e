import { Button } from '../../ui/Button.js';
import { Alert } from '../../ui/Alert.js';
import { minutesAndSeconds } from './useTimeLeft.js';

export interface KeptNoticeProps {
  /** The held time, formatted. */
  when: string;
  secondsLeft: number;
  /** The slot was taken, or the server no longer holds it, whatever `secondsLeft` is. */
  lost: boolean;
  /** It is booked and waits for its payment. */
  booked: boolean;
  /** Holds the same slot again. */
  onAgain: () => void;
  again: { working: boolean; problem: string };
  onOther: () => void;
}

const LAPSED = "We held your time for ten minutes. It's open to others again.";
const UNPAID = "Your time wasn't paid for in time and is open to others again.";

/** How long the time is still kept; once it is not, the ways on. What was typed stays. */
export function KeptNotice({ when, secondsLeft, lost, booked, onAgain, again, onOther }: KeptNoticeProps) {
  if (secondsLeft > 0 && !lost) {
    return (
      <Alert tone="calm">
        We're holding this time for <strong>{minutesAndSeconds(secondsLeft)}</strong> more minutes: {when}.
      </Alert>
    );
  }
  return (
    <div role="alert">
      <Alert
        tone="warning"
        action={
          <>
            {!again.problem && (
              <Button size="sm" onClick={onAgain} loading={again.working}>
                Hold it again
              </Button>
            )}
            <Button size="sm" variant="outline" onClick={onOther}>
              Choose another time
            </Button>
          </>
        }
      >
        {again.problem || (booked ? UNPAID : LAPSED)} What you typed is still here.
      </Alert>
    </div>
  );
}
