import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { reloadAfterToast } from './reloadAfterToast.js';

describe('reloadAfterToast', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('reloads the page once, after 1.5 s', () => {
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
