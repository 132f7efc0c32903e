import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { pairs, payload } from '../clients/testing/directory.js';
import { dialog, DUPLICATES, found, pair, sent, startDirectory } from './testing/duplicates.js';

afterEach(cleanup);

describe('possible duplicates of the directory', () => {
  it('are said over it only where there are some, and open by the address', async () => {
    const none = startDirectory({}, '/portal/clients');
    await screen.findByText('2 clients');
    await waitFor(() => expect(sent(none, 'DuplicatesCount')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Review duplicates' })).toBeNull();
    cleanup();
    const { visited } = startDirectory(found(), '/portal/clients');
    await screen.findByText('Two clients may be the same person.');
    fireEvent.click(screen.getByRole('button', { name: 'Review duplicates' }));
    const opened = await dialog('Possible duplicates');
    expect(visited.at(-1)).toBe(DUPLICATES);
    await opened.findByText('Same phone number and a similar name');
    expect(opened.getByText('No email')).toBeTruthy();
  });

  it.each([
    ['same_email', 'Same email address, written differently'],
    ['same_name', 'Same name'],
  ])('say why: %s', async (reason, text) => {
    startDirectory(found([pair({ reason })]));
    await (await dialog('Possible duplicates')).findByText(text);
  });

  it('say that they are loading, that there are none, and when they did not load', async () => {
    startDirectory({ PossibleDuplicates: () => new Promise(() => undefined) });
    const opened = await dialog('Possible duplicates');
    expect(opened.queryByText('No possible duplicates')).toBeNull();
    cleanup();
    startDirectory(found([]));
    await (await dialog('Possible duplicates')).findByText('No possible duplicates');
    cleanup();
    let fails = true;
    const lists = found();
    const answer = () => {
      if (fails) throw new Error('down');
      return lists.PossibleDuplicates();
    };
    startDirectory({ ...lists, PossibleDuplicates: answer });
    const failed = await dialog('Possible duplicates');
    const retry = await failed.findByRole('button', { name: 'Try again' });
    fails = false;
    fireEvent.click(retry);
    await failed.findByText('Same phone number and a similar name');
  });

  it('show more when there are more', async () => {
    const page = startDirectory(found([pair()], [], 45));
    const opened = await dialog('Possible duplicates');
    fireEvent.click(await opened.findByRole('button', { name: 'Show more of 45' }));
    await waitFor(() => expect(sent(page, 'PossibleDuplicates').map(({ limit }) => limit)).toEqual([20, 40]));
  });

  it('go when the practice says that they are two', async () => {
    let dismissed = false;
    const lists = found();
    const page = startDirectory({
      ...lists,
      PossibleDuplicates: () => ({ possibleDuplicates: pairs(dismissed ? [] : [pair()]), clientMerges: [] }),
      DismissDuplicate: () => {
        dismissed = true;
        const both = {
          client: { __typename: 'Client', id: 'may' },
          otherClient: { __typename: 'Client', id: 'maya' },
        };
        return { dismissDuplicate: payload('DismissDuplicatePayload', both) };
      },
    });
    const opened = await dialog('Possible duplicates');
    fireEvent.click(await opened.findByRole('button', { name: 'Not the same person' }));
    await opened.findByText('No possible duplicates');
    expect(sent(page, 'DismissDuplicate')).toEqual([{ clientId: 'may', otherClientId: 'maya' }]);
  });

  it('keep the focus among them when one of them goes', async () => {
    const other = pair({
      id: 'noor nour',
      client: { ...pair().client, id: 'noor' },
      other: { ...pair().other, id: 'nour' },
    });
    let list = [pair(), other];
    startDirectory({
      ...found(list),
      PossibleDuplicates: () => ({ possibleDuplicates: pairs(list), clientMerges: [] }),
      DismissDuplicate: ({ clientId, otherClientId }) => {
        list = [other];
        const both = {
          client: { __typename: 'Client', id: clientId },
          otherClient: { __typename: 'Client', id: otherClientId },
        };
        return { dismissDuplicate: payload('DismissDuplicatePayload', both) };
      },
    });
    const opened = await dialog('Possible duplicates');
    const [first] = await opened.findAllByRole('button', { name: 'Not the same person' });
    first!.focus();
    fireEvent.click(first!);
    await waitFor(() => expect(opened.getAllByRole('button', { name: 'Not the same person' })).toHaveLength(1));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('LI'));
  });
});
