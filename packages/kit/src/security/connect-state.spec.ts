import { describe, expect, it } from '@jest/globals';
import { connectState, isConnectState } from './connect-state.js';

describe('the state of connecting', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const state = connectState('practice-1', 'secret', now);

  it('holds for its practice, for an hour', () => {
    expect(isConnectState(state, 'practice-1', 'secret', now)).toBe(true);
    expect(isConnectState(state, 'practice-1', 'secret', new Date(now.getTime() + 3_600_001))).toBe(false);
  });

  it.each([
    ['another practice', state, 'practice-2', 'secret'],
    ['another secret', state, 'practice-1', 'other'],
    ['a longer life', `${Number(state.split('.')[0]) + 1}.${state.split('.')[1]}`, 'practice-1', 'secret'],
    ['nothing', '', 'practice-1', 'secret'],
    ['a torn one', state.slice(0, -1), 'practice-1', 'secret'],
  ])('does not hold for %s', (_, given, practiceId, secret) => {
    expect(isConnectState(given, practiceId, secret, now)).toBe(false);
  });
});
