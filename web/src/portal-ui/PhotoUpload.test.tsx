import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { FakeUpload } from '../testing/fakeVideoDevices.js';
import { LineCut, renderPage, type Answers } from '../testing/renderPage.js';
import { PhotoUpload, type PhotoUploadProps } from './PhotoUpload.js';
import type { UploadedPhoto } from './sendPhoto.js';
import { frames } from '../testing/moments.js';

const onUploaded = jest.fn();
const before = { XMLHttpRequest: globalThis.XMLHttpRequest, createObjectURL: URL.createObjectURL };
let sent: FakeUpload[];

beforeEach(() => {
  sent = [];
  globalThis.XMLHttpRequest = class extends FakeUpload {
    constructor() {
      super();
      sent.push(this);
    }
  } as never;
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = jest.fn();
});
afterEach(() => {
  cleanup();
  globalThis.XMLHttpRequest = before.XMLHttpRequest;
  URL.createObjectURL = before.createObjectURL;
  onUploaded.mockReset();
});

const permitted = (handle = 'handle') => ({
  createPhotoUpload: {
    ...{ __typename: 'CreatePhotoUploadPayload', result: 'success', errors: [], handle },
    ...{ uploadUrl: 'http://store/', uploadFields: '{"key":"uploads/me","policy":"signed"}' },
  },
});
const published = {
  completePhotoUpload: {
    ...{ __typename: 'CompletePhotoUploadPayload', result: 'success', errors: [] },
    ...{ photoUrl: '/media/photos/a.jpg', smallPhotoUrl: '/media/photos/a-small.jpg' },
  },
};
const refused = (field: 'createPhotoUpload' | 'completePhotoUpload', code: string, message: string) => ({
  [field]: {
    ...{ result: 'failure', errors: [{ __typename: 'UserError', code, message }] },
    ...(field === 'createPhotoUpload'
      ? { __typename: 'CreatePhotoUploadPayload', handle: null, uploadUrl: null, uploadFields: null }
      : { __typename: 'CompletePhotoUploadPayload', photoUrl: null, smallPhotoUrl: null }),
  },
});
const handlesOf = () => onUploaded.mock.calls.map(([photo]) => (photo as UploadedPhoto).handle);
const WORKING: Answers = { CreatePhotoUpload: () => permitted(), CompletePhotoUpload: () => published };

const start = (answers: Answers = WORKING, props: Partial<PhotoUploadProps> = {}) =>
  renderPage(<PhotoUpload label="Photo of the service" {...{ onUploaded }} {...props} />, answers);
const input = () => screen.getByLabelText<HTMLInputElement>(/^Choose (a photo|another photo|photos)$/);
const photo = (name = 'room.jpg', type = 'image/jpeg') => new File(['pixels'], name, { type });
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });
const underWay = (count = 1) => waitFor(() => expect(sent).toHaveLength(count));
const button = (name: string) => screen.getByRole('button', { name });

