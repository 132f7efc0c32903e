import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { IconButton } from '../ui/IconButton.js';
import { Progress } from '../ui/Progress.js';
import type { PhotoUploadState } from './usePhotoUploads.js';

export interface PhotoUploadListProps {
  uploads: readonly PhotoUploadState[];
  onRetry: (id: string) => void;
  onDismiss: (id: string) => void;
}

/** Photos that are uploading, and failed ones with the reason. */
export function PhotoUploadList({ uploads, onRetry, onDismiss }: PhotoUploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul data-part="uploads" aria-label="Uploads">
      {uploads.map((upload) => (
        <li key={upload.id}>
          {upload.preview ? <img src={upload.preview} alt="" /> : <Icon name="alert" size={24} />}
          <div>{upload.problem ? <Refusal {...upload} problem={upload.problem} /> : <Sending {...upload} />}</div>
          {upload.problem && upload.repeatable && (
            <Button
              size="sm"
              variant="outline"
              aria-label={`Try again: ${upload.name}`}
              onClick={() => onRetry(upload.id)}
            >
              Try again
            </Button>
          )}
          <IconButton
            icon="close"
            label={upload.problem ? `Dismiss ${upload.name}` : `Stop ${upload.name}`}
            onClick={() => onDismiss(upload.id)}
          />
        </li>
      ))}
    </ul>
  );
}

/** What the store has is looked at and made smaller before it counts. */
function Sending({ name, share }: PhotoUploadState) {
  return <Progress label={share < 1 ? name : `${name}, almost done`} share={share} />;
}

function Refusal({ name, problem }: PhotoUploadState & { problem: string }) {
  return (
    <>
      <p data-part="name">{name}</p>
      <p data-part="error" role="alert">
        {problem}
      </p>
    </>
  );
}
