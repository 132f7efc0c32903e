import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '../../../testing/renderPage.js';
import {
  accountWith,
  clearToasts,
  done,
  leaveIntegrations,
  openIntegrations,
  practiceWith,
  press,
  profileWith,
  PROVIDERS,
  refused as refusedWith,
  WORK,
} from '../testing/calendarIntegrations.js';

const refused = (message: string) => refusedWith({ message });
const open = (answers: Answers = {}, ...calendarProfiles: object[]) => openIntegrations(answers, { calendarProfiles });
const address = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'iCal feed URL' });
const calendarSwitch = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /Block the times of/ });

afterEach(leaveIntegrations);

describe('the connected calendars', () => {
  it('say that there are none, and why they did not load', async () => {
    open();
    await screen.findByText('No calendar yet');
    cleanup();
    let fails = true;
    open({
      CalendarIntegrations: () => {
        if (fails) throw new Error('away');
        return practiceWith({ calendarProfiles: [profileWith()] });
      },
    });
    await screen.findByText('Your calendars did not load');
    fails = false;
    await press('Try again');
    await screen.findByRole('heading', { name: 'Ada at home' });
  });

  it('show when they were read, and since when and why that fails', async () => {
    open({}, profileWith());
    await screen.findByText(/^Last read Fri, Nov 20, 2026/);
    expect(screen.getByText('iCal feed')).toBeTruthy();
    cleanup();
    open({}, profileWith({ unreadSince: '2026-11-20T10:15:00Z', problem: 'unreachable' }));
    await screen.findByText("Can't be read");
    expect(screen.getByText(/Its address doesn't respond\..*since Fri, Nov 20, 2026/)).toBeTruthy();
    cleanup();
    open({}, profileWith({ active: false }));
    await screen.findByText('These times can still be booked.');
  });

  it('are switched off, or stay as they are where that fails', async () => {
    let fails = true;
    const { asked } = open(
      {
        UpdateCronofyCalendars: () => ({
          updateCronofyCalendars: fails
            ? { ...refused('There was an error updating calendars'), calendarProfiles: null }
            : done({ calendarProfiles: [profileWith({ active: false })] }),
        }),
      },
      profileWith(),
    );
    fireEvent.click(await calendarSwitch());
    await screen.findByText('There was an error updating calendars');
    expect((await calendarSwitch()).checked).toBe(true);
    fails = false;
    fireEvent.click(await calendarSwitch());
    await screen.findByText('These times can still be booked.');
    expect(asked.at(-1)!.variables).toEqual({ calendars: [{ id: 'c1', active: false }] });
  });

  it('are removed after a question, which stays where that fails', async () => {
    let fails = true;
    open(
      {
        RemoveCronofyProfile: () => ({
          removeCronofyProfile: fails ? refused('There was an error removing your calendar') : done(),
        }),
      },
      profileWith(),
    );
    await press('Remove Ada at home');
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Remove calendar' }));
    await screen.findByText('There was an error removing your calendar');
    fails = false;
    fireEvent.click(question.getByRole('button', { name: 'Remove calendar' }));
    await screen.findByText('No calendar yet');
    await screen.findByText('Calendar removed.');
  });

  it('say what their removal means for the visits that are written to them, and are asked for again', async () => {
    let removed = false;
    openIntegrations({
      CalendarIntegrations: () =>
        practiceWith(
          removed
            ? { calendarProviders: PROVIDERS }
            : { calendarProviders: PROVIDERS, calendarProfiles: [accountWith()], writeCalendar: WORK },
        ),
      RemoveCronofyProfile: () => {
        removed = true;
        return { removeCronofyProfile: done() };
      },
    });
    await press('Remove ada@example.com');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/your visits are no longer added to it/)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Remove calendar' }));
    await screen.findByText('No calendar yet');
    await screen.findByText(/To see your visits in your own calendar/);
    expect(screen.queryByRole('combobox', { name: 'Add visits to' })).toBeNull();
  });
});

describe('adding a feed', () => {
  const MESSAGE = 'There was an error adding your feed. Likely the URL you used in not a valid iCal feed URL.';

  it('shows it among the others, and empties the field', async () => {
    const { asked } = open({ CreateCronofyFeed: () => ({ createCronofyFeed: done({ feed: profileWith() }) }) });
    fireEvent.change(await address(), { target: { value: ' webcal://example.com/a.ics ' } });
    await press('Add feed');
    await screen.findByRole('heading', { name: 'Ada at home' });
    await waitFor(async () => expect((await address()).value).toBe(''));
    expect(asked.at(-1)!.variables).toEqual({ feedUrl: 'webcal://example.com/a.ics' });
  });

  it('keeps what was typed where it is refused or the line is cut', async () => {
    open({ CreateCronofyFeed: () => ({ createCronofyFeed: { ...refused(MESSAGE), feed: null } }) });
    fireEvent.change(await address(), { target: { value: 'https://example.com/' } });
    await press('Add feed');
    await screen.findByText(MESSAGE);
    expect((await address()).value).toBe('https://example.com/');
    cleanup();
    clearToasts();
    open({
      CreateCronofyFeed: () => {
        throw new Error('away');
      },
    });
    fireEvent.change(await address(), { target: { value: 'https://example.com/' } });
    await press('Add feed');
    await screen.findByText(MESSAGE);
    expect((await address()).value).toBe('https://example.com/');
  });

  it('waits for an address', async () => {
    open();
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Add feed' })).disabled).toBe(true);
  });
});
