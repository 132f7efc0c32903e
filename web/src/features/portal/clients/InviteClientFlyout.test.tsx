import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { Answers } from '../../../testing/renderPage.js';
import { dismissToast } from '../../../lib/toasts.js';
import { form, press, sent, start, toast, type, UUID, valueOf } from './testing/clientForms.js';
import { client, list, payload, practice } from './testing/directory.js';

afterEach(() => {
  for (let id = 1; id < 60; id++) dismissToast(id);
  cleanup();
});

describe('inviting a client', () => {
  const outcome = (own: object = {}) => ({
    inviteClients: payload('InviteClientsPayload', {
      erroredClients: [],
      clientImport: { __typename: 'ClientImport', id: 'import', existingClients: [] },
      ...own,
    }),
  });
  const invite = async (own: Answers) => {
    const page = start(own, '/portal/clients');
    await screen.findByText('2 clients');
    fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
    const opened = await form('Invite a client');
    type('First name optional', 'Noor');
    type('Email', 'noor@example.com');
    await press('Send invitation', opened);
    return { page, opened };
  };

  it('adds and invites one by mail or text', async () => {
    const { page } = await invite({ InviteClient: () => outcome() });
    await toast('Noor is invited.');
    expect(sent(page, 'InviteClient')).toEqual([
      {
        clients: [
          {
            ...{ firstName: 'Noor', lastName: '', email: 'noor@example.com', phone: '' },
            ...{ clientType: 'invited', invitedFrom: 'web_single_invite' },
          },
        ],
        idempotencyKey: expect.stringMatching(UUID),
      },
    ]);
  });

  it('shows before and after that the invitation waits until the practice is published', async () => {
    const { page, opened } = await invite({
      ClientsOfPractice: () => ({
        ...list([client('maya', 'Maya Rivers'), client('noah', 'Noah Field')]),
        currentPractice: practice({ published: false }),
      }),
      InviteClient: () => outcome(),
    });
    expect(within(opened).getByText("Your profile isn't published yet")).toBeTruthy();
    await toast('Noor will be invited once your profile is published.');
    expect(sent(page, 'InviteClient')).toHaveLength(1);
  });

  it.each([
    [{ erroredClients: [{ __typename: 'ErroredClient', message: 'Invalid email' }] }, 'Invalid email'],
    [
      {
        clientImport: {
          __typename: 'ClientImport',
          id: 'import',
          existingClients: [{ __typename: 'Client', id: 'maya', name: 'Maya Rivers' }],
        },
      },
      "Maya Rivers is already in your directory and wasn't invited again.",
    ],
  ])('says who was not invited, and keeps what was typed', async (answered, said) => {
    const { opened } = await invite({ InviteClient: () => outcome(answered) });
    await within(opened).findByText(said);
    expect(valueOf('Email')).toBe('noor@example.com');
  });
});
