import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LineCut, type Answers, type RenderedPage } from '../../../../testing/renderPage.js';
import { dismissToast } from '../../../../lib/toasts.js';
import { details, payload, practice, visit } from '../testing/directory.js';
import { down, note, noteList, startProfile } from './testing/profilePage.js';

const NOTES = '/portal/clients/maya/notes';
const sent = (page: RenderedPage, operation: string) =>
  page.asked.filter((one) => one.operation === operation).map(({ variables }) => variables as Record<string, unknown>);
const added = (id = 'new') => ({ addNote: payload('AddNotePayload', { note: { __typename: 'ClientNote', id } }) });
const refused = (message: string, field: string | null = null) => ({
  addNote: {
    ...payload('AddNotePayload', { note: null }),
    ...{ result: 'failure', errors: [{ __typename: 'UserError', message, field }] },
  },
});
const WITHOUT_NOTES = () => ({ client: details(), currentPractice: practice({ clientNotesEnabled: false }) });
const field = async () => (await screen.findByRole('textbox', { name: /^Note/ })) as HTMLTextAreaElement;
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save note' });
const type = (into: HTMLElement, value: string) => fireEvent.change(into, { target: { value } });

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  for (let id = 1; id < 40; id++) dismissToast(id);
  cleanup();
});

describe('the notes page', () => {
  it('lists notes with their times, the newest first, and the visit that one is about', async () => {
    const about = { appointmentId: 'a', appointmentStartsAt: '2026-10-20T16:00:00Z', time: '2026-10-20T18:00:00Z' };
    const list = [note('new', 'Better.\nMuch.'), note('old', 'Left knee.', about)];
    startProfile({ NotesOfClient: () => noteList(list) }, NOTES);
    await screen.findByText(/^Better\.\s+Much\.$/);
    expect(
      screen
        .getAllByRole('listitem')
        .flatMap((item) => item.querySelector('time')?.parentElement ?? [])
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Mon, Nov 2, 2026, 11:05 AM Vancouver time',
      'Tue, Oct 20, 2026, 11:00 AM Vancouver timeAppointment of Tue, Oct 20, 2026, 9:00 AM Vancouver time',
    ]);
    // What stands in the form of the client.
    expect(screen.getByText(/^Left knee,\s+gently\.$/)).toBeTruthy();
  });

  it('has a text area whose save button is disabled when the text is empty', async () => {
    startProfile({}, NOTES);
    const text = await field();
    expect(text.tagName).toBe('TEXTAREA');
    expect(save().disabled).toBe(true);
    type(text, '  \n ');
    expect(save().disabled).toBe(true);
    type(text, 'Left knee.');
    expect(save().disabled).toBe(false);
    type(text, 'x'.repeat(10_001));
    expect(save().disabled).toBe(true);
    expect(screen.getByText('Please use at most 10,000 characters.')).toBeTruthy();
  });

  it('saves a note, empties the text and shows it in the list', async () => {
    const written: object[] = [];
    const page = startProfile(
      {
        AddNote: ({ text }) => {
          written.unshift(note(`n${written.length}`, String(text)));
          return added(`n${written.length}`);
        },
        NotesOfClient: () => noteList(written),
      },
      NOTES,
    );
    expect(await screen.findByText('No notes yet')).toBeTruthy();
    type(await field(), ' Left knee. ');
    fireEvent.click(save());
    expect(await screen.findByText('Note added.')).toBeTruthy();
    expect(await screen.findByText('Left knee.')).toBeTruthy();
    expect((await field()).value).toBe('');
    expect(document.activeElement).toBe(await field());
    const [first] = sent(page, 'AddNote');
    expect(first).toEqual({ text: 'Left knee.', clientId: 'maya', idempotencyKey: expect.any(String) });
    // The same words again are another note.
    type(await field(), 'Left knee.');
    fireEvent.click(save());
    await waitFor(() => expect(screen.getAllByText('Left knee.')).toHaveLength(2));
    expect(new Set(sent(page, 'AddNote').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it.each<[string, Answers[string], string]>([
    ['it is refused', () => refused('The note is too long.', 'text'), 'The note is too long.'],
    ['the server fails', down, "We couldn't save the note. Please try again."],
  ])('keeps what was typed and says why where %s', async (_what, AddNote, message) => {
    startProfile({ AddNote }, NOTES);
    type(await field(), 'Left knee.');
    fireEvent.click(save());
    expect(await screen.findByText(message)).toBeTruthy();
    expect((await field()).value).toBe('Left knee.');
    await waitFor(() => expect(save().disabled).toBe(false));
  });

  it('sends a note again under its key after an answer that was lost', async () => {
    let lost = true;
    const page = startProfile(
      {
        AddNote: () => {
          if (lost) throw new LineCut();
          return added();
        },
      },
      NOTES,
    );
    type(await field(), 'Left knee.');
    fireEvent.click(save());
    await screen.findByText(/We couldn't reach the server/);
    lost = false;
    fireEvent.click(save());
    expect(await screen.findByText('Note added.')).toBeTruthy();
    const keys = sent(page, 'AddNote').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('asks before leaving loses what was typed', async () => {
    const { visited } = startProfile({}, NOTES);
    type(await field(), 'Left knee.');
    fireEvent.click(screen.getByRole('link', { name: 'Billing' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
    expect(visited.at(-1)).toBe(NOTES);
    fireEvent.click(await question.findByRole('button', { name: 'Keep editing' }));
    expect((await field()).value).toBe('Left knee.');
  });

  it('shows earlier ones when asked', async () => {
    const NotesOfClient: Answers[string] = ({ offset }) =>
      Number(offset) === 0 ? noteList([note('a', 'The newest.')], 2) : noteList([note('b', 'The oldest.')], 2);
    const page = startProfile({ NotesOfClient }, NOTES);
    fireEvent.click(await screen.findByRole('button', { name: 'Show earlier notes' }));
    expect(await screen.findByText('The oldest.')).toBeTruthy();
    expect(screen.getByText('The newest.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show earlier notes' })).toBeNull();
    expect(sent(page, 'NotesOfClient').map(({ limit, offset }) => [limit, offset])).toEqual([
      [50, 0],
      [50, 1],
    ]);
  });

  it('says when they did not load, not that there are none, and loads again', async () => {
    let fails = true;
    startProfile({ NotesOfClient: () => (fails ? down() : noteList([])) }, NOTES);
    expect(await screen.findByText('The notes did not load')).toBeTruthy();
    expect(screen.queryByText('No notes yet')).toBeNull();
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No notes yet')).toBeTruthy();
  });

  it('is not part of every plan', async () => {
    const page = startProfile({ ClientDetails: WITHOUT_NOTES }, NOTES);
    expect(await screen.findByText("Notes and intake forms aren't part of your plan.")).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Notes' })).toBeNull();
    expect(sent(page, 'NotesOfClient')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Back to the overview' }).getAttribute('href')).toBe(
      '/portal/clients/maya',
    );
  });
});

describe('the latest note on the overview', () => {
  it('is the newest one, with the way to all of them', async () => {
    const page = startProfile({ NotesOfClient: () => noteList([note('a', 'The newest.')], 12) });
    expect(await screen.findByText('The newest.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all 12 notes' }).getAttribute('href')).toBe(NOTES);
    expect(screen.queryByRole('button', { name: 'Show earlier notes' })).toBeNull();
    expect(sent(page, 'NotesOfClient')).toMatchObject([{ limit: 1 }]);
  });

  it('is not shown where the practice keeps none', async () => {
    startProfile({ ClientDetails: WITHOUT_NOTES });
    await screen.findByText('Past appointments', { selector: 'h2' });
    expect(screen.queryByText('Latest note')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add note' })).toBeNull();
  });
});

describe('notes for an appointment, by its token in the address', () => {
  const VISIT = { ...visit('latest', '2026-10-20T16:00:00Z'), client: { __typename: 'Client', id: 'maya' } };
  const VisitForNotes = () => ({ tokenAppointment: VISIT });
  const open = (own: Answers = {}) => {
    window.history.replaceState(null, '', '/#token-of-latest');
    return startProfile({ VisitForNotes, ...own });
  };
  const flyout = async () => within(await screen.findByRole('dialog', { name: 'Add notes' }));

  it('are added to it, and close it', async () => {
    const page = open({ AddNote: () => added() });
    const form = await flyout();
    expect(await form.findByText('Tue, Oct 20, 2026, 9:00 AM Vancouver time')).toBeTruthy();
    expect(form.getByText(/Deep tissue massage/)).toBeTruthy();
    const button = form.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(button.disabled).toBe(true);
    type(form.getByRole('textbox'), 'Left knee.');
    await waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.click(button);
    expect(await screen.findByText('Note added.')).toBeTruthy();
    await waitFor(() => expect(window.location.hash).toBe(''));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(page, 'VisitForNotes')).toEqual([{ instantActionToken: 'token-of-latest' }]);
    expect(sent(page, 'AddNote')).toMatchObject([{ text: 'Left knee.', clientId: 'maya', appointmentId: 'latest' }]);
  });

  it('stand below those that are there already', async () => {
    const page = open({
      NotesOfClient: ({ appointmentId }) => noteList(appointmentId ? [note('a', 'Left knee.')] : []),
    });
    expect(await (await flyout()).findByText('Left knee.')).toBeTruthy();
    expect(sent(page, 'NotesOfClient')).toContainEqual(
      expect.objectContaining({ clientId: 'maya', appointmentId: 'latest' }),
    );
  });

  it('open from the row of a past appointment', async () => {
    startProfile({ VisitForNotes });
    fireEvent.click((await screen.findAllByRole('button', { name: 'Add note' }))[0] as HTMLElement);
    await flyout();
    expect(window.location.hash).toBe('#token-of-latest');
  });

  it.each([
    ['unknown', null],
    ['of another client', { ...VISIT, client: { __typename: 'Client', id: 'noah' } }],
  ])('are for none that is %s', async (_what, tokenAppointment) => {
    open({ VisitForNotes: () => ({ tokenAppointment }) });
    expect(await screen.findByText('Appointment not found')).toBeTruthy();
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('say when the appointment did not load', async () => {
    let fails = true;
    open({ VisitForNotes: () => (fails ? down() : VisitForNotes()) });
    const form = await flyout();
    expect(await form.findByText('Error fetching event')).toBeTruthy();
    type(form.getByRole('textbox'), 'Left knee.');
    const button = form.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.click(button);
    expect(await form.findByText("The appointment hasn't loaded yet.")).toBeTruthy();
    expect((form.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Left knee.');
    fails = false;
    fireEvent.click(form.getByRole('button', { name: 'Try again' }));
    expect(await form.findByText('Tue, Oct 20, 2026, 9:00 AM Vancouver time')).toBeTruthy();
  });

  it('are not part of every plan', async () => {
    const page = open({ ClientDetails: WITHOUT_NOTES });
    expect(await (await flyout()).findByText('Not part of your plan')).toBeTruthy();
    expect(sent(page, 'VisitForNotes')).toEqual([]);
  });
});
