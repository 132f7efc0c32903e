import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect } from '@jest/globals';
import { FakeUpload } from '../../../testing/fakeVideoDevices.js';
import type { Answers } from '../../../testing/renderPage.js';

/** What the store and the server answer to a photo that arrives. */
export const UPLOADED: Answers = {
  CreatePhotoUpload: () => ({
    createPhotoUpload: {
      ...{ __typename: 'CreatePhotoUploadPayload', result: 'success', errors: [], handle: 'handle' },
      ...{ uploadUrl: 'http://store/', uploadFields: '{"key":"uploads/me"}' },
    },
  }),
  CompletePhotoUpload: () => ({
    completePhotoUpload: {
      ...{ __typename: 'CompletePhotoUploadPayload', result: 'success', errors: [] },
      ...{ photoUrl: '/media/photos/new.jpg', smallPhotoUrl: '/media/photos/new-small.jpg' },
    },
  }),
};

/** Takes uploads to the store in the browser's place. @returns what ends it */
export function fakeStore() {
  const before = { XMLHttpRequest: globalThis.XMLHttpRequest, createObjectURL: URL.createObjectURL };
  const sent: FakeUpload[] = [];
  globalThis.XMLHttpRequest = class extends FakeUpload {
    constructor() {
      super();
      sent.push(this);
    }
  } as never;
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  return {
    /** Chooses a photo and lets it arrive. */
    upload: async (input: HTMLElement) => {
      const before = sent.length;
      fireEvent.change(input, { target: { files: [new File(['pixels'], 'room.jpg', { type: 'image/jpeg' })] } });
      await waitFor(() => expect(sent.length).toBeGreaterThan(before));
      act(() => sent.at(-1)!.end(204));
    },
    end: () => {
      globalThis.XMLHttpRequest = before.XMLHttpRequest;
      URL.createObjectURL = before.createObjectURL;
    },
  };
}