describe('a photo from the device', () => {
  it('goes to the store with what the server signed, the file last, and is given with its handle', async () => {
    const page = start();
    const file = photo();
    choose(file);
    await underWay();
    expect(page.asked[0]?.variables).toEqual({
      input: { contentType: 'image/jpeg', sizeBytes: 6, idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
    expect(sent[0]!.url).toBe('http://store/');
    const form = sent[0]!.sent as FormData;
    expect([...form.keys()]).toEqual(['key', 'policy', 'file']);
    expect(form.get('file')).toBe(file);
    act(() => sent[0]!.end(204));
    await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(1));
    expect(onUploaded).toHaveBeenCalledWith({
      ...{ handle: 'handle', photoUrl: '/media/photos/a.jpg', smallPhotoUrl: '/media/photos/a-small.jpg' },
    });
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull());
  });

  it('says how much of it has arrived', async () => {
    start();
    choose(photo());
    await underWay();
    act(() => sent[0]!.upload.onprogress?.({ loaded: 25, total: 100 }));
    expect(screen.getByRole('progressbar', { name: 'room.jpg' }).getAttribute('aria-valuenow')).toBe('25');
  });

  it.each([
    ['of another kind', new File(['x'], 'scan.pdf', { type: 'application/pdf' }), /JPEG, PNG or WebP picture/],
    ['too large', Object.defineProperty(photo(), 'size', { value: 10_485_761 }), /at most 10 MB\.$/],
  ])('that is %s is refused and nothing is sent', async (_what, file, message) => {
    const page = start();
    choose(file);
    const refusal = within(screen.getByRole('list', { name: 'Uploads' }));
    expect(refusal.getByRole('alert').textContent).toMatch(message);
    expect(refusal.queryByRole('button', { name: /again$/ })).toBeNull();
    fireEvent.click(button(`Dismiss ${file.name}`));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(page.asked).toEqual([]);
  });

  it('is dropped where it can be chosen', async () => {
    start();
    fireEvent.drop(input().closest('label')!, { dataTransfer: { files: [photo()] } });
    await underWay();
  });

  it('goes one at a time, or as many at once as are wanted', async () => {
    const page = start();
    choose(photo('one.png', 'image/png'), photo('two.png', 'image/png'));
    expect(screen.getByRole('alert').textContent).toBe('Please choose at most one photo at once.');
    page.unmount();
    start(WORKING, { atOnce: 2 });
    expect(input().multiple).toBe(true);
    choose(photo('one.png', 'image/png'), photo('two.png', 'image/png'));
    await underWay(2);
    expect(screen.getAllByRole('progressbar')).toHaveLength(2);
    act(() => sent[1]!.end(204));
    await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(1));
    act(() => sent[0]!.end(201));
    await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(2));
  });

  it('tries again after the line was cut, under the same key', async () => {
    const page = start();
    choose(photo());
    await underWay();
    act(() => sent[0]!.onerror?.());
    await screen.findByText(/couldn't reach the server/);
    fireEvent.click(button('Try again: room.jpg'));
    await underWay(2);
    const keys = page.asked.map(({ variables }) => (variables as { input: { idempotencyKey: string } }).input);
    expect(keys[0]!.idempotencyKey).toBe(keys[1]!.idempotencyKey);
    act(() => sent[1]!.end(204));
    await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(1));
  });

  it('is not transferred twice when only the end of it got no answer', async () => {
    const ends = [
      () => {
        throw new LineCut();
      },
      () => published,
    ];
    start({ ...WORKING, CompletePhotoUpload: () => ends.shift()!() });
    choose(photo());
    await underWay();
    act(() => sent[0]!.end(204));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again: room.jpg' }));
    await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(1));
    expect(sent).toHaveLength(1);
  });

  it('is transferred once more when the store has lost it', async () => {
    const ends = [refused('completePhotoUpload', 'not_uploaded', 'The photo has not been uploaded yet.'), published];
    start({ ...WORKING, CompletePhotoUpload: () => ends.shift()! });
    choose(photo());
    await underWay();
    act(() => sent[0]!.end(204));
    await screen.findByText('The photo has not been uploaded yet.');
    fireEvent.click(button('Try again: room.jpg'));
    await underWay(2);
  });

  it('that turns out to be no photo is not tried again', async () => {
    const message = 'This picture cannot be read. Please choose another one.';
    start({ ...WORKING, CompletePhotoUpload: () => refused('completePhotoUpload', 'invalid_photo', message) });
    choose(photo());
    await underWay();
    act(() => sent[0]!.end(204));
    await screen.findByText(message);
    expect(screen.queryByRole('button', { name: /again$/ })).toBeNull();
    // Another choice takes its place.
    choose(photo('other.jpg'));
    expect(screen.queryByText(message)).toBeNull();
    await underWay(2);
  });

  it.each([
    [
      'the server refuses it',
      { CreatePhotoUpload: () => refused('createPhotoUpload', 'rate_limited', 'Later.') },
      'Later.',
    ],
    ['the store refuses it', WORKING, 'The photo could not be uploaded. Please try again.'],
  ])('says why when %s', async (_who, answers: Answers, message) => {
    start(answers);
    choose(photo());
    if (answers === WORKING) {
      await underWay();
      act(() => sent[0]!.end(403));
    }
    await screen.findByText(message);
    button('Try again: room.jpg');
    expect(onUploaded).not.toHaveBeenCalled();
  });

  it('is stopped, and no longer sent when its page is left', async () => {
    const page = start(WORKING, { atOnce: 2 });
    const aborts = jest.fn();
    choose(photo('one.jpg'), photo('two.jpg'));
    await underWay(2);
    sent.forEach((upload) => (upload.onabort = aborts));
    fireEvent.click(button('Stop one.jpg'));
    expect(aborts).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
    page.unmount();
    expect(aborts).toHaveBeenCalledTimes(2);
    expect(URL.revokeObjectURL).toHaveBeenCalledTimes(2);
    expect(onUploaded).not.toHaveBeenCalled();
  });

  it('is not sent when it was stopped before the server had permitted it', async () => {
    start();
    choose(photo());
    fireEvent.click(button('Stop room.jpg'));
    await frames();
    expect(sent.filter((upload) => upload.sent)).toEqual([]);
    expect(onUploaded).not.toHaveBeenCalled();
  });

  it('is not made public when it was stopped before the store had answered', async () => {
    const page = start();
    choose(photo());
    await underWay();
    // The answer is there, and what follows it is not yet done.
    act(() => {
      sent[0]!.end(204);
      fireEvent.click(button('Stop room.jpg'));
    });
    await frames();
    expect(page.asked.map(({ operation }) => operation)).toEqual(['CreatePhotoUpload']);
  });

  it('takes the place of an earlier one that is still on its way, however fast each is', async () => {
    const handles = ['first', 'second'];
    start({ ...WORKING, CreatePhotoUpload: () => permitted(handles.shift()) });
    choose(photo('large.jpg'));
    await underWay();
    choose(photo('small.jpg'));
    await underWay(2);
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
    act(() => sent[1]!.end(204));
    await waitFor(() => expect(handlesOf()).toEqual(['second']));
    act(() => sent[0]!.end(204));
    await frames();
    expect(handlesOf()).toEqual(['second']);
  });

  it('is given to the page as it is when it arrives, not as it was when it was chosen', async () => {
    const handles = ['first', 'second'];
    function Photos() {
      const [arrived, setArrived] = useState<string[]>([]);
      const add = ({ handle }: UploadedPhoto) => setArrived([...arrived, handle]);
      return (
        <>
          <PhotoUpload label="Gallery" atOnce={2} onUploaded={add} />
          <output>{arrived.join(' ')}</output>
        </>
      );
    }
    renderPage(<Photos />, { ...WORKING, CreatePhotoUpload: () => permitted(handles.shift()) });
    choose(photo('one.jpg'), photo('two.jpg'));
    await underWay(2);
    act(() => sent[0]!.end(204));
    await screen.findByText('first');
    act(() => sent[1]!.end(204));
    await screen.findByText('first second');
  });

  it('says what is wrong at the place where it is chosen', () => {
    start(WORKING, { error: 'Failed to delete photo' });
    expect(input().getAttribute('aria-invalid')).toBe('true');
    const described = input().getAttribute('aria-describedby')!.split(' ').at(-1)!;
    expect(document.getElementById(described)?.textContent).toBe('Failed to delete photo');
  });

  it('that is there is shown and taken away', () => {
    const onRemove = jest.fn();
    start(WORKING, { photo: '/media/photos/a.jpg', onRemove });
    expect(screen.getByRole('img', { name: 'Photo of the service' }).getAttribute('src')).toBe('/media/photos/a.jpg');
    fireEvent.click(button('Remove photo'));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it('cannot be chosen or dropped where that is disabled', () => {
    const page = start(WORKING, { disabled: true });
    expect(input().disabled).toBe(true);
    fireEvent.drop(input().closest('label')!, { dataTransfer: { files: [photo()] } });
    expect(page.asked).toEqual([]);
  });
});
