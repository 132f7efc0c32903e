import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../../gql/gql.js';
import { sendWithProgress } from '../../../lib/sendWithProgress.js';
import { CONNECTION_MESSAGE, isConnectionLost } from '../../../lib/userErrors.js';

const CreateDocumentUpload = graphql(`
  mutation CreateDocumentUpload($input: CreateDocumentUploadInput!) {
    createDocumentUpload(input: $input) {
      result
      errors {
        message
      }
      handle
      uploadUrl
      uploadFields
    }
  }
`);

const TYPES: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];
const MAX_BYTES = 10 * 1024 * 1024;
const FAILED = 'The document could not be uploaded. Please try again.';

/** Of an input for files. */
export const DOCUMENT_ACCEPT = TYPES.join(',');

/** Why a file is not even sent; undefined for one that may be a document. */
export function documentProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!TYPES.includes(type)) return 'Please choose a PDF, or a JPEG, PNG or WebP picture.';
  if (size > MAX_BYTES) return 'A document can have at most 10 MB.';
  return size === 0 ? 'This document is empty. Please choose another one.' : undefined;
}

/**
 * Sends a document to the store.
 * @returns the handle that mutations take for it
 * @throws Error with a message for people
 */
export async function sendDocument(
  client: ApolloClient,
  file: File,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<string> {
  const input = { contentType: file.type, sizeBytes: file.size, idempotencyKey: crypto.randomUUID() };
  const { data, error } = await client.mutate({ mutation: CreateDocumentUpload, variables: { input } });
  if (isConnectionLost(error)) throw new Error(CONNECTION_MESSAGE);
  const upload = data?.createDocumentUpload;
  if (!upload?.handle || !upload.uploadUrl || !upload.uploadFields) {
    throw new Error(upload?.errors.map(({ message }) => message).join(' ') || FAILED);
  }
  const form = new FormData();
  const fields = JSON.parse(upload.uploadFields) as Record<string, string>;
  Object.entries(fields).forEach(([name, value]) => form.append(name, value));
  // The store reads what comes before it only.
  form.append('file', file);
  const status = await sendWithProgress(upload.uploadUrl, form, { method: 'POST', onProgress, signal }).catch(() => {
    throw new Error(CONNECTION_MESSAGE);
  });
  if (status < 200 || status > 299) throw new Error(FAILED);
  return upload.handle;
}
