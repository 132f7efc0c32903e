import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { startProfile } from '../clients/profile/testing/profilePage.js';
import { client, details, matches, merge, payload, practice } from '../clients/testing/directory.js';
import { dialog, merged, records, refused, sent, startDirectory } from './testing/duplicates.js';

afterEach(cleanup);

describe('duplicates on the profile of a client', () => {
  const match = matches({
    possibleDuplicates: [
      { __typename: 'PossibleDuplicate', id: 'maya may', reason: 'same_name', other: client('may', 'May Rivers') },
    ],
  });

  it('leads from the suggestion to the record that stays', async () => {
    const { visited } = startProfile({
      MatchesOfClient: () => ({ client: match }),
      RecordsToMerge: records(),
      MergeClients: () => merged({ merge: merge({ into: { __typename: 'Client', id: 'may', name: 'May Rivers' } }) }),
    });
    await screen.findByText('Is May Rivers the same person?');
    fireEvent.click(screen.getByRole('button', { name: /^Compare and merge/ }));
    const opened = await dialog('Merge clients');
    const stays = within(await opened.findByRole('group', { name: 'Which record stays?' }));
    fireEvent.click(stays.getByRole('radio', { name: /May Rivers/ }));
    fireEvent.click(opened.getByRole('button', { name: 'Merge clients' }));
    await waitFor(() => expect(visited.at(-1)).toBe('/portal/clients/may'));
  });

  it('lets any other client be chosen, but not the same one', async () => {
    startProfile({
      PickerClients: () => ({
        clients: {
          __typename: 'ClientConnection',
          totalCount: 2,
          edges: [client('maya', 'Maya Rivers'), client('may', 'May Rivers')].map((node) => ({
            __typename: 'ClientEdge',
            cursor: node.id,
            node,
          })),
        },
      }),
      ChosenClient: ({ clientId }) => ({
        client: { ...client(String(clientId), 'Chosen one'), deletedAt: null },
        currentPractice: practice(),
      }),
      RecordsToMerge: records(),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Merge with another client' }));
    const opened = await dialog('Merge Maya Rivers with another client');
    const compare = opened.getByRole<HTMLButtonElement>('button', { name: 'Compare' });
    expect(compare.disabled).toBe(true);
    const field = opened.getByRole('combobox', { name: 'Client' });
    fireEvent.focus(field);
    fireEvent.click(field);
    fireEvent.change(field, { target: { value: 'May' } });
    fireEvent.click(await screen.findByRole('option', { name: /May Rivers/ }));
    await waitFor(() => expect(compare.disabled).toBe(false));
    fireEvent.click(compare);
    await dialog('Merge clients');
  });

  it('lists who became part of them, and makes them two again after a question', async () => {
    let undone = false;
    const page = startProfile({
      MatchesOfClient: () => ({ client: matches({ merges: undone ? [] : [merge()] }) }),
      UndoClientMerge: () => {
        undone = true;
        return {
          undoClientMerge: payload('ClientMergePayload', {
            merge: { __typename: 'ClientMerge', id: 'merge', undoneAt: '2026-11-20T12:00:00Z' },
          }),
        };
      },
    });
    await screen.findByText('May Rivers is part of Maya Rivers');
    expect(screen.getByText('Can be undone until Sun, Dec 20, 2026')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Anything created since the merge stays with Maya Rivers/)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Undo merge' }));
    await waitFor(() => expect(screen.queryByText('May Rivers is part of Maya Rivers')).toBeNull());
    expect(sent(page, 'UndoClientMerge')).toEqual([{ mergeId: 'merge' }]);
  });

  it('keeps the question open and says why the merge could not be undone', async () => {
    const answer = { undoClientMerge: refused('client_exists', 'Another client has the address by now.') };
    startProfile({
      MatchesOfClient: () => ({ client: matches({ merges: [merge()] }) }),
      UndoClientMerge: () => answer,
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Undo merge' }));
    await question.findByText('Another client has the address by now.');
  });

  it('of a record that was merged leads to the one that was kept, as the directory does', async () => {
    const mergedInto = { __typename: 'Client', id: 'noor', name: 'Noor Byrne' };
    const gone = () => ({
      client: details({ deletedAt: '2026-11-01T10:00:00Z', mergedInto }),
      currentPractice: practice(),
    });
    startProfile({ ClientDetails: gone }, '/portal/clients/maya/billing');
    await screen.findByText('This client is part of Noor Byrne now');
    expect(screen.getByRole('link', { name: 'See Noor Byrne' }).getAttribute('href')).toBe(
      '/portal/clients/noor/billing',
    );
    cleanup();
    const { visited } = startDirectory({ ClientDetails: gone }, '/portal/clients?client=maya');
    fireEvent.click(await screen.findByRole('button', { name: 'See Noor Byrne' }));
    await waitFor(() => expect(visited.at(-1)).toBe('/portal/clients?client=noor'));
  });
});
