import { describe, expect, it } from '@jest/globals';
import { linkStateOf, VIDEO_STATUSES } from './videoStates.js';

const NOW = Date.parse('2026-05-01T12:00:00Z');
const HOUR = 3_600_000;
const link = (own: object = {}) => ({
  uploadEnabled: true,
  uploadExpiresAt: new Date(NOW + 48 * HOUR).toISOString(),
  ...own,
});
const expiring = (ms: number) => link({ uploadExpiresAt: new Date(NOW + ms).toISOString() });

describe('the state of an upload link', () => {
  it.each([
    ['active', link()],
    ['active', expiring(24 * HOUR + 1)],
    ['expiring', expiring(24 * HOUR)],
    ['expiring', expiring(1)],
    ['expired', expiring(0)],
    ['expired', expiring(-HOUR)],
    ['disabled', link({ uploadEnabled: false })],
    ['disabled', { ...expiring(-HOUR), uploadEnabled: false }],
  ])('is %s', (state, one) => {
    expect(linkStateOf(one, NOW)).toBe(state);
  });
});

describe('the status of a video', () => {
  it('has the words of the specification', () => {
    expect(Object.entries(VIDEO_STATUSES).map(([status, { label }]) => [status, label])).toEqual([
      ['pending', 'Waiting for processing'],
      ['uploading', 'Uploading to S3'],
      ['processing', 'In MediaConvert'],
      ['completed', 'Ready for review'],
      ['approved', 'Approved and visible'],
      ['rejected', 'Rejected'],
      ['failed', 'Processing error'],
    ]);
  });
});
