import { fireEvent, screen } from '@testing-library/react';
import { renderPage, type Answers } from '../../../../testing/renderPage.js';
import { ToastRegion } from '../../../../ui/ToastRegion.js';
import { ImportPage } from '../ImportPage.js';

export const IMPORT_ID = '0193c1de-0000-7000-8000-000000000001';

/** The practice that imports. */
export const practice = (own: object = {}) => ({
  __typename: 'Practice',
  id: 'practice',
  countryCode: 'CA',
  email: 'hello@studio.example',
  phone: '+16045550100',
  published: true,
  ...own,
});

/** An import; finished by default. */
export const clientImport = (own: object = {}) => ({
  __typename: 'ClientImport',
  id: IMPORT_ID,
  rowsCount: 3,
  receivedCount: 3,
  processedCount: 3,
  invitedCount: 3,
  existingCount: 0,
  repeatedCount: 0,
  refusedCount: 0,
  finished: true,
  ...own,
});

/** The answer to a part of a list. */
export const taken = (receivedCount: number, own: object = {}) => ({
  inviteClients: {
    __typename: 'InviteClientsPayload',
    result: 'success',
    errors: [],
    clientImport: { __typename: 'ClientImport', id: IMPORT_ID, receivedCount },
    ...own,
  },
});

interface Part {
  clients: object[];
  firstRow: number;
}

/** A server that takes what it is sent. */
export const answers = (own: Answers = {}): Answers => ({
  StartOfImport: () => ({ currentPractice: practice(), latestClientImport: null }),
  InviteClients: (variables) => {
    const { clients, firstRow } = variables as unknown as Part;
    return taken(firstRow + clients.length - 1);
  },
  ClientImportProgress: () => ({ clientImport: clientImport() }),
  ...own,
});

export function startImport(own: Answers = {}, at = '/portal/clients/import') {
  return renderPage(
    <>
      <ImportPage />
      <ToastRegion />
    </>,
    answers(own),
    at,
  );
}

/** Pastes a list and goes on to its review. */
export async function pasteList(text: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Your clients, one per line'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

/** Chooses a file. */
export async function chooseFile(name: string, ...parts: BlobPart[]): Promise<void> {
  const input = await screen.findByLabelText('Choose a file');
  fireEvent.change(input, { target: { files: [new File(parts, name)] } });
}

export const UPLOAD = '/portal/clients/import?step=upload';
export const PASTE = '/portal/clients/import?step=paste';
export const LIST = 'noor@example.com,Noor,Byrne,604 555 0134\nmax@example.com,Max\nann@example.com';

export const heading = (name: string) => screen.findByRole('heading', { name });
export const table = () => screen.findByRole('table', { name: 'Clients of your list' });
