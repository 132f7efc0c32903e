import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { reloadAfterToast } from './reloadAfterToast.js';

describe('a page that loads anew after a toast', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('does so after a second and a half, once', () => {
    let reloads = 0;
    reloadAfterToast(() => (reloads += 1));
    jest.advanceTimersByTime(1_499);
    expect(reloads).toBe(0);
    jest.advanceTimersByTime(1);
    expect(reloads).toBe(1);
    jest.advanceTimersByTime(10_000);
    expect(reloads).toBe(1);
  });
});
