import { Button } from '../../ui/Button.js';
import { Icon, type IconName } from '../../ui/Icon.js';
import { Spinner } from '../../ui/Spinner.js';
import type { UploadStatus } from './videoApi.js';
import styles from './VideoOutcome.module.css';
import { VideoProgress } from './VideoProgress.js';

export interface VideoOutcomeProps {
  /** Undefined until it is known. */
  status: UploadStatus | undefined;
  /** First name. */
  practitioner: string;
  /** The upload was never completed: it can be started again. */
  onAgain?: (() => void) | undefined;
}

/** What becomes of a video that was sent. */
export function VideoOutcome({ status, practitioner, onAgain }: VideoOutcomeProps) {
  switch (status?.status) {
    case 'completed':
    case 'approved':
      return (
        <Outcome icon="check" title="Your video has arrived">
          Thank you! {practitioner} will see it first and decide when to show it.
        </Outcome>
      );
    case 'rejected':
      return (
        <Outcome icon="info" title="Your video wasn't accepted">
          Please contact {practitioner} to learn why.
        </Outcome>
      );
    case 'failed':
      return (
        <Outcome icon="alert" title="Your video couldn't be processed">
          {status.reason ?? 'Something went wrong on our side.'} Please try again.
          <Button variant="outline" onClick={() => window.location.reload()}>
            Try again
          </Button>
        </Outcome>
      );
    case 'uploading':
      return (
        <Outcome title="Your video is on its way">
          It's being uploaded, maybe in another window.
          {onAgain && (
            <Button variant="outline" onClick={onAgain}>
              Upload it again here
            </Button>
          )}
        </Outcome>
      );
    default:
      return (
        <Outcome title="Your video is being prepared">
          This takes a minute or two. You can leave this page open or come back later.
          {status?.progress ? <VideoProgress value={status.progress} label="Preparing" /> : null}
        </Outcome>
      );
  }
}

interface OutcomeProps {
  /** A spinner without. */
  icon?: IconName;
  title: string;
  children: React.ReactNode;
}

function Outcome({ icon, title, children }: OutcomeProps) {
  return (
    <div className={styles.outcome} role={icon === 'alert' ? 'alert' : 'status'}>
      <span className={styles.sign}>{icon ? <Icon name={icon} size={28} /> : <Spinner size={28} label="" />}</span>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
