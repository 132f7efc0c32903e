import { Button, ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { showToast } from '../../../lib/toasts.js';
import type { ManagedVideo } from './managedVideos.js';
import { useVideoCall } from './useVideoCall.js';
import { VIDEO_STATUSES } from './videoStates.js';

/** What can be done with a video or a link, by how far it is. */
export function VideoActions({ video }: { video: ManagedVideo }) {
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="2" alignItems="center">
      {video.isUploadLink ? <LinkActions video={video} /> : <ReviewActions video={video} />}
    </chakra.span>
  );
}

function LinkActions({ video }: { video: ManagedVideo }) {
  const { id, uploadEnabled, clientName } = video;
  const { call, pending } = useVideoCall();
  const patch = (action: string, failure: string, doing: string, success: string) =>
    call({ method: 'PATCH', path: `/portal/video_reviews/${id}/${action}`, failure, doing, success });
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={pending}
        aria-label={`Extend the link of ${clientName} by 24 hours`}
        onClick={() =>
          void patch('extend_upload', 'Error extending link', 'extending link', 'The link was extended by 24 hours.')
        }
      >
        Extend 24 h
      </Button>
      {uploadEnabled && (
        <Button
          size="sm"
          variant="ghost"
          disabled={pending}
          aria-label={`Disable the link of ${clientName}`}
          onClick={() =>
            void patch('disable_upload', 'Error disabling link', 'disabling link', 'The link was disabled.')
          }
        >
          Disable
        </Button>
      )}
    </>
  );
}

/** The calls about a video that has been uploaded. */
function useReviewCalls(id: string) {
  const { call, pending } = useVideoCall();
  const decide = (action: 'approve' | 'reject') => {
    const doing = action === 'approve' ? 'approving video' : 'rejecting video';
    const success = action === 'approve' ? 'The video is on your profile now.' : 'The video was rejected.';
    void call({
      ...{ method: 'PATCH', path: `/portal/video_reviews/${id}/${action}`, failure: `Error ${doing}`, doing, success },
    });
  };
  const check = async () => {
    const path = `/api/videos/${id}/job_status`;
    const checked = { failure: 'Error checking status', doing: 'checking status' };
    const answer = await call<{ status: ManagedVideo['status']; progress: number | null }>({
      ...{ method: 'GET', path, ...checked },
    });
    if (!answer) return;
    const share = answer.progress === null ? '' : ` (${answer.progress}%)`;
    showToast(`${VIDEO_STATUSES[answer.status].label}${share}`, 'info');
  };
  return { decide, check, pending };
}

function ReviewActions({ video }: { video: ManagedVideo }) {
  const { id, status, videoUrl, clientName } = video;
  const { decide, check, pending } = useReviewCalls(id);
  return (
    <>
      {videoUrl && status !== 'rejected' && (
        <ButtonLink size="sm" variant="ghost" href={videoUrl} external aria-label={`Watch the video of ${clientName}`}>
          Watch
        </ButtonLink>
      )}
      {status === 'completed' && (
        <>
          <Button
            size="sm"
            disabled={pending}
            aria-label={`Approve the video of ${clientName}`}
            onClick={() => decide('approve')}
          >
            Approve
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={pending}
            aria-label={`Reject the video of ${clientName}`}
            onClick={() => decide('reject')}
          >
            Reject
          </Button>
        </>
      )}
      {status === 'processing' && (
        <Button
          size="sm"
          variant="outline"
          loading={pending}
          aria-label={`Check the status of the video of ${clientName}`}
          onClick={() => void check()}
        >
          Check status
        </Button>
      )}
    </>
  );
}
