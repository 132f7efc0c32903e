import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LiveStreamDouble } from '../../../testing/liveStreams.js';
import { LiveConnection } from './LiveConnection.js';

const events = { changed: jest.fn(), missed: jest.fn(), loggedOut: jest.fn() };
const SECOND_MS = 1_000;
let connection: LiveConnection;
let visibility: DocumentVisibilityState;

const pass = (seconds: number) => jest.advanceTimersByTime(seconds * SECOND_MS);
const count = () => LiveStreamDouble.opened.length;
const stream = () => LiveStreamDouble.newest;
/** The gateway has answered, and replays events of the last `remembersMs`. */
const ready = (remembersMs = 15_000) => stream().say('ready', { remembersMs });
function look(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  globalThis.EventSource = LiveStreamDouble as unknown as typeof EventSource;
  LiveStreamDouble.reset();
  connection = new LiveConnection(events);
  connection.start();
});
afterEach(() => {
  connection.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

describe('the stream of live updates', () => {
  it('is one, and says what changed', () => {
    expect([count(), stream().url]).toEqual([1, '/api/live']);
    ready();
    stream().say('change', { kind: 'payment', ids: ['a'] });
    expect(events.changed.mock.calls).toEqual([['payment']]);
    expect(events.missed).not.toHaveBeenCalled();
  });

  it('is opened again after growing pauses when the line is cut, and at first speed once it stood', () => {
    const pauses: number[] = [];
    for (let tries = 0; tries < 8; tries++) {
      const before = count();
      stream().fail();
      let waited = 0;
      for (; count() === before; waited += 100) jest.advanceTimersByTime(100);
      pauses.push(waited);
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    ready();
    stream().say('beat');
    stream().fail();
    pass(0.5);
    expect(count()).toBe(10);
  });

  it('is opened again when it falls silent', () => {
    ready();
    pass(30);
    stream().say('beat');
    pass(49);
    expect(count()).toBe(1);
    pass(2);
    expect([count(), LiveStreamDouble.opened[0]?.closed]).toEqual([2, true]);
  });

  it.each([
    ['nothing, after a gap that the gateway remembers', 5, 15_000, 0],
    ['everything, after a longer one', 14, 15_000, 1],
    ['everything, from a gateway that has just started', 2, 300, 1],
  ])('asks for %s', (_what, gapSeconds, remembersMs, times) => {
    ready();
    stream().fail();
    pass(0.5);
    pass(gapSeconds - 0.5);
    ready(remembersMs);
    expect(events.missed).toHaveBeenCalledTimes(times);
  });

  it('asks for everything when the gateway has missed something', () => {
    ready();
    stream().say('reset');
    expect(events.missed).toHaveBeenCalledTimes(1);
  });

  it('looks at everything once a minute while no stream gets through', () => {
    for (let seconds = 0; seconds < 200; seconds += 1) {
      if (!stream().closed) stream().fail();
      pass(1);
    }
    expect(events.missed.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(events.missed.mock.calls.length).toBeLessThanOrEqual(3);
  });

  it('disconnects while the page is hidden, and catches up when it is visible again', () => {
    ready();
    look('hidden');
    pass(30);
    look('visible');
    stream().say('beat');
    pass(40);
    expect([count(), stream().closed]).toEqual([1, false]);
    stream().say('beat');
    look('hidden');
    pass(40);
    stream().say('beat');
    pass(21);
    expect(stream().closed).toBe(true);
    pass(600);
    expect(count()).toBe(1);
    look('visible');
    ready();
    expect([count(), events.missed.mock.calls.length]).toEqual([2, 1]);
  });

  it('catches up after a sleep in which no timer ran', () => {
    ready();
    jest.setSystemTime(Date.now() + 3_600_000);
    window.dispatchEvent(new Event('focus'));
    ready();
    expect([count(), events.missed.mock.calls.length]).toEqual([2, 1]);
  });

  it('tries at once when the network is back', () => {
    for (let tries = 0; tries < 6; tries++) {
      stream().fail();
      pass(20);
    }
    stream().fail();
    const before = count();
    window.dispatchEvent(new Event('online'));
    expect(count()).toBe(before + 1);
  });

  it('comes back to a gateway that stops', () => {
    ready();
    stream().say('end', { reason: 'restart' });
    expect(stream().closed).toBe(true);
    pass(1);
    expect(count()).toBe(2);
    expect(events.loggedOut).not.toHaveBeenCalled();
  });

  it('stays closed after it was replaced by another page, until this page gets the focus', () => {
    ready();
    stream().say('end', { reason: 'replaced' });
    pass(300);
    expect(count()).toBe(1);
    window.dispatchEvent(new Event('focus'));
    expect(count()).toBe(2);
  });

  it('is over with the session', () => {
    ready();
    stream().say('end', { reason: 'session' });
    pass(300);
    expect([count(), events.loggedOut.mock.calls.length]).toEqual([1, 1]);
  });

  it('is closed when the portal unmounts, and receives no more events', () => {
    ready();
    connection.stop();
    expect(stream().closed).toBe(true);
    stream().say('change', { kind: 'client', ids: [] });
    look('visible');
    window.dispatchEvent(new Event('online'));
    pass(300);
    expect([count(), events.changed.mock.calls.length]).toEqual([1, 0]);
  });
});
