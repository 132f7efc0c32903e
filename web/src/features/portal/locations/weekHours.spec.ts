import { describe, expect, it } from '@jest/globals';
import { blocksProblem, timeOptions, weekOf, withExtraBlock } from './weekHours.js';

const block = (startsAt: string, endsAt: string) => ({ startsAt, endsAt });

describe('the hours of a day', () => {
  it('get noon to five as a further block', () => {
    expect(withExtraBlock([block('09:00', '11:30')])).toEqual([block('09:00', '11:30'), block('12:00', '17:00')]);
  });

  it('may not overlap or end before they start, but may touch', () => {
    expect(blocksProblem([block('13:00', '17:00'), block('09:00', '13:00')])).toBeUndefined();
    expect(blocksProblem([block('12:00', '17:00'), block('09:00', '13:00')])).toBe('Hours of one day cannot overlap.');
    expect(blocksProblem([block('12:00', '12:00')])).toBe('Closing time has to be after opening time.');
  });

  it('are chosen in quarters of an hour, in addition to stored times between them', () => {
    expect(timeOptions('startsAt', '09:00')[0]).toEqual({ value: '00:00', label: '12:00 AM' });
    expect(timeOptions('endsAt', '17:00').at(-1)).toEqual({ value: '24:00', label: '12:00 AM' });
    expect(timeOptions('endsAt', '17:05').map(({ value }) => value)).toContain('17:05');
    expect(timeOptions('startsAt', '09:00')).toHaveLength(96);
  });

  it('of a closed day are those that it would open with', () => {
    const day = { weekDay: 0, enabled: false, ...block('09:00', '17:00'), blocks: [] };
    expect(weekOf([day])).toEqual([{ weekDay: 0, enabled: false, blocks: [block('09:00', '17:00')] }]);
  });
});
