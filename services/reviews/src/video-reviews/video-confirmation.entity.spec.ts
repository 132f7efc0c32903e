import { describe, expect, it } from '@jest/globals';
import { VideoConfirmation } from './video-confirmation.entity.js';

const SENT = new Date('2026-05-01T12:00:00Z');
const later = (ms: number) => new Date(SENT.getTime() + ms);
const FIFTEEN_MINUTES = 15 * 60_000;

describe('a code', () => {
  it.each([
    ['right', 'just before 15 minutes are over', FIFTEEN_MINUTES - 1],
    ['expired', 'once they are', FIFTEEN_MINUTES],
  ])('is %s %s', (result, _when, ms) => {
    const confirmation = new VideoConfirmation();
    const { code, expiresAt } = confirmation.issue(SENT);
    expect(expiresAt).toEqual(later(FIFTEEN_MINUTES));
    expect(confirmation.confirm(code, later(ms))).toBe(result);
    expect(confirmation.confirmedAt !== null).toBe(result === 'right');
  });

  it('is expired before one was sent', () => {
    expect(new VideoConfirmation().confirm('123456', SENT)).toBe('expired');
  });
});
