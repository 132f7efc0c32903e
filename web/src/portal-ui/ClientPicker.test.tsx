import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { chosenClient } from './ClientPicker.js';
import {
  ANSWERS,
  card,
  field,
  GRACE,
  HENRY,
  IRIS,
  onChange,
  open,
  option,
  page,
  start,
  type,
} from './testing/clientPicker.js';
import { frames } from '../testing/moments.js';

const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const isBusy = (busy: string) =>
  waitFor(() => expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe(busy));

afterEach(() => {
  cleanup();
  onChange.mockReset();
});

describe('ClientPicker', () => {
  it('offers them with their contact, and shows who was chosen', async () => {
    start();
    await open();
    expect((await option(/Grace/)).textContent).toContain('grace@example.com · (518)\u00a0555-0123');
    fireEvent.click(await option(/Henry/));
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('henry'));
    await card().findByText('Henry Vogel');
    card().getByText('(518) 555-0124');
    expect(document.activeElement).toBe(card().getByRole('button', { name: 'Change client' }));
  });

  it('searches on the server when typing pauses', async () => {
    const { asked } = start();
    await open();
    await option(/Grace/);
    type('gra');
    await waitFor(() => expect(asked.at(-1)?.variables).toEqual({ search: 'gra', first: 20 }));
    await waitFor(() => expect(screen.queryByRole('option', { name: /Henry/ })).toBeNull());
    await option(/Grace/);
  });

  it('selects no client from an earlier search by Enter', async () => {
    start();
    await open();
    await option(/Grace/);
    type('h');
    type('he');
    await isBusy('true');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(screen.queryByRole('option', { name: /Grace/ })).toBeNull());
    expect(onChange).not.toHaveBeenCalled();
    await isBusy('false');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    await waitFor(() => expect(active()).toContain('Henry'));
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('henry'));
  });

  it('keeps the typed text and does not submit the form if Enter selects no client', async () => {
    start();
    await open();
    type('nobody');
    await screen.findByText('No clients found for “nobody”.');
    await isBusy('false');
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
    // The list would close a moment later.
    await frames();
    expect([field().value, field().getAttribute('aria-expanded')]).toEqual(['nobody', 'true']);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('selects with the keyboard and skips clients that cannot be selected', async () => {
    start({ ...ANSWERS, PickerClients: () => page([IRIS, GRACE, HENRY]) });
    await open();
    await option(/Grace/);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    await waitFor(() => expect(active()).toContain('Grace'));
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    await waitFor(() => expect(active()).toContain('Henry'));
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('henry'));
  });

  it('closes with Escape and selects no client', async () => {
    start();
    await open();
    await option(/Grace/);
    fireEvent.keyDown(field(), { key: 'Escape' });
    await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('false'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('does not offer clients without email and phone, and links to where one is added', async () => {
    start();
    await open();
    const iris = await option(/Iris/);
    expect(iris.getAttribute('aria-disabled')).toBe('true');
    expect(iris.textContent).toContain('No email or phone on file');
    fireEvent.click(iris);
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Iris Nowhere' }).getAttribute('href')).toBe('/portal/clients?client=iris');
  });

  it('does not report an empty result while a search is running', async () => {
    start();
    await open();
    type('zzz');
    await screen.findByText('No clients found for “zzz”.');
    const said = new Set<string>();
    const watcher = new MutationObserver(() => said.add(document.querySelector('[role=status]')?.textContent ?? ''));
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
    type('yyy');
    await screen.findByText('No clients found for “yyy”.');
    watcher.disconnect();
    expect([...said]).toContain('Searching…');
  });

  it('shows that no client was found, that there are none, and that there are more', async () => {
    const first = start();
    await open();
    type('zzz');
    await screen.findByText('No clients found for “zzz”.');
    first.unmount();
    const second = start({ ...ANSWERS, PickerClients: () => page([]) });
    await open();
    await screen.findByText('No clients yet.');
    second.unmount();
    start({ ...ANSWERS, PickerClients: () => page([GRACE], 1200) });
    await open();
    await screen.findByText('1 of 1,200 clients. Type to find others.');
  });

  it('tries again where the clients did not load', async () => {
    let broken = true;
    start({
      ...ANSWERS,
      PickerClients: () => {
        if (broken) throw new Error('out of order');
        return page([GRACE]);
      },
    });
    await open();
    await screen.findByText('Your clients did not load.');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await option(/Grace/);
  });

  it('shows the form’s own error at the field', () => {
    const rule = chosenClient.safeParse('');
    start(ANSWERS, { error: rule.error?.issues[0]?.message });
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field().getAttribute('aria-describedby')!)?.textContent).toBe(
      'Please select a client first',
    );
  });
});
