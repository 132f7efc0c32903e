import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '../../../testing/renderPage.js';
import { dialog, found, MAY, MAYA, merged, records, refused, sent, startDirectory } from './testing/duplicates.js';

afterEach(cleanup);

describe('merging two clients', () => {
  async function compare(own: Answers = {}) {
    const page = startDirectory({ ...found(), RecordsToMerge: records(), ...own });
    const list = await dialog('Possible duplicates');
    fireEvent.click(await list.findByRole('button', { name: /^Compare and merge/ }));
    const opened = await dialog('Merge clients');
    await opened.findByRole('group', { name: 'Which record stays?' });
    const group = (name: string) => within(opened.getByRole('group', { name }));
    const choose = (name: string, option: RegExp) => fireEvent.click(group(name).getByRole('radio', { name: option }));
    const chosen = (name: string) =>
      group(name)
        .getAllByRole<HTMLInputElement>('radio')
        .find(({ checked }) => checked)!
        .closest('label')!.textContent;
    return { page, opened, group, choose, chosen };
  }
  const confirm = (opened: ReturnType<typeof within>) =>
    fireEvent.click(opened.getByRole('button', { name: 'Merge clients' }));

  it('shows what is not alike side by side, the older record staying, and sends what was chosen', async () => {
    const { page, opened, choose, chosen } = await compare({ MergeClients: () => merged() });
    expect(chosen('Which record stays?')).toMatch(/^Maya Rivers/);
    expect([chosen('Name'), chosen('Email'), chosen('Phone'), chosen('Address')]).toEqual([
      ...['Maya Rivers', 'maya@example.com', '(604) 555-0134', '12 Main St, Vancouver'],
    ]);
    choose('Phone', /0199/);
    confirm(opened);
    await screen.findByText('The two records are one client now: Maya Rivers.');
    expect(sent(page, 'MergeClients')).toEqual([
      {
        input: {
          ...{ clientId: 'may', intoClientId: 'maya', takeOver: ['phone'] },
          ...{ clientVersion: 7, intoClientVersion: 3 },
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Merge clients' })).toBeNull());
  });

  it('takes the other way round what the other record lacks, and an address only under the same name', async () => {
    const { page, opened, choose, chosen } = await compare({ MergeClients: () => merged() });
    choose('Which record stays?', /May Rivers/);
    expect([chosen('Email'), chosen('Address')]).toEqual(['No email', '12 Main St, Vancouver']);
    confirm(opened);
    await waitFor(() => expect(sent(page, 'MergeClients')).toHaveLength(1));
    expect(sent(page, 'MergeClients')[0]).toMatchObject({
      input: { clientId: 'maya', intoClientId: 'may', takeOver: ['address'], clientVersion: 3, intoClientVersion: 7 },
    });
  });

  it('asks nothing about what is the same in both', async () => {
    const { opened, group } = await compare({ RecordsToMerge: records(MAYA, { ...MAY, phone: '+16045550134' }) });
    expect(opened.queryByRole('group', { name: 'Phone' })).toBeNull();
    expect(opened.getByText('Phone, the same in both')).toBeTruthy();
    expect(group('Email').getByText('No email')).toBeTruthy();
  });

  it('says why it was refused, looks at both again and keeps what was chosen', async () => {
    let version = 3;
    const { page, opened, choose, chosen } = await compare({
      RecordsToMerge: () => records({ ...MAYA, version })(),
      MergeClients: () => {
        version = 4;
        return { mergeClients: refused('client_changed', 'One of the two records has changed meanwhile.') };
      },
    });
    choose('Phone', /0199/);
    confirm(opened);
    await opened.findByText('One of the two records has changed meanwhile.');
    await waitFor(() => expect(sent(page, 'RecordsToMerge')).toHaveLength(2));
    expect(chosen('Phone')).toBe('(604) 555-0199');
    confirm(opened);
    await waitFor(() => expect(sent(page, 'MergeClients')).toHaveLength(2));
    expect(sent(page, 'MergeClients')[1]).toMatchObject({ input: { intoClientVersion: 4 } });
  });

  it('says where one of the two is not there any more', async () => {
    startDirectory({ ...found(), RecordsToMerge: records(MAYA, { ...MAY, deletedAt: '2026-11-01T10:00:00Z' }) });
    fireEvent.click(await (await dialog('Possible duplicates')).findByRole('button', { name: /^Compare and merge/ }));
    await screen.findByText('One of the two no longer exists');
  });
});
