import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createGraphqlClient } from '../../../app/graphqlClient.js';
import { Providers } from '../../../app/Providers.js';
import { FakeVideoNetwork } from '../../../testing/fakeVideoDevices.js';
import { useBringVideo } from './useBringVideo.js';

const PLACE = 'GET /api/videos/presigned_url';
const START = 'POST /api/videos/start_transcoding';
const place = { success: true, data: { upload_url: 'http://store/put', video_key: 'uploads/videos/u/v.mp4' } };
const video = { blob: new Blob(['moving pictures']), filename: 'clip.mp4', contentType: 'video/mp4' };
const facts = { client_id: 'c', title: 'On the table', description: '', rating: 4, recorded_at: '2026-05-01' };

let network: FakeVideoNetwork;

beforeEach(() => {
  document.cookie = 'yarrow_csrf=token';
  network = new FakeVideoNetwork();
});
afterEach(() => network.restore());

function start() {
  const onDone = jest.fn();
  const client = createGraphqlClient();
  const { result } = renderHook(() => useBringVideo(onDone), {
    wrapper: ({ children }) => <Providers client={client}>{children}</Providers>,
  });
  act(() => void result.current.send(video, facts));
  return { result, onDone };
}
const transfer = async (status: number) => {
  await waitFor(() => expect(network.uploads).toHaveLength(1));
  act(() => network.uploads[0]!.upload.onprogress!({ loaded: 15, total: 15 }));
  return () => act(() => network.uploads[0]!.end(status));
};

describe('a video that a practice uploads', () => {
  it('is at 90 when the transfer ends and at 95 before its transcoding is started', async () => {
    network.answers.set(PLACE, place);
    const { result, onDone } = start();
    let answer = () => undefined as void;
    const answered = new Promise<object>((resolve) => {
      answer = () => resolve({ success: true, data: { id: 'a', status: 'processing' } });
    });
    network.answers.set(START, () => answered);
    const end = await transfer(200);
    expect(result.current.progress).toBe(90);
    end();
    await waitFor(() => expect(result.current.progress).toBe(95));
    expect(onDone).not.toHaveBeenCalled();
    answer();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    const [asked, started] = network.calls;
    expect(asked?.path).toBe('/api/videos/presigned_url?filename=clip.mp4&content_type=video%2Fmp4');
    expect(started).toMatchObject({
      headers: { 'x-csrf-token': 'token' },
      body: {
        ...{ video_key: 'uploads/videos/u/v.mp4', filename: 'clip.mp4', content_type: 'video/mp4', file_size: 15 },
        ...facts,
      },
    });
  });

  it('has no place where the server gives none', async () => {
    network.answers.set(PLACE, { success: false });
    const { result } = start();
    await waitFor(() => expect(result.current.error).toBe('Failed to get upload URL'));
    expect(result.current.sending).toBe(false);
  });

  it.each([204, 403, 500])('has arrived only with status 200, not with %i', async (status) => {
    network.answers.set(PLACE, place);
    const { result, onDone } = start();
    (await transfer(status))();
    await waitFor(() => expect(result.current.error).toBe('Upload failed'));
    expect([result.current.progress, onDone.mock.calls.length]).toEqual([0, 0]);
  });

  it('says why its transcoding was not started', async () => {
    network.answers.set(PLACE, place);
    network.answers.set(START, { success: false });
    const { result } = start();
    (await transfer(200))();
    await waitFor(() => expect(result.current.error).toBe('Failed to start transcoding'));
  });
});
