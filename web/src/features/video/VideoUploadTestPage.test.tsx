import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage.js';
import { ToastRegion } from '../../ui/ToastRegion.js';
import { FakeVideoNetwork } from '../../testing/fakeVideoDevices.js';
import { MAX_VIDEO_BYTES } from './videoFile.js';
import { VideoUploadTestPage } from './VideoUploadTestPage.js';

let network: FakeVideoNetwork;
beforeEach(() => {
  network = new FakeVideoNetwork();
  document.cookie = 'yarrow_csrf=secret';
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  network.restore();
});

const ANN = { __typename: 'User', id: 'ann', name: 'Ann Bell', email: 'ann@example.com', phone: null };
const render = (tool: object | null = {}, currentUser: object | null = ANN) =>
  renderPage(
    <>
      <VideoUploadTestPage />
      <ToastRegion />
    </>,
    {
      VideoUploadTest: () => ({
        currentUser,
        videoUploadTool: tool && {
          __typename: 'VideoUploadTool',
          ...{ videoUploadEnabled: true, testMode: true, clientId: currentUser ? 'ann' : null },
          ...tool,
        },
      }),
    },
    '/video-upload-test',
  );
const choose = async (type = 'video/webm', size?: number) => {
  const file = new File(['moving pictures'], 'clip.webm', { type });
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
  fireEvent.change(await screen.findByLabelText(/^Video file/), { target: { files: [file] } });
};
const upload = () => fireEvent.click(screen.getByRole('button', { name: 'Upload video' }));
const given = (path: string, data: object) => network.answers.set(path, { success: true, data });
const place = () => given('GET /api/videos/presigned_url', { upload_url: 'http://store/put', video_key: 'key' });
const sent = async () => {
  await choose();
  upload();
  await waitFor(() => expect(network.uploads).toHaveLength(1));
  return network.uploads[0]!;
};

describe('the test tool', () => {
  it('does not exist outside of test mode', async () => {
    render(null);
    await screen.findByRole('heading', { name: 'This path ends here' });
    expect(screen.queryByText('Video upload test')).toBeNull();
  });

  it('shows the client, the test mode, instructions and the technical details', async () => {
    render();
    await screen.findByText('Ann Bell');
    screen.getByText('ann@example.com');
    expect(screen.queryByText('Phone')).toBeNull();
    screen.getByText('Test mode.');
    screen.getByText('Instructions');
    for (const detail of ['uploads/videos/ann/', 'processed/videos/ann/', '720p MP4 (H.264/AAC)', '2 Mbps']) {
      screen.getByText(detail);
    }
  });

  it('shows the phone where there is one', async () => {
    render({}, { ...ANN, phone: '+16045550142' });
    await screen.findByText('+16045550142');
  });

  it('takes nothing while uploads are disabled', async () => {
    render({ videoUploadEnabled: false });
    await screen.findByText('Video upload is currently disabled.');
    expect((screen.getByRole('button', { name: 'Upload video' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('asks visitors to log in', async () => {
    render({}, null);
    expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toContain('video-upload-test');
    expect(screen.queryByLabelText(/^Video file/)).toBeNull();
  });
});

describe('a file of the test tool', () => {
  it('must be chosen', async () => {
    render();
    await screen.findByText('Ann Bell');
    upload();
    await screen.findByText('Please select a video file first.');
  });

  it('must be a video of at most 100 MB; another one clears the message', async () => {
    render();
    await choose('image/png');
    upload();
    await screen.findByText('File type not supported. Please use MP4, MOV, AVI, or WebM.');
    await choose('video/mp4', MAX_VIDEO_BYTES + 1);
    expect(screen.queryByRole('alert')).toBeNull();
    upload();
    await screen.findByText('File size too large. Maximum size is 100MB.');
    expect(network.calls).toEqual([]);
  });

  it('is uploaded with its progress, transcoded, and shows its job and status', async () => {
    place();
    let start = (_: object) => {};
    const starting = new Promise<object>((resolve) => (start = resolve));
    network.answers.set('POST /api/videos/start_transcoding', () => starting);
    render();
    const put = await sent();
    expect(network.calls[0]!.path).toContain('filename=clip.webm&content_type=video%2Fwebm');
    act(() => put.upload.onprogress!({ loaded: 1, total: 2 }));
    expect(screen.getByRole('progressbar', { name: 'Uploading' }).getAttribute('value')).toBe('45');
    act(() => put.upload.onprogress!({ loaded: 2, total: 2 }));
    expect(screen.getByRole('progressbar', { name: 'Uploading' }).getAttribute('value')).toBe('90');
    act(() => put.end(200));
    const arrived = await screen.findByRole('progressbar', { name: 'Starting the transcoding' });
    expect(arrived.getAttribute('value')).toBe('95');
    start({ success: true, data: { job_id: 'job-1', status: 'queued' } });
    await screen.findByText('Video uploaded and transcoding started!');
    expect(screen.getByRole('progressbar', { name: 'Uploaded' }).getAttribute('value')).toBe('100');
    screen.getByText('job-1');
    screen.getByText('queued');
    const started = network.calls.find(({ path }) => path.endsWith('start_transcoding'))!;
    expect([started.body, started.headers['x-csrf-token']]).toEqual([{ video_key: 'key' }, 'secret']);
    given('GET /api/videos/job-1/status', { job_id: 'job-1', status: 'done', progress: 100 });
    fireEvent.click(screen.getByRole('button', { name: 'Check status' }));
    await screen.findByText('done');
  });

  it('is asked for every 3 seconds until it is done', async () => {
    place();
    given('POST /api/videos/start_transcoding', { job_id: 'job-1', status: 'queued' });
    given('GET /api/videos/job-1/status', { job_id: 'job-1', status: 'running', progress: 30 });
    render();
    const put = await sent();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    act(() => put.end(200));
    await act(() => jest.advanceTimersByTimeAsync(3100));
    screen.getByText('running (30%)');
    given('GET /api/videos/job-1/status', { job_id: 'job-1', status: 'done', progress: 100 });
    await act(() => jest.advanceTimersByTimeAsync(3100));
    screen.getByText('done');
    const { length } = network.calls;
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(network.calls).toHaveLength(length);
  });

  it.each([204, 201, 403, 500])('is not taken with status %i of the store', async (status) => {
    place();
    render();
    const put = await sent();
    act(() => put.end(status));
    await screen.findByText(`Upload failed with status ${status}`);
    await screen.findByText(`Upload failed: Upload failed with status ${status}`);
  });

  it('may lose its connection', async () => {
    place();
    render();
    const put = await sent();
    act(() => put.onerror!());
    await screen.findByText('Upload failed due to network error');
  });

  it('needs a place', async () => {
    render();
    await choose();
    upload();
    await screen.findByText('Failed to get upload URL');
  });

  it('may not start', async () => {
    place();
    render();
    const put = await sent();
    act(() => put.end(200));
    await screen.findByText('Failed to start transcoding');
  });

  it('may lose its status', async () => {
    place();
    given('POST /api/videos/start_transcoding', { job_id: 'job-1', status: 'queued' });
    render();
    const put = await sent();
    act(() => put.end(200));
    fireEvent.click(await screen.findByRole('button', { name: 'Check status' }));
    await screen.findByText('Failed to check job status');
  });
});
