import { describe, expect, it } from '@jest/globals';
import { offeredOnlyAt, requireDeletable, requireDisablable } from './location-state.js';
import { Location } from '../offerings/location.entity.js';

const location = (id: string, state: Location['state'] = 'active') => Object.assign(new Location(), { id, state });
const [studio, cabin, closed] = [location('studio'), location('cabin'), location('closed', 'disabled')] as const;
const offer = (...locationIds: string[]) => ({ name: 'Massage', locationIds });

describe('offeredOnlyAt', () => {
  it.each([
    [offer('studio'), true],
    [offer('studio', 'closed'), true],
    [offer('studio', 'cabin'), false],
    [offer('cabin'), false],
    [offer(), false],
  ])('%j', (service, only) => {
    expect(offeredOnlyAt(studio, [studio, cabin, closed], [service])).toEqual(only ? [service] : []);
  });
});

describe('disabling', () => {
  it('is refused for the last active location', () => {
    expect(() => requireDisablable(studio, [studio, closed], [])).toThrow(
      'The last active location cannot be disabled.',
    );
  });

  it('is refused where a service is offered nowhere else', () => {
    expect(() => requireDisablable(studio, [studio, cabin], [offer('studio')])).toThrow(
      'This is the only location for “Massage”. Please offer it at another location first.',
    );
    expect(() => requireDisablable(studio, [studio, cabin], [offer('studio', 'cabin')])).not.toThrow();
  });
});

describe('deleting', () => {
  it('is refused while the location is active, or something is offered there alone', () => {
    expect(() => requireDeletable(studio, [studio, cabin], [])).toThrow(
      'Please disable the location before you delete it.',
    );
    expect(() => requireDeletable(closed, [studio, closed], [offer('closed')])).toThrow('the only location');
    expect(() => requireDeletable(closed, [studio, closed], [offer('closed', 'studio')])).not.toThrow();
  });
});
