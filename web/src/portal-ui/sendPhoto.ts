import type { ApolloClient } from '@apollo/client';
import { graphql } from '../gql/gql.js';
import { sendWithProgress } from '../lib/sendWithProgress.js';
import { isConnectionLost, CONNECTION_MESSAGE } from '../lib/userErrors.js';

const CreatePhotoUpload = graphql(`
  mutation CreatePhotoUpload($input: CreatePhotoUploadInput!) {
    createPhotoUpload(input: $input) {
      result
      errors {
        code
        message
      }
      handle
      uploadUrl
      uploadFields
    }
  }
`);

const CompletePhotoUpload = graphql(`
  mutation CompletePhotoUpload($input: CompletePhotoUploadInput!) {
    completePhotoUpload(input: $input) {
      result
      errors {
        code
        message
      }
      photoUrl
      smallPhotoUrl
    }
  }
`);

/** A photo that has arrived and is public. */
export interface UploadedPhoto {
  /** What mutations take for it, such as `updateServicePhoto`. */
  handle: string;
  photoUrl: string;
  /** A square of 160 px. */
  smallPhotoUrl: string;
}

/** Why an upload failed, with a message for the user. */
export class PhotoFailure extends Error {
  /** @param final the same file will fail again */
  constructor(
    message: string,
    readonly final = false,
  ) {
    super(message);
  }
}

const FAILED = 'The photo could not be uploaded. Please try again.';
/** Error codes that a retry does not fix. */
const FINAL = new Set(['invalid_photo']);

/**
 * Transfers one photo to the store. A retry reuses the results of earlier attempts: the same handle, and no second
 * transfer of what has arrived.
 */
export class PhotoTransfer {
  private readonly idempotencyKey = crypto.randomUUID();
  private arrived: string | undefined;

  constructor(
    private readonly client: ApolloClient,
    private readonly file: File,
  ) {}

  /** @throws PhotoFailure, or why it was stopped */
  async send(onProgress: (share: number) => void, signal: AbortSignal): Promise<UploadedPhoto> {
    this.arrived ??= await this.transfer(onProgress, signal);
    // An aborted upload must not be published.
    signal.throwIfAborted();
    return this.complete(this.arrived);
  }

  /** @returns the handle of what the store has now */
  private async transfer(onProgress: (share: number) => void, signal: AbortSignal): Promise<string> {
    const { file, idempotencyKey } = this;
    const input = { contentType: file.type, sizeBytes: file.size, idempotencyKey };
    const { data, error } = await this.client.mutate({ mutation: CreatePhotoUpload, variables: { input } });
    const form = data?.createPhotoUpload;
    if (!form?.handle || !form.uploadUrl || !form.uploadFields) throw failureFrom(error, form?.errors);
    const body = formOf(form.uploadFields, file);
    const status = await sendWithProgress(form.uploadUrl, body, { method: 'POST', onProgress, signal }).catch(() => {
      throw new PhotoFailure(CONNECTION_MESSAGE);
    });
    if (status < 200 || status > 299) throw new PhotoFailure(FAILED);
    return form.handle;
  }

  private async complete(handle: string): Promise<UploadedPhoto> {
    const { data, error } = await this.client.mutate({
      mutation: CompletePhotoUpload,
      variables: { input: { handle } },
    });
    const photo = data?.completePhotoUpload;
    if (photo?.photoUrl && photo.smallPhotoUrl) {
      return { handle, photoUrl: photo.photoUrl, smallPhotoUrl: photo.smallPhotoUrl };
    }
    // The store may have lost it, or has thrown it away because it is no photo.
    if (photo) this.arrived = undefined;
    throw failureFrom(error, photo?.errors);
  }
}

/** @param fields JSON object, as the store signed it */
function formOf(fields: string, file: File): FormData {
  const form = new FormData();
  Object.entries(JSON.parse(fields) as Record<string, string>).forEach(([name, value]) => form.append(name, value));
  // The store reads what comes before it only.
  form.append('file', file);
  return form;
}

function failureFrom(
  error: object | undefined,
  errors: readonly { code: string; message: string }[] | undefined,
): PhotoFailure {
  if (isConnectionLost(error)) return new PhotoFailure(CONNECTION_MESSAGE);
  const message = errors?.map((reason) => reason.message).join(' ');
  return new PhotoFailure(
    message || FAILED,
    errors?.some(({ code }) => FINAL.has(code)),
  );
}
