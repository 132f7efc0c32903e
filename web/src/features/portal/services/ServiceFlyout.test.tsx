import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openedDialog } from '../../../portal-ui/testing/openedDialog.js';
import { chooseEntry } from '../../../testing/chooseEntry.js';
import { fakeStore, UPLOADED } from '../testing/uploads.js';
import { hubOf, hubService, refusal, startHub } from '../testing/servicesHub.js';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

describe('a service in its flyout', () => {
  const saved = (service: object) => ({
    upsertService: { __typename: 'UpsertServicePayload', result: 'success', errors: [], service },
  });
  const open = async (name = 'Service a', title = 'Edit service') => {
    fireEvent.click(await screen.findByRole('button', { name }));
    return openedDialog(title);
  };
  const fill = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
  const save = async () => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.click(button);
  };

  it('is a package with five sessions and a price, and cannot become anything else', async () => {
    const stored = hubService('five', { name: 'Five massages', package: true, numberOfSessions: 5 });
    const page = startHub({
      ServicesHub: () => hubOf([hubService('a')]),
      UpsertService: () => saved(stored),
    });
    await chooseEntry('Add new', 'Package');
    const flyout = within(await screen.findByRole('dialog', { name: 'Create package' }));
    expect(flyout.getByRole<HTMLInputElement>('textbox', { name: 'Number of sessions' }).value).toBe('5');
    expect(flyout.queryByRole('button', { name: 'Add a variation' })).toBeNull();
    fill('Name', 'Five massages');
    fill('Session duration, minutes', '60');
    fill('Price of all (USD)', '400');
    await flyout.findByRole('textbox', { name: 'What is this package?' });
    fireEvent.click(flyout.getByRole('button', { name: 'Link' }));
    fill('Link to', 'example.com/five');
    fireEvent.click(flyout.getByRole('button', { name: 'Add link' }));
    await save();
    expect(await screen.findByText("Your package 'Five massages' was saved successfully")).toBeTruthy();
    const asked = page.asked.find(({ operation }) => operation === 'UpsertService')!;
    expect(asked.variables).toMatchObject({
      ...{ name: 'Five massages', package: true, addOn: false, numberOfSessions: 5, amountCents: 40_000 },
      ...{ timeLength: 60, variationsArray: [], locationIds: ['studio'], idempotencyKey: expect.any(String) },
      availableTimesEnabled: false,
    });
  });

  it('has variations that differ in length and price, one empty one at a time', async () => {
    const page = startHub({ ServicesHub: () => hubOf([hubService('a')]), UpsertService: () => saved(hubService('a')) });
    const flyout = await open();
    const add = flyout.getByRole<HTMLButtonElement>('button', { name: 'Add a variation' });
    fireEvent.click(add);
    expect(add.disabled).toBe(true);
    const second = within(await flyout.findByRole('group', { name: 'Variation 2' }));
    const change = (name: string, value: string) =>
      fireEvent.change(second.getByRole('textbox', { name }), { target: { value } });
    change('Duration, minutes', '60');
    change('Price (USD)', '90');
    expect(await second.findByText('Must be different from other durations')).toBeTruthy();
    expect(second.getByText('Must be different from other prices')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    change('Duration, minutes', '90');
    change('Price (USD)', '130');
    await save();
    expect(await screen.findByText("Your service 'Service a' was saved successfully")).toBeTruthy();
    const asked = page.asked.find(({ operation }) => operation === 'UpsertService')!;
    expect((asked.variables as { variationsArray: string[] }).variationsArray.map((json) => JSON.parse(json))).toEqual([
      { timeLength: 90, amountCents: 13_000 },
    ]);
  });

  it('keeps what was typed when saving fails, and says why', async () => {
    startHub({
      ServicesHub: () => hubOf([hubService('a')]),
      UpsertService: () => ({
        upsertService: { result: 'failure', service: null, errors: refusal('You have too many.') },
      }),
    });
    await open();
    fill('Name', 'Deep tissue');
    await save();
    expect(await screen.findByText('There was an error saving your service: You have too many.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Deep tissue');
  });

  it('has hours of its own, which begin as nine to five from Monday to Friday', async () => {
    startHub({ ServicesHub: () => hubOf([hubService('a')]) });
    const flyout = await open();
    fireEvent.click(flyout.getByRole('checkbox', { name: /^Availability by time/ }));
    expect((await flyout.findByLabelText<HTMLInputElement>('Opens (Monday)')).value).toBe('09:00');
    expect(flyout.getByLabelText<HTMLInputElement>('Closes (Friday)').value).toBe('17:00');
    expect(flyout.queryByLabelText('Opens (Sunday)')).toBeNull();
  });

  it('leads to its public page, where pages of services are switched on and it is no add-on', async () => {
    startHub({ ServicesHub: () => hubOf([hubService('a')]) });
    const flyout = await open();
    expect(flyout.getByRole('link', { name: /services\/a$/ }).getAttribute('href')).toBe('/p/quiet-hands/services/a');
    cleanup();
    startHub({ ServicesHub: () => hubOf([hubService('a')], { servicesPagesEnabled: false }) });
    expect((await open()).queryByRole('link', { name: /services\/a$/ })).toBeNull();
    cleanup();
    startHub({ ServicesHub: () => hubOf([hubService('a'), hubService('x', { addOn: true })]) }, 'addons');
    expect((await open('Service x', 'Edit add-on')).queryByRole('link', { name: /services\/x$/ })).toBeNull();
  });

  it('is an add-on for some services, of which one is chosen at least', async () => {
    const page = startHub(
      {
        ServicesHub: () => hubOf([hubService('a'), hubService('x', { addOn: true })]),
        UpsertService: () => saved(hubService('x', { addOn: true, allowedServiceIds: ['a'] })),
      },
      'addons',
    );
    const flyout = await open('Service x', 'Edit add-on');
    fireEvent.click(flyout.getByRole('checkbox', { name: /^Only with some services/ }));
    expect(await flyout.findByText('Please choose at least one service.')).toBeTruthy();
    fireEvent.click(flyout.getByRole('checkbox', { name: 'Service a' }));
    await save();
    await waitFor(() => expect(page.asked.some(({ operation }) => operation === 'UpsertService')).toBe(true));
    const asked = page.asked.find(({ operation }) => operation === 'UpsertService')!;
    expect(asked.variables).toMatchObject({ id: 'x', addOn: true, allowedServiceIds: ['a'] });
  });

  it('is dimmed and cannot be changed where it is disabled', async () => {
    startHub({ ServicesHub: () => hubOf([hubService('a', { state: 'disabled' })]) });
    const flyout = await open();
    expect(flyout.getByText('This service is disabled.')).toBeTruthy();
    expect(flyout.getByRole('textbox', { name: 'Name' }).matches(':disabled')).toBe(true);
  });

  it('gets another photo at once, and says so, or why not', async () => {
    const store = fakeStore();
    const saved = { __typename: 'Service', id: 'a', photoUrl: '/media/photos/new.jpg' };
    let fails = false;
    const page = startHub({
      ...UPLOADED,
      ServicesHub: () => hubOf([hubService('a')]),
      UpdateServicePhoto: () => ({
        updateServicePhoto: fails
          ? { result: 'failure', errors: refusal('It is gone.'), photoUrl: null, service: null }
          : { result: 'success', errors: [], photoUrl: saved.photoUrl, service: saved },
      }),
    });
    const flyout = await open();
    await store.upload(flyout.getByLabelText('Choose a photo'));
    expect(await screen.findByText('Your photo has been saved.')).toBeTruthy();
    const asked = page.asked.find(({ operation }) => operation === 'UpdateServicePhoto')!;
    expect(asked.variables).toEqual({ handle: 'handle', serviceId: 'a' });
    expect(await flyout.findByRole('button', { name: 'Remove photo' })).toBeTruthy();
    fails = true;
    await store.upload(await flyout.findByLabelText('Choose another photo'));
    const failed =
      'There was an error saving your service photo. Please try again later or contact support.: It is gone.';
    expect(await screen.findByText(failed)).toBeTruthy();
    store.end();
  });

  it('loses its photo when asked, and says so', async () => {
    startHub({
      ServicesHub: () => hubOf([hubService('a', { photoUrl: '/media/photos/a.webp' })]),
      RemoveServicePhoto: () => ({
        removeServicePhoto: {
          result: 'success',
          errors: [],
          service: { __typename: 'Service', id: 'a', photoUrl: null },
        },
      }),
    });
    const flyout = await open();
    fireEvent.click(flyout.getByRole('button', { name: 'Remove photo' }));
    expect(await screen.findByText('Your photo has been removed.')).toBeTruthy();
    await waitFor(() => expect(flyout.queryByRole('button', { name: 'Remove photo' })).toBeNull());
  });

  it('keeps its photo where that fails', async () => {
    startHub({
      ServicesHub: () => hubOf([hubService('a', { photoUrl: '/media/photos/a.webp' })]),
      RemoveServicePhoto: () => ({
        removeServicePhoto: { result: 'failure', errors: refusal('It is gone.'), service: null },
      }),
    });
    const flyout = await open();
    fireEvent.click(flyout.getByRole('button', { name: 'Remove photo' }));
    const failed =
      'There was an error removing your service photo. Please try again later or contact support.: It is gone.';
    expect(await screen.findByText(failed)).toBeTruthy();
  });

  it('is deleted after a question, unless it is the last one that is no add-on', async () => {
    let services = [hubService('a'), hubService('b', { position: 2 })];
    startHub({
      ServicesHub: () => hubOf(services),
      RemoveService: () => {
        services = services.slice(1);
        return { removeService: { result: 'success', errors: [] } };
      },
    });
    const flyout = await open();
    fireEvent.click(flyout.getByRole('button', { name: 'Delete service' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Service a?' }));
    fireEvent.click(await question.findByRole('button', { name: 'Delete service' }));
    expect(await screen.findByText('Service has been deleted')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Service a' })).toBeNull());
    const last = await open('Service b');
    expect(last.getByText(/^You can't delete your last service/)).toBeTruthy();
    expect(last.queryByRole('button', { name: 'Delete service' })).toBeNull();
  });

  it('stays with the reason where it cannot be deleted', async () => {
    startHub({
      ServicesHub: () => hubOf([hubService('a'), hubService('b')]),
      RemoveService: () => ({ removeService: { result: 'failure', errors: refusal('It is booked.') } }),
    });
    const flyout = await open();
    fireEvent.click(flyout.getByRole('button', { name: 'Delete service' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Service a?' }));
    fireEvent.click(await question.findByRole('button', { name: 'Delete service' }));
    expect(await question.findByText('There was an error deleting your service: It is booked.')).toBeTruthy();
  });
});
