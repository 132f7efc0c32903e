import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clientImport, IMPORT_ID, practice, startImport } from './testing/importPage.js';
import { timePasses } from '../../../testing/moments.js';

const AT = `/portal/clients/import?import=${IMPORT_ID}`;
const heading = (name: string) => screen.findByRole('heading', { name });

const person = (index: number) => ({
  __typename: 'Client',
  id: `client-${index}`,
  name: `Person ${index}`,
  email: `p${index}@example.com`,
  phone: '+16045550134',
});
const refused = (row: number) => ({
  __typename: 'ErroredClient',
  row,
  email: `wrong ${row}`,
  firstName: 'Ann',
  lastName: null,
  phone: null,
  message: 'Invalid email',
});
const page = (field: string, all: object[], offset: number) => ({
  clientImport: { __typename: 'ClientImport', id: IMPORT_ID, [field]: all.slice(offset, offset + 100) },
});
const many = (count: number, one: (index: number) => object) =>
  Array.from({ length: count }, (_one, index) => one(index + 1));

afterEach(cleanup);

describe('the results of an import', () => {
  it('come when it is done, which is asked for until then', async () => {
    let asked = 0;
    const progress = [100, 600, 1_000];
    startImport(
      {
        ClientImportProgress: () => {
          const processedCount = progress[Math.min(asked++, 2)]!;
          const own = { rowsCount: 1_000, receivedCount: 1_000, processedCount, invitedCount: processedCount };
          return { clientImport: clientImport({ ...own, finished: processedCount === 1_000 }) };
        },
      },
      AT,
    );
    await screen.findByText('100 of 1,000 clients done');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('10');
    await screen.findByText('600 of 1,000 clients done');
    await heading('Results');
    await screen.findByText('1,000 clients invited successfully');
    const settled = asked;
    await timePasses(1_500);
    expect(asked).toBe(settled);
  });

  it('name who was not invited, with the reason, a page at a time, and as a file', async () => {
    const rows = many(150, refused);
    startImport(
      {
        ClientImportProgress: () => ({ clientImport: clientImport({ invitedCount: 850, refusedCount: 150 }) }),
        RefusedRows: ({ offset }) => page('erroredClients', rows, offset!),
      },
      AT,
    );
    await screen.findByText('850 clients invited successfully');
    await screen.findByText('Could not invite 150 clients');
    const section = (await heading('Not invited')).closest('section')!;
    await within(section).findByText('100 of 150 rows');
    fireEvent.click(within(section).getByRole('button', { name: 'Show more' }));
    await within(section).findByText('150 rows');
    const download = within(section).getByRole('link', { name: /Download \(CSV\)/ });
    expect(download.getAttribute('href')).toBe(`/portal/client-export/imports/${IMPORT_ID}/refused-rows.csv`);
    expect(download.hasAttribute('download')).toBe(true);
  });

  it('name who was in the directory already, each with a way there', async () => {
    const people = many(130, person);
    startImport(
      {
        ClientImportProgress: () => ({ clientImport: clientImport({ invitedCount: 0, existingCount: 130 }) }),
        ExistingClients: ({ offset }) => page('existingClients', people, offset!),
      },
      AT,
    );
    await screen.findByText('No new clients were invited.');
    await screen.findByText(/130 clients were already in your directory and unchanged\./);
    const section = (await heading('Existing clients')).closest('section')!;
    await within(section).findByText('100 clients');
    fireEvent.click(within(section).getByRole('button', { name: 'Show more' }));
    await within(section).findByText('130 clients');
    expect(within(section).queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('show each person, and each row with its reason', async () => {
    startImport(
      {
        ClientImportProgress: () => ({ clientImport: clientImport({ existingCount: 1, refusedCount: 1 }) }),
        RefusedRows: () => page('erroredClients', [refused(2)], 0),
        ExistingClients: () => page('existingClients', [person(1)], 0),
      },
      AT,
    );
    const link = await screen.findByRole('link', { name: 'View Person 1' });
    expect(link.getAttribute('href')).toBe('/portal/clients/client-1');
    await screen.findByText('1 client was already in your directory and unchanged.');
    const row = (await screen.findByText('wrong 2')).closest('tr')!;
    expect(row.textContent).toBe('wrong 2Ann–Invalid email');
  });

  it('say how a list that was cut off goes on', async () => {
    const own = { rowsCount: 1_000, receivedCount: 400, processedCount: 400, finished: false };
    startImport({ ClientImportProgress: () => ({ clientImport: clientImport(own) }) }, AT);
    await screen.findByText('This import was cut off');
    await screen.findByText(/^400 of 1,000 clients have arrived\./);
    const again = screen.getByRole('link', { name: 'Choose the list again' });
    expect(again.getAttribute('href')).toBe('/portal/clients/import');
  });

  it('say where there are none, and where they do not load', async () => {
    startImport({ ClientImportProgress: () => ({ clientImport: null }) }, AT);
    await heading('Import not found');
    cleanup();
    let fails = true;
    startImport(
      {
        ClientImportProgress: () => {
          if (fails) throw new Error('down');
          return { clientImport: clientImport() };
        },
      },
      AT,
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    fireEvent.click(again);
    await screen.findByText('3 clients invited successfully');
  });

  it('end with a screen that leads to the clients', async () => {
    const { visited } = startImport({}, AT);
    await heading('Results');
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('You’re all set');
    expect(visited.at(-1)).toBe(`${AT}&step=done`);
    await waitFor(() => screen.getByText('3 clients can now find you online and book their next visit.'));
    expect(screen.getByRole('link', { name: 'See Clients' }).getAttribute('href')).toBe('/portal/clients');
  });

  it.each([
    ['that is not published yet', { published: false }, {}, /^3 clients will be invited .* as soon as you publish/],
    ['without new clients', {}, { invitedCount: 0, existingCount: 3 }, 'Your directory is up to date.'],
  ])('promise nothing of a practice %s', async (_what, ofPractice, ofImport, text) => {
    startImport(
      {
        StartOfImport: () => ({ currentPractice: practice(ofPractice), latestClientImport: null }),
        ClientImportProgress: () => ({ clientImport: clientImport(ofImport) }),
      },
      `${AT}&step=done`,
    );
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByText(/find you online/)).toBeNull();
  });
});
