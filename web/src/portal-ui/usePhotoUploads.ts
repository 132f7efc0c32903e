import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { photoProblem } from './photoFile.js';
import { PhotoTransfer, type PhotoFailure, type UploadedPhoto } from './sendPhoto.js';

/** A file that was chosen and is no photo of the practice yet. */
export interface PhotoUploadState {
  /** Of this choice: the same file may be chosen twice. */
  id: string;
  name: string;
  /** Where the browser shows the file itself; undefined for what is no picture. */
  preview?: string | undefined;
  /** How much the store has, from 0 to 1. */
  share: number;
  /** Why the upload failed; undefined while it is in progress. */
  problem?: string | undefined;
  /** Another try may do better. */
  repeatable: boolean;
}

interface Upload {
  transfer: PhotoTransfer;
  abort: AbortController;
  preview: string;
}

/**
 * Uploads files independently. A refused or failed upload stays until the user retries or dismisses it.
 * @param onUploaded called for each finished upload
 * @param single another choice replaces one that is still uploading: the last choice counts, not the last arrival
 */
export function usePhotoUploads(onUploaded: (photo: UploadedPhoto) => void, single: boolean) {
  const client = useApolloClient();
  const list = useUploadList();
  // A photo may arrive long after it was chosen, when the page holds others already.
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });
  const send = async (id: string, { transfer, abort }: Upload) => {
    list.change(id, { share: 0, problem: undefined });
    try {
      const photo = await transfer.send((share) => list.change(id, { share }), abort.signal);
      // It was taken off the list while it arrived.
      if (abort.signal.aborted) return;
      list.forget(id);
      latest.current(photo);
    } catch (error) {
      if (abort.signal.aborted) return;
      const { message, final } = error as PhotoFailure;
      list.change(id, { problem: message, repeatable: !final });
    }
  };
  const add = (file: File) => {
    const problem = photoProblem(file);
    const upload = problem ? undefined : uploadOf(client, file);
    const id = list.add({ name: file.name, preview: upload?.preview, share: 0, problem, repeatable: false }, upload);
    if (upload) void send(id, upload);
  };
  const retry = (id: string) => {
    const upload = list.find(id);
    if (upload) void send(id, upload);
  };
  /** Removes failed uploads of an earlier choice; for a single photo, uploads in progress as well. */
  const start = (files: readonly File[]) => {
    list.states.filter(({ problem }) => single || problem).forEach(({ id }) => list.forget(id));
    files.forEach(add);
  };
  return { uploads: list.states, start, retry, dismiss: list.forget };
}

/** What is shown of each upload, and what carries it out. */
function useUploadList() {
  const [states, setStates] = useState<readonly PhotoUploadState[]>([]);
  const uploads = useRef(new Map<string, Upload>());
  // Aborts all uploads when the page unmounts.
  useEffect(() => {
    const all = uploads.current;
    return () => all.forEach(end);
  }, []);
  return {
    states,
    find: (id: string) => uploads.current.get(id),
    add: (state: Omit<PhotoUploadState, 'id'>, upload: Upload | undefined): string => {
      const id = crypto.randomUUID();
      setStates((current) => [...current, { ...state, id }]);
      if (upload) uploads.current.set(id, upload);
      return id;
    },
    change: (id: string, changes: Partial<PhotoUploadState>) =>
      setStates((current) => current.map((state) => (state.id === id ? { ...state, ...changes } : state))),
    forget: (id: string) => {
      const upload = uploads.current.get(id);
      if (upload) end(upload);
      uploads.current.delete(id);
      setStates((current) => current.filter((state) => state.id !== id));
    },
  };
}

function uploadOf(client: ApolloClient, file: File): Upload {
  const preview = URL.createObjectURL(file);
  return { transfer: new PhotoTransfer(client, file), abort: new AbortController(), preview };
}

function end({ abort, preview }: Upload): void {
  abort.abort();
  URL.revokeObjectURL(preview);
}
