import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Answers } from '../../../testing/renderPage.js';
import {
  accountWith,
  done,
  leaveIntegrations,
  openIntegrations,
  profileWith,
  PROVIDERS,
  refused,
  WORK,
} from '../testing/calendarIntegrations.js';

const accounts = {
  calendarProviders: PROVIDERS,
  calendarProfiles: [profileWith(), accountWith()],
};
const open = (answers: Answers = {}, practice: object = {}) => openIntegrations(answers, { ...accounts, ...practice });
const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Add visits to' });
const choose = async (value: string) => fireEvent.change(await choice(), { target: { value } });
const saved = (writeCalendar: object | null) => ({
  updateCronofyClient: done({
    practice: { __typename: 'Practice', id: 'practice', writeCalendar, changedCalendarEntries: [] },
  }),
});

afterEach(leaveIntegrations);

describe('the write calendar', () => {
  it('is one of the writable calendars, and saved at once', async () => {
    const { asked } = open({ UpdateCronofyClient: () => saved(WORK) });
    const select = await choice();
    expect([...select.options].map(({ text }) => text)).toEqual(['None', 'Work (ada@example.com)']);
    expect(select.value).toBe('');
    await choose('c2');
    await screen.findByText('Write calendar saved.');
    await waitFor(async () => expect((await choice()).value).toBe('c2'));
    expect(asked.at(-1)!.variables).toEqual({ writeCalendarId: 'c2' });
  });

  it('can be none', async () => {
    const { asked } = open({ UpdateCronofyClient: () => saved(null) }, { writeCalendar: WORK });
    expect((await choice()).value).toBe('c2');
    await choose('');
    await screen.findByText('Write calendar saved.');
    await waitFor(async () => expect((await choice()).value).toBe(''));
    expect(asked.at(-1)!.variables).toEqual({ writeCalendarId: null });
  });

  it.each<[string, Answers[string]]>([
    ['is refused', () => ({ updateCronofyClient: refused() })],
    [
      'breaks',
      () => {
        throw new Error('away');
      },
    ],
  ])('stays as it was when the change %s', async (_, UpdateCronofyClient) => {
    open({ UpdateCronofyClient }, { writeCalendar: WORK });
    await choose('');
    await screen.findByText('Failed to update write calendar');
    await waitFor(async () => expect((await choice()).value).toBe('c2'));
  });

  it('stays in the list when it can no longer be written', async () => {
    open({}, { calendarProfiles: [accountWith({}, { writable: false })], writeCalendar: WORK });
    const select = await choice();
    expect([...select.options].map(({ text }) => text)).toEqual(['None', 'Work (ada@example.com)']);
    expect(select.value).toBe('c2');
  });

  it('says what to connect where no calendar can be written', async () => {
    open({}, { calendarProfiles: [profileWith()] });
    await screen.findByText(/connect an account that lets us add to it/);
    expect(screen.queryByRole('combobox', { name: 'Add visits to' })).toBeNull();
  });
});
