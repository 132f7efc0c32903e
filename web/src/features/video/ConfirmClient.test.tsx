import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { openUpload, uploadLink } from '../../testing/videoUploadPage.js';

afterEach(cleanup);

describe('a link of the practice', () => {
  const unconfirmed = uploadLink({ isConfirmed: false, codeGoesTo: 'a•••@example.com' });
  const outcome = (__typename: string, errors: object[] = []) => ({
    ...{ __typename, result: errors.length > 0 ? 'failure' : 'success', errors },
  });
  const userError = (message: string, field: string | null = null) => ({ __typename: 'UserError', message, field });
  const type = (code: string) => {
    fireEvent.change(screen.getByLabelText('Code from the email'), { target: { value: code } });
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  };

  it('has the client confirm who they are by a code before the first upload', async () => {
    const page = openUpload(unconfirmed, {
      SendVideoReviewCode: () => ({ sendVideoReviewCode: outcome('VideoReviewUploadPayload') }),
      ConfirmVideoReview: ({ code }) => ({
        confirmVideoReview: outcome(
          'VideoReviewUploadPayload',
          code === '123 456' ? [] : [userError('This is not the code from your mail.', 'code')],
        ),
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Send me the code' }));
    await screen.findByRole('button', { name: 'Send a new code' });
    screen.getByText('a•••@example.com');
    expect(screen.queryByLabelText('Video file')).toBeNull();
    type('12345');
    await screen.findByText('Please enter the six digits from the email.');
    type('654321');
    await screen.findByText('This is not the code from your mail.');
    expect((screen.getByLabelText('Code from the email') as HTMLInputElement).value).toBe('654321');
    type('123 456');
    await screen.findByLabelText('Video file');
    const tried = page.asked.filter(({ operation }) => operation === 'ConfirmVideoReview');
    expect(tried.map(({ variables }) => variables)).toEqual([
      { uploadHash: 'hash', code: '654321' },
      { uploadHash: 'hash', code: '123 456' },
    ]);
  });

  it('says why no code was sent', async () => {
    openUpload(unconfirmed, {
      SendVideoReviewCode: () => ({
        sendVideoReviewCode: outcome('VideoReviewUploadPayload', [userError('Too many codes. Please wait.')]),
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Send me the code' }));
    await screen.findByText('Too many codes. Please wait.');
    expect(screen.queryByLabelText('Code from the email')).toBeNull();
  });

  it('sends a client without an address to the practitioner', async () => {
    openUpload(uploadLink({ isConfirmed: false, codeGoesTo: null }));
    await screen.findByText(/Mara has no email address of yours on file/);
    expect(screen.queryByRole('button', { name: 'Send me the code' })).toBeNull();
  });
});
