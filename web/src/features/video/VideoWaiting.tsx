import { Button } from '../../ui/Button.js';
import { StepActions } from '../reviews/StepActions.js';
import { useVideoCompletion, type VideoCompletion } from './useVideoCompletion.js';
import { useUploadStatus } from './useUploadStatus.js';
import { VideoOutcome } from './VideoOutcome.js';

export interface VideoWaitingProps extends VideoCompletion {
  uploadHash: string;
  /** First name. */
  practitioner: string;
  /** The upload was never completed: it can be started again. */
  onAgain: () => void;
}

/** Until the video is ready; then the review that it belongs to ends, and the next booking follows. */
export function VideoWaiting({ uploadHash, practitioner, onAgain, ...completion }: VideoWaitingProps) {
  const status = useUploadStatus(uploadHash);
  const { complete, failed } = useVideoCompletion(status, completion);
  return (
    <>
      <VideoOutcome status={status} practitioner={practitioner} onAgain={onAgain} />
      {failed && (
        <StepActions>
          <Button size="lg" block onClick={() => void complete()}>
            Continue
          </Button>
        </StepActions>
      )}
    </>
  );
}
