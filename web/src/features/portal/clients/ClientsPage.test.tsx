import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage, type Answers } from '../../../testing/renderPage.js';
import { showOnPhone } from '../../../testing/showOnPhone.js';
import { ClientsPage } from './ClientsPage.js';
import { answers, client, list } from './testing/directory.js';

const start = (own: Answers = {}, at = '/portal/clients') => renderPage(<ClientsPage />, answers(own), at);
type Asked = ReturnType<typeof start>['asked'];
const variables = (asked: Asked) =>
  asked.filter(({ operation }) => operation === 'ClientsOfPractice').map((one) => one.variables as Variables);
interface Variables {
  search: string | null;
  sort: { by: string; descending: boolean };
}

afterEach(() => {
  cleanup();
  window.matchMedia = undefined as never;
});

describe('the client directory', () => {
  it('lists full name, email, phone and the day of the last visit where the practice is', async () => {
    start();
    const row = (await screen.findByRole('button', { name: 'Maya Rivers' })).closest('tr') as HTMLElement;
    const cells = [...row.children].map(({ textContent }) => textContent);
    expect(cells).toEqual(['Maya Rivers', 'maya@example.com', '(604) 555-0134', 'Sun, Nov 1, 2026']);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Full Name',
      'Email',
      'Phone',
      'Last appt',
    ]);
    const other = screen.getByRole('button', { name: 'Noah Field' }).closest('tr') as HTMLElement;
    expect(within(other).getAllByText('none')).toHaveLength(2);
    expect(screen.getByText('2 clients')).toBeTruthy();
  });

  it('asks for the whole page in one request', async () => {
    const { asked } = start();
    await screen.findByRole('button', { name: 'Maya Rivers' });
    // The search for duplicates takes longer and is a request of its own.
    expect(asked.map(({ operation }) => operation).toSorted()).toEqual(['ClientsOfPractice', 'DuplicatesCount']);
  });

  it('asks for no more letters than the directory takes, whether typed or in the address', async () => {
    const ClientsOfPractice: Answers[string] = ({ search }) => {
      if (String(search).length > 100) throw new Error('The search is too long.');
      return list([]);
    };
    const { asked } = start({ ClientsOfPractice }, `/portal/clients?q=${'m'.repeat(300)}`);
    expect(await screen.findByText(`No clients found for “${'m'.repeat(100)}”`)).toBeTruthy();
    expect((screen.getByRole('searchbox') as HTMLInputElement).maxLength).toBe(100);
    expect(variables(asked).map(({ search }) => search?.length)).toEqual([100]);
  });

  it('searches when the typing stands still, and keeps the text in the address', async () => {
    const ClientsOfPractice: Answers[string] = ({ search }) =>
      String(search) === 'zz' ? list([]) : list([client('maya', 'Maya Rivers')]);
    const { asked, visited } = start({ ClientsOfPractice });
    await screen.findByText('1 client');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'z' } });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zz' } });
    expect(await screen.findByText('No clients found for “zz”')).toBeTruthy();
    expect(variables(asked).map(({ search }) => search)).toEqual([null, 'zz']);
    expect(visited.at(-1)).toBe('/portal/clients?q=zz');
  });

  it('links back to all clients if none is found', async () => {
    const ClientsOfPractice: Answers[string] = ({ search }) =>
      String(search) === 'zz' ? list([]) : list([client('maya', 'Maya Rivers')]);
    const { visited } = start({ ClientsOfPractice }, '/portal/clients?q=zz');
    fireEvent.click(await screen.findByRole('button', { name: 'Show all clients' }));
    await screen.findByRole('button', { name: 'Maya Rivers' });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(visited.at(-1)).toBe('/portal/clients');
  });

  it('marks what was searched for', async () => {
    start({}, '/portal/clients?q=riv');
    const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await waitFor(() => expect(marks()).toEqual(['Riv']));
  });

  it('is sorted by the server, by each column in both directions, and keeps the order in the address', async () => {
    const { asked, visited } = start();
    await screen.findByRole('button', { name: 'Maya Rivers' });
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    const header = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
    expect(header('Full Name')).toBe('ascending');
    press('Last appt');
    await waitFor(() => expect(visited.at(-1)).toBe('/portal/clients?sort=-last_appointment'));
    expect(header('Last appt')).toBe('descending');
    press('Email');
    await waitFor(() => expect(visited.at(-1)).toBe('/portal/clients?sort=email'));
    press('Email');
    await waitFor(() => expect(visited.at(-1)).toBe('/portal/clients?sort=-email'));
    await waitFor(() => expect(variables(asked)).toHaveLength(4));
    expect(variables(asked).map(({ sort }) => `${sort.by} ${sort.descending}`)).toEqual([
      'full_name false',
      'last_appointment true',
      'email false',
      'email true',
    ]);
  });

  it('shows the next page below the first', async () => {
    const ClientsOfPractice: Answers[string] = ({ after }) =>
      String(after) === 'cursor-0'
        ? list([client('noah', 'Noah Field')], null, 2)
        : list([client('maya', 'Maya Rivers')], 'cursor-0', 2);
    start({ ClientsOfPractice });
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('button', { name: 'Noah Field' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Maya Rivers' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('draws of a long list only what is in view', async () => {
    const many = Array.from({ length: 100 }, (_, index) => client(`c${index}`, `Client ${index}`));
    start({ ClientsOfPractice: () => list(many, 'cursor-99', 20_000) });
    expect(await screen.findByText('100 of 20,000 clients')).toBeTruthy();
    expect(document.querySelectorAll('[data-row]').length).toBeLessThan(60);
  });

  it('shows that there are no clients yet, and that the list did not load', async () => {
    const { unmount } = start({ ClientsOfPractice: () => list([]) });
    expect(await screen.findByText('No clients yet')).toBeTruthy();
    unmount();
    let fails = true;
    const ClientsOfPractice = () => {
      if (fails) throw new Error('down');
      return list([client('maya', 'Maya Rivers')]);
    };
    start({ ClientsOfPractice });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    fireEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Maya Rivers' })).toBeTruthy();
  });
});

describe('the export of the directory', () => {
  const exportLink = () => screen.queryByRole('link', { name: 'Export (CSV)' });

  it('is a file of the service', async () => {
    start();
    await screen.findByText('2 clients');
    expect(exportLink()?.getAttribute('href')).toBe('/portal/client-export/clients.csv');
    expect(exportLink()?.hasAttribute('download')).toBe(true);
  });

  it('is offered only for more than one client, regardless of the search', async () => {
    const ClientsOfPractice: Answers[string] = ({ search }) => list([client('maya', search ?? 'Maya Rivers')]);
    const { unmount } = start({ ClientsOfPractice });
    await screen.findByText('1 client');
    expect(exportLink()).toBeNull();
    unmount();
    start({ ClientsOfPractice }, '/portal/clients?q=may');
    await screen.findByText('1 client');
    expect(exportLink()).toBeTruthy();
  });

  it('is hidden on a phone', async () => {
    showOnPhone();
    start();
    await screen.findByText('2 clients');
    expect(exportLink()).toBeNull();
    expect(screen.getByRole('button', { name: 'Create client' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Invite' })).toBeTruthy();
  });
});
