import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { FakeVideoNetwork } from '../../testing/fakeVideoDevices.js';
import { useVideoUpload } from './useVideoUpload.js';

let network: FakeVideoNetwork;

beforeEach(() => void (network = new FakeVideoNetwork()));
afterEach(() => network.restore());

describe('the progress of an upload', () => {
  it('is 90 when the transfer ends and 100 when the server has taken the video', async () => {
    network.accept('hash');
    const onSent = jest.fn();
    const { result } = renderHook(() => useVideoUpload('hash', onSent));
    const video = { blob: new Blob(['moving pictures']), filename: 'clip.mp4', contentType: 'video/mp4' };
    act(() => void result.current.send(video));
    await waitFor(() => expect(network.uploads).toHaveLength(1));
    act(() => network.uploads[0]!.upload.onprogress!({ loaded: 15, total: 15 }));
    expect(result.current.progress).toBe(90);
    expect(onSent).not.toHaveBeenCalled();
    act(() => network.uploads[0]!.end(204));
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(result.current.progress).toBe(100);
  });
});
