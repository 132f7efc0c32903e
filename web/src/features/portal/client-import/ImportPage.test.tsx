import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import {
  chooseFile,
  clientImport,
  heading,
  IMPORT_ID,
  LIST,
  PASTE,
  pasteList,
  practice,
  startImport,
  table,
  UPLOAD,
} from './testing/importPage.js';

const FILE_FAILURE =
  'Please make sure the file contains at least one correct email and the formatting of your file is in this order: Email | First name | Last name | Phone number';
const PASTE_FAILURE =
  'Please make sure you entered at least one correct email and you entered the information in this order: Email | First name | Last name | Phone number';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the first step', () => {
  it('offers a file, a list that was copied, and a single client, who goes to the form of the directory', async () => {
    const page = startImport();
    await heading('How would you like to add your clients?');
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      [expect.stringContaining('Upload a file'), UPLOAD],
      [expect.stringContaining('Paste a list'), PASTE],
      [expect.stringContaining('Add a single client'), '/portal/clients?show_add_client_form=1'],
    ]);
    fireEvent.click(screen.getByRole('link', { name: /Paste a list/ }));
    await heading('Paste your list');
    expect(page.visited.at(-1)).toBe(PASTE);
  });

  it.each([
    ['was cut off', { receivedCount: 1, processedCount: 1, finished: false }, 'Your last import was cut off'],
    ['is under way', { processedCount: 1, finished: false }, 'Your last import is under way'],
    ['is finished', { invitedCount: 2, refusedCount: 1 }, '2 clients invited, 1 refused.'],
  ])('leads to the list before, where it %s', async (_case, own, text) => {
    startImport({
      StartOfImport: () => ({ currentPractice: practice(), latestClientImport: clientImport(own) }),
    });
    await screen.findByText(text);
    const results = screen.getByRole('link', { name: 'See results' });
    expect(results.getAttribute('href')).toBe(`/portal/clients/import?import=${IMPORT_ID}`);
  });
});

describe('a file', () => {
  it('moves to the review if one of its rows has an address', async () => {
    const page = startImport({}, UPLOAD);
    await chooseFile('clients.csv', LIST);
    await heading('Review your list');
    expect(page.visited.at(-1)).toBe('/portal/clients/import?step=review');
    expect(within(await table()).getByText('noor@example.com')).toBeTruthy();
  });

  it('stays if no row has an address, and explains the list format', async () => {
    const page = startImport({}, UPLOAD);
    await chooseFile('clients.csv', 'Noor,Byrne');
    expect((await screen.findByRole('alert')).textContent).toBe(FILE_FAILURE);
    expect(page.visited.at(-1)).toBe(UPLOAD);
    expect(screen.getByLabelText('Choose a file').getAttribute('aria-invalid')).toBe('true');
    await chooseFile('clients.csv', LIST);
    await heading('Review your list');
  });

  it.each([
    ['is no .csv', 'clients.xlsx', ['PK'], 'Please choose a .csv file.'],
    ['is binary', 'clients.csv', [new Uint8Array([80, 75, 3, 4, 0, 0])], 'it is not a text file'],
    ['has more than 10 MB', 'clients.csv', [new Uint8Array(50 * 1024 * 1024)], 'This file has 50 MB'],
    [
      'has more than 10,000 people',
      'clients.csv',
      [Array.from({ length: 10_001 }, (_one, index) => `p${index}@example.com\n`).join('')],
      'This list has 10,001 people.',
    ],
  ])('is refused where it %s, where it was chosen', async (_case, name, parts, problem) => {
    startImport({}, UPLOAD);
    await chooseFile(name, ...(parts as BlobPart[]));
    expect((await screen.findByRole('alert')).textContent).toContain(problem);
    expect(screen.getByRole('heading', { name: 'Upload your list' })).toBeTruthy();
  });

  it('leads back to the other ways', async () => {
    const page = startImport({}, UPLOAD);
    await heading('Upload your list');
    fireEvent.click(screen.getByRole('link', { name: 'Back' }));
    await heading('How would you like to add your clients?');
    expect(page.visited.at(-1)).toBe('/portal/clients/import');
  });

  it('is read by its names of columns, and its program named', async () => {
    startImport({}, UPLOAD);
    const header = 'First Name,Last Name,Phone,Email,Notes,Days Since Last Appointment';
    await chooseFile('list.csv', `${header}\nNoor,Byrne,604 555 0134,noor@example.com,,3`);
    await screen.findByText(/This is an export from Acuity Scheduling\./);
  });

  it('waits for the practice, and says where it does not load', async () => {
    let fails = true;
    startImport(
      {
        StartOfImport: () => {
          if (fails) throw new Error('down');
          return { currentPractice: practice(), latestClientImport: null };
        },
      },
      UPLOAD,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    fails = false;
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await heading('Upload your list');
  });
});

describe('a list that was pasted', () => {
  it('cannot go on while the field is empty', async () => {
    startImport({}, PASTE);
    await heading('Paste your list');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
    expect(button.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Your clients, one per line'), { target: { value: ' \n ' } });
    expect(button.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Your clients, one per line'), { target: { value: 'x' } });
    expect(button.disabled).toBe(false);
  });

  it('is refused where it has more than 10 MB, before it is read', async () => {
    startImport({}, PASTE);
    await pasteList('noor@example.com,Noor\n'.padEnd(11 * 1024 * 1024, 'x'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This list has 11 MB; a list can have at most 10 MB.',
    );
    expect(screen.getByRole('heading', { name: 'Paste your list' })).toBeTruthy();
  });

  it('stays, with the typed text, if no row has an address', async () => {
    startImport({}, PASTE);
    await pasteList('Noor,Byrne');
    expect((await screen.findByRole('alert')).textContent).toBe(PASTE_FAILURE);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your clients, one per line').value).toBe('Noor,Byrne');
  });
});
