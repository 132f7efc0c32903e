import { describe, expect, it } from '@jest/globals';
import { APPROVALS, BUFFERS, INCREMENTS, LEAD_TIMES } from './bookingChoices.js';

const minutes = (choices: readonly { value: string }[]) => choices.map(({ value }) => Number(value));
const recommended = (choices: readonly { value: string; label: string }[]) =>
  choices.filter(({ label }) => label.endsWith('(recommended)')).map(({ value }) => value);

describe('the choices of the booking settings', () => {
  it('are those of the specification', () => {
    expect(minutes(BUFFERS)).toEqual([0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 150, 180]);
    expect(minutes(LEAD_TIMES)).toEqual([0, 15, 30, 60, 180, 480, 720, 1440, 2880, 4320, 10080]);
    expect(minutes(INCREMENTS)).toEqual([15, 30, 60, 75, 90, 120, 150, 180, 240, 300, 360]);
    expect(APPROVALS.map(({ label }) => label)).toEqual(['Yes (recommended)', 'No (approval required)']);
  });

  it('recommend one each', () => {
    expect([BUFFERS, LEAD_TIMES, INCREMENTS, APPROVALS].map(recommended)).toEqual([['15'], ['1440'], ['30'], ['yes']]);
  });

  it('are said as people say them', () => {
    const labels = [...BUFFERS, ...LEAD_TIMES].map(({ label }) => label);
    expect(labels).toEqual(
      expect.arrayContaining(['No buffer', '1 hour 30 minutes', '2 hours', '1 day (recommended)', '3 days', '1 week']),
    );
  });
});
