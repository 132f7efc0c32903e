import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { openUpload, submitVideo, uploadLink } from '../../testing/videoUploadPage.js';
import { FakeCamera, FakeVideoNetwork } from '../../testing/fakeVideoDevices.js';

let network: FakeVideoNetwork;
let camera: FakeCamera | undefined;

beforeEach(() => void (network = new FakeVideoNetwork()));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  network.restore();
  camera?.restore();
  camera = undefined;
});

describe('the recorder', () => {
  const start = async (supported?: string[]) => {
    camera = new FakeCamera(supported);
    openUpload(uploadLink());
    fireEvent.click(await screen.findByRole('button', { name: 'Turn on the camera' }));
    await screen.findByRole('button', { name: 'Record' });
  };
  const record = async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    fireEvent.click(screen.getByRole('button', { name: 'Record' }));
    for (let second = 0; second < 3; second++) await act(() => jest.advanceTimersByTimeAsync(1000));
    jest.useRealTimers();
  };

  it('asks for the camera of the person, without echo cancellation, with automatic gain', async () => {
    await start();
    expect(camera!.asked).toEqual([
      {
        video: expect.objectContaining({ facingMode: 'user' }),
        audio: { echoCancellation: false, autoGainControl: true },
      },
    ]);
  });

  it.each([
    ['NotAllowedError', /Your browser blocks the camera/],
    ['NotFoundError', /No camera found/],
  ])('says that there is no camera after %s, and leaves the way of a file', async (name, message) => {
    camera = new FakeCamera();
    camera.refusal = name;
    openUpload(uploadLink());
    fireEvent.click(await screen.findByRole('button', { name: 'Turn on the camera' }));
    await screen.findByText('Unable to access camera stream');
    screen.getByText(message);
    fireEvent.click(screen.getByRole('radio', { name: 'Upload a file' }));
    await screen.findByLabelText('Video file');
    fireEvent.click(screen.getByRole('radio', { name: 'Record' }));
    camera.refusal = undefined;
    fireEvent.click(await screen.findByRole('button', { name: 'Turn on the camera' }));
    await screen.findByRole('button', { name: 'Record' });
  });

  it('recommends 30 to 60 seconds, and so does the way of a file', async () => {
    await start();
    screen.getByText(/^30 to 60 seconds is just right/);
    fireEvent.click(screen.getByRole('radio', { name: 'Upload a file' }));
    await screen.findByText(/at most 100 MB. 30 to 60 seconds is just right/);
  });

  it('counts down 3 seconds, aloud, before it records', async () => {
    await start();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    fireEvent.click(screen.getByRole('button', { name: 'Record' }));
    for (const left of [3, 2, 1]) {
      screen.getByText(`Recording starts in ${left}`);
      expect(camera!.recorders).toHaveLength(0);
      expect((screen.getByRole('button', { name: 'Stop' }) as HTMLButtonElement).disabled).toBe(true);
      await act(() => jest.advanceTimersByTimeAsync(1000));
    }
    expect(camera!.recorders[0]!.state).toBe('recording');
    await act(() => jest.advanceTimersByTimeAsync(5000));
    screen.getByText('0:05');
  });

  it.each([
    [['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'], 'video/webm;codecs=vp9'],
    [['video/webm;codecs=vp8', 'video/webm', 'video/mp4'], 'video/webm;codecs=vp8'],
    [['video/webm', 'video/mp4'], 'video/webm'],
    [['video/mp4'], 'video/mp4'],
  ])('of a browser that knows %j records %s', async (supported, format) => {
    await start(supported);
    await record();
    expect(camera!.recorders[0]!.mimeType).toBe(format);
  });

  it('lets one watch, redo and submit what was recorded', async () => {
    await start();
    network.accept('hash');
    network.says('hash', 'processing');
    await record();
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await screen.findByLabelText('Your recording');
    fireEvent.click(screen.getByRole('button', { name: 'Redo' }));
    await screen.findByRole('button', { name: 'Record' });
    await record();
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    submitVideo();
    await waitFor(() => expect(network.uploads).toHaveLength(1));
    expect(network.calls[0]!.body).toEqual({
      filename: expect.stringMatching(/^recorded_\d+\.webm$/),
      ...{ content_type: 'video/webm', file_size: 15 },
    });
    act(() => network.uploads[0]!.end(200));
    await screen.findByText('Your video is being prepared');
    expect(camera!.stops).toBe(1);
  });

  it('says so when nothing was recorded', async () => {
    await start();
    await record();
    camera!.recorders[0]!.data = new Blob([]);
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await screen.findByText('No video data was recorded. Please try again.');
    screen.getByRole('button', { name: 'Record' });
  });
});
