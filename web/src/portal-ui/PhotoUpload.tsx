import { useId, useState } from 'react';
import { styledBy } from '../ui/chakra.js';
import { IconButton } from '../ui/IconButton.js';
import { FilePlace } from './FilePlace.js';
import { PHOTO_ACCEPT } from './photoFile.js';
import { photoUploadRecipe } from './photoUploadRecipe.js';
import { PhotoUploadList } from './PhotoUploadList.js';
import type { UploadedPhoto } from './sendPhoto.js';
import { usePhotoUploads } from './usePhotoUploads.js';

const Frame = styledBy('div', photoUploadRecipe);

export interface PhotoUploadProps {
  /** What it is a photo of, such as "Photo of the service". */
  label: string;
  /** Address of the photo that is there; its list is shown elsewhere where there are several. */
  photo?: string | null | undefined;
  /** Called for each uploaded photo. It is unassigned until a mutation receives its handle. */
  onUploaded: (photo: UploadedPhoto) => void;
  /** Takes away what is there; absent where it cannot be. */
  onRemove?: (() => void) | undefined;
  /** How many may be chosen at a time. Default 1: another choice replaces one that is uploading. */
  atOnce?: number;
  /** More than the kinds and sizes that are taken. */
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
}

/** Takes photos from the device, chosen or dropped, and sends them to the store. What is no photo is refused unsent. */
export function PhotoUpload(props: PhotoUploadProps) {
  const { label, photo, onUploaded, onRemove, atOnce = 1, hint, error, disabled = false } = props;
  const id = useId();
  const [tooMany, setTooMany] = useState(false);
  const { uploads, start, retry, dismiss } = usePhotoUploads(onUploaded, atOnce === 1);
  const choose = (files: readonly File[]) => {
    if (disabled || files.length === 0) return;
    setTooMany(files.length > atOnce);
    if (files.length <= atOnce) start(files);
  };
  const problem = tooMany ? `Please choose at most ${atOnce === 1 ? 'one photo' : `${atOnce} photos`} at once.` : error;
  return (
    <Frame role="group" aria-labelledby={id}>
      <span id={id} data-part="label">
        {label}
      </span>
      <div data-part="row">
        {photo && (
          <div data-part="current">
            <img src={photo} alt={label} />
            {onRemove && <IconButton icon="trash" label="Remove photo" disabled={disabled} onClick={onRemove} />}
          </div>
        )}
        <FilePlace
          icon="camera"
          label={`Choose ${atOnce > 1 ? 'photos' : photo ? 'another photo' : 'a photo'}`}
          hint={hintText(atOnce, hint)}
          accept={PHOTO_ACCEPT}
          multiple={atOnce > 1}
          disabled={disabled}
          errorId={problem && `${id}-error`}
          onChoose={choose}
        />
      </div>
      {problem && (
        <p id={`${id}-error`} data-part="error" role="alert">
          {problem}
        </p>
      )}
      <PhotoUploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
    </Frame>
  );
}

function hintText(atOnce: number, more: string | undefined): string {
  const many = atOnce > 1;
  const kinds = `or drop ${many ? 'them' : 'it'} here. JPEG, PNG or WebP, at most 10 MB${many ? ` each, ${atOnce} at once` : ''}.`;
  return more ? `${kinds} ${more}` : kinds;
}
