import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dismissToast } from '../../../lib/toasts.js';
import { type Answers, renderPage } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { ConferencingPage } from './ConferencingPage.js';
import { ZoomAuthorizePage } from './ZoomAuthorizePage.js';

const AT = '/portal/settings/conferencing';
const CONNECTED = { connected: true, erroredAt: null, accountName: 'Ines Duarte', accountEmail: 'ines@zoom.example' };
const NONE = { connected: false, erroredAt: null, accountName: null, accountEmail: null };

const practiceWith = (connection: object, own: object = {}): Answers => ({
  ConferencingOfPractice: () => ({
    currentPractice: {
      ...{ __typename: 'Practice', id: 'p', conferencingEnabled: true },
      videoConferencing: { __typename: 'VideoConferencingConnection', ...connection },
      ...own,
    },
  }),
});
const refused = (...messages: string[]) => ({
  ...{ __typename: 'Payload', result: 'failure', url: null, practice: null },
  errors: messages.map((message) => ({ __typename: 'UserError', code: 'not_found', message, field: null })),
});
const open = (answers: Answers, at = '', page = <ConferencingPage />) =>
  renderPage(
    <>
      {page}
      <ToastRegion />
    </>,
    answers,
    AT + at,
  );

afterEach(() => {
  for (let id = 1; id < 40; id++) dismissToast(id);
  cleanup();
});

describe('video conferencing', () => {
  it('is not connected at first, and leads to the page before Zoom', async () => {
    open(practiceWith(NONE));
    const zoom = within(await screen.findByRole('region', { name: 'Zoom' }));
    zoom.getByText('Not connected');
    expect(zoom.getByRole('link', { name: 'Connect Zoom' }).getAttribute('href')).toBe(`${AT}/zoom/authorize`);
    expect(zoom.queryByRole('button', { name: 'Disconnect Zoom' })).toBeNull();
  });

  it('shows the account that is connected', async () => {
    open(practiceWith(CONNECTED), '?connected=true');
    const zoom = within(await screen.findByRole('region', { name: 'Zoom' }));
    zoom.getByText('Connected');
    zoom.getByText('Ines Duarte · ines@zoom.example');
    screen.getByText('Zoom is connected.');
    expect(zoom.queryByRole('link', { name: /onnect Zoom/ })).toBeNull();
  });

  it('says that access was lost, and how to get it again', async () => {
    open(practiceWith({ ...CONNECTED, erroredAt: '2026-11-20T10:00:00Z' }));
    const zoom = within(await screen.findByRole('region', { name: 'Zoom' }));
    zoom.getByText('Disconnected');
    zoom.getByText('Access to Zoom was lost');
    expect(zoom.getByRole('link', { name: 'Reconnect Zoom' }).getAttribute('href')).toBe(`${AT}/zoom/authorize`);
  });

  it('says why Zoom was not connected', async () => {
    open(practiceWith(NONE), '?error=denied');
    await screen.findByText("Zoom was not connected. You didn't allow the connection.");
  });

  it.each([
    ['the first error', refused('There is no such account.', 'And more.'), 'There is no such account.'],
    ['that something went wrong', refused(), 'Something went wrong'],
  ])('says of a disconnection that failed %s, and stays connected', async (_, answer, message) => {
    open({ ...practiceWith(CONNECTED), DeactivateVideoConferencing: () => ({ deactivateVideoConferencing: answer }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Disconnect Zoom' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Disconnect Zoom?' }));
    fireEvent.click(question.getByRole('button', { name: 'Disconnect Zoom' }));
    await screen.findByText(message);
    fireEvent.click(question.getByRole('button', { name: 'Keep Zoom' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    screen.getByText('Connected');
  });

  it('is not part of every plan', async () => {
    open(practiceWith(NONE, { conferencingEnabled: false }));
    await screen.findByText('Not part of your plan');
    expect(screen.getByRole('link', { name: 'Back to settings' }).getAttribute('href')).toBe('/portal/settings');
  });

  it('says that it did not load, and is fetched again', async () => {
    let down = true;
    open({
      ConferencingOfPractice: (variables) => {
        if (down) throw new Error('Scheduling sleeps.');
        return practiceWith(NONE)['ConferencingOfPractice']!(variables);
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    fireEvent.click(again);
    await screen.findByRole('region', { name: 'Zoom' });
  });
});

describe('before the browser leaves for Zoom', () => {
  it('says why it cannot be connected, and may be tried again', async () => {
    const answer = refused('Zoom cannot be connected here.');
    open(
      { ...practiceWith(NONE), ConnectVideoConferencing: () => ({ connectVideoConferencing: answer }) },
      '/zoom/authorize',
      <ZoomAuthorizePage />,
    );
    const go = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue to Zoom' });
    fireEvent.click(go);
    await screen.findByText('Zoom cannot be connected here.');
    await waitFor(() => expect(go.disabled).toBe(false));
    expect(screen.getByRole('link', { name: 'Not now' }).getAttribute('href')).toBe(AT);
  });
});
