import { useState } from 'react';
import { ClientPicker } from '../../../portal-ui/ClientPicker.js';
import { FilePlace } from '../../../portal-ui/FilePlace.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { Progress } from '../../../ui/Progress.js';
import { Select } from '../../../ui/Select.js';
import { TextArea, TextField } from '../../../ui/TextField.js';
import {
  fileSize,
  MAX_VIDEO_BYTES,
  VIDEO_ACCEPT,
  VIDEO_TYPES,
  videoOfFile,
  type VideoToSend,
} from '../../video/videoFile.js';
import { useBringVideo } from './useBringVideo.js';

const RATINGS = ['5', '4', '3', '2', '1'].map((value) => ({
  value,
  label: value === '1' ? '1 star' : `${value} stars`,
}));
const EMPTY = { title: '', description: '', rating: '', recordedAt: '' };

/** Spec portal-configuration §5. */
function problemOf({ contentType, blob }: VideoToSend): string | undefined {
  if (!VIDEO_TYPES.includes(contentType)) {
    return 'Invalid file type. Please upload MP4, MOV, AVI, or WebM files only.';
  }
  return blob.size > MAX_VIDEO_BYTES ? 'File too large. Maximum size is 100MB.' : undefined;
}

/** Uploads a video that a client gave to the practice. */
export function UploadVideoDialog({ onClose }: { onClose: () => void }) {
  const [clientId, setClientId] = useState('');
  const [video, setVideo] = useState<VideoToSend>();
  const [facts, setFacts] = useState(EMPTY);
  const { progress, sending, error, send } = useBringVideo(onClose);
  const problem = video && problemOf(video);
  const upload = () => {
    if (!video || problem || !clientId) return;
    const { title, description, rating, recordedAt } = facts;
    const said = { title, description, rating: rating ? Number(rating) : null, recorded_at: recordedAt };
    void send(video, { client_id: clientId, ...said });
  };
  return (
    <Dialog
      open
      onClose={() => !sending && onClose()}
      title="Upload a video"
      description="Everyone sees it once you approve it, labelled as uploaded by your practice. It isn't a review, and its stars don't count."
      actions={
        <>
          <Button variant="ghost" disabled={sending} onClick={onClose}>
            Cancel
          </Button>
          <Button loading={sending} disabled={!video || Boolean(problem) || !clientId} onClick={upload}>
            Upload
          </Button>
        </>
      }
    >
      <ClientPicker value={clientId} onChange={setClientId} disabled={sending} />
      <FilePlace
        icon="upload"
        label={video ? video.filename : 'Choose a video'}
        hint={video ? fileSize(video.blob.size) : 'MP4, MOV, AVI or WebM, at most 100 MB.'}
        accept={VIDEO_ACCEPT}
        disabled={sending}
        errorId={undefined}
        onChoose={([file]) => file && setVideo(videoOfFile(file))}
      />
      {problem && <Alert tone="error">{problem}</Alert>}
      <VideoFacts facts={facts} onChange={(changes) => setFacts({ ...facts, ...changes })} />
      {sending && <Progress label="Uploading" share={progress / 100} />}
      {error && <Alert tone="error">{error}</Alert>}
    </Dialog>
  );
}

interface VideoFactsProps {
  facts: typeof EMPTY;
  onChange: (changes: Partial<typeof EMPTY>) => void;
}

function VideoFacts({ facts, onChange }: VideoFactsProps) {
  return (
    <>
      <TextField
        label="Title"
        optional
        maxLength={200}
        value={facts.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextArea
        label="Description"
        optional
        rows={3}
        maxLength={2000}
        value={facts.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <Select
        label="Rating"
        optional
        placeholder="None"
        options={RATINGS}
        value={facts.rating}
        onChange={({ target }) => onChange({ rating: target.value })}
      />
      <TextField
        label="Recorded on"
        optional
        type="date"
        value={facts.recordedAt}
        onChange={({ target }) => onChange({ recordedAt: target.value })}
      />
    </>
  );
}
