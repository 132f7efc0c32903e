import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { Answers } from '../../../testing/renderPage.js';
import { dismissToast } from '../../../lib/toasts.js';
import { edit, press, sent, start, toast } from './testing/clientForms.js';
import { client, list, payload, refusal } from './testing/directory.js';

afterEach(() => {
  for (let id = 1; id < 60; id++) dismissToast(id);
  cleanup();
});

describe('deleting a client', () => {
  const matters = (own: object = {}) => ({
    clientOpenMatters: {
      __typename: 'ClientOpenMatters',
      ...{ visitsAhead: 0, sessionsLeft: 0, unsettledVisits: 0 },
      ...own,
    },
  });
  const ask = async (own: Answers) => {
    const page = start(own, '/portal/clients?client=maya');
    fireEvent.click(within(await edit()).getByRole('button', { name: 'Delete client' }));
    return { page, question: await screen.findByRole('alertdialog', { name: 'Delete Maya Rivers?' }) };
  };

  it('says before what becomes of visits, money, reviews and notes, and then that it is done', async () => {
    let gone = false;
    const { page, question } = await ask({
      ClientsOfPractice: () => list(gone ? [] : [client('maya', 'Maya Rivers')]),
      OpenMattersOfClient: () => matters({ unsettledVisits: 2 }),
      DeleteClient: () => {
        gone = true;
        const client_ = { __typename: 'Client', id: 'maya', deletedAt: '2026-11-23T10:00:00Z' };
        return { deleteClient: payload('ClientPayload', { client: client_ }) };
      },
    });
    await within(question).findByText(/Past visits, payments and reviews keep their name; notes, intake answers/);
    await within(question).findByText(/Money is open for 2 visits\. You can still collect or give it back/);
    await press('Delete client', question);
    await toast('Client deleted successfully. ');
    expect(sent(page, 'DeleteClient')).toEqual([{ clientId: 'maya' }]);
    await screen.findByText('No clients yet');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [{ visitsAhead: 1 }, /1 visit is still to come\. Cancel it first/],
    [{ visitsAhead: 3 }, /3 visits are still to come\. Cancel each of them first/],
    [{ sessionsLeft: 1 }, /1 paid session is not used yet\. Refund the package first/],
  ])('cannot be done while there is %j', async (open, said) => {
    const { question } = await ask({ OpenMattersOfClient: () => matters(open) });
    await within(question).findByText(said);
    expect(within(question).getByRole<HTMLButtonElement>('button', { name: 'Delete client' }).disabled).toBe(true);
  });

  it('says why it failed in the words of the specification, and can be tried again', async () => {
    const refused = { deleteClient: refusal('ClientPayload', 'There are visits still to come.') };
    const { question } = await ask({ OpenMattersOfClient: () => matters(), DeleteClient: () => refused });
    await press('Delete client', question);
    await within(question).findByText('Payment could not be processed: There are visits still to come.');
    const again = within(question).getByRole<HTMLButtonElement>('button', { name: 'Delete client' });
    expect([again.disabled, again.getAttribute('aria-busy')]).toEqual([false, null]);
  });
});
