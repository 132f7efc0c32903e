import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dismissToast } from '../../../lib/toasts.js';
import { chooseEntry } from '../../../testing/chooseEntry.js';
import { timePasses } from '../../../testing/moments.js';
import { type Answers, LineCut, renderPage } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { IntakeFormBuilderPage } from './IntakeFormBuilderPage.js';

const FORM = {
  title: 'Before your visit',
  pages: [
    {
      name: 'page1',
      title: 'About you',
      elements: [
        { type: 'boolean', name: 'meds', title: 'Any medication?' },
        { type: 'comment', name: 'which', title: 'Which?', visibleIf: '{meds} = true' },
      ],
    },
  ],
};
const design = (changes: object = {}) => ({
  intakeFormDesign: {
    ...{ __typename: 'IntakeFormDesign', form: JSON.stringify(FORM), version: 2, saveNo: 7, theme: null },
    versions: [
      { __typename: 'IntakeFormVersion', version: 2, savedAt: '2027-01-04T12:00:00Z' },
      { __typename: 'IntakeFormVersion', version: 1, savedAt: '2027-01-03T12:00:00Z' },
    ],
    ...changes,
  },
  currentPractice: { __typename: 'Practice', id: 'p', timeZone: 'America/Vancouver', clientNotesEnabled: true },
});
const outcome = (name: string, message?: string, code = 'invalid_data') => ({
  [name]: {
    ...{ __typename: 'Payload', result: message ? 'failure' : 'success' },
    errors: message ? [{ __typename: 'UserError', code, message, field: null }] : [],
  },
});
const ANSWERS: Answers = { IntakeFormDesign: () => design(), UpsertIntakeForm: () => outcome('upsertIntakeForm') };
const open = (answers: Answers = {}) =>
  renderPage(
    <>
      <IntakeFormBuilderPage />
      <ToastRegion />
    </>,
    { ...ANSWERS, ...answers },
    '/portal/settings/intake_forms',
  );
type Saved = { data: string; saveNo: number };
type Page = ReturnType<typeof open>;
const saves = ({ asked }: Page) =>
  asked
    .filter(({ operation }) => operation === 'UpsertIntakeForm')
    .map(({ variables }) => ({ form: JSON.parse((variables as Saved).data), no: (variables as Saved).saveNo }));
const titles = () =>
  within(screen.getByRole('list', { name: 'Questions of Page 1' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')!.textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

/** What the renderer measures with and jsdom does not have. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => {
  Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });
  Object.assign(globalThis, { CSS: { escape: (name: string) => name } });
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  for (let id = 1; id < 30; id++) dismissToast(id);
  cleanup();
  window.history.replaceState(null, '', '/');
});

describe('the builder of the intake form', () => {
  it('shows the questions with their kinds, and has the tabs Design and Theme alone', async () => {
    open();
    await screen.findByRole('heading', { name: 'Page 1' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Design', 'Theme']);
    expect(titles()).toEqual(['Any medication?', 'Which?']);
    screen.getByText('Only for some answers');
    screen.getByText('All changes saved');
    const way = within(screen.getByRole('navigation', { name: /breadcrumb/i }));
    expect(way.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/portal/settings');
  });

  it('adds a question and saves it by itself, under the next number, with all that it does not show', async () => {
    const page = open();
    await screen.findByRole('heading', { name: 'Page 1' });
    await chooseEntry('Add a question', 'Several choices');
    await screen.findByRole('dialog', { name: 'Several choices' });
    type('Question', 'What do you like?');
    type('Choices', 'Tea\nCoffee');
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(false));
    press('Add');
    await waitFor(() => expect(titles()).toEqual(['Any medication?', 'Which?', 'What do you like?']));
    await screen.findByText('All changes saved', {}, { timeout: 4000 });
    const added = { type: 'checkbox', name: 'question1', title: 'What do you like?', choices: ['Tea', 'Coffee'] };
    const [first] = FORM.pages;
    expect(saves(page)).toEqual([
      { form: { ...FORM, pages: [{ ...first, elements: [...first!.elements, added] }] }, no: 8 },
    ]);
  });

  it('asks before it deletes what others depend on, and takes it back', async () => {
    open();
    await screen.findByRole('heading', { name: 'Page 1' });
    press('Delete Any medication?');
    await screen.findByText(/Shown or required by its answer: Which\?/);
    press('Delete question');
    await waitFor(() => expect(titles()).toEqual(['Which?']));
    expect(screen.queryByText('Only for some answers')).toBeNull();
    press('Undo');
    expect(titles()).toEqual(['Any medication?', 'Which?']);
    screen.getByText('Only for some answers');
    press('Redo');
    expect(titles()).toEqual(['Which?']);
  });

  it('says why it is not saved, keeps everything, and tries again', async () => {
    let down = true;
    const page = open({
      UpsertIntakeForm: () => outcome('upsertIntakeForm', down ? 'The form is too large.' : undefined),
    });
    await screen.findByRole('heading', { name: 'Page 1' });
    type('Title of the form', 'Hello');
    await screen.findByText('The form is too large.', {}, { timeout: 4000 });
    // It is not tried again and again by itself.
    await timePasses(1500);
    expect(saves(page)).toHaveLength(1);
    expect(screen.getByLabelText<HTMLInputElement>('Title of the form').value).toBe('Hello');
    down = false;
    press('Try again');
    await screen.findByText('All changes saved', {}, { timeout: 4000 });
    expect(saves(page).map(({ no }) => no)).toEqual([8, 8]);
  });

  it('repeats a saving that may have arrived, before it goes on from it', async () => {
    let cut = true;
    const page = open({
      UpsertIntakeForm: () => {
        if (cut) throw new LineCut();
        return outcome('upsertIntakeForm');
      },
    });
    await screen.findByRole('heading', { name: 'Page 1' });
    type('Title of the form', 'First');
    await screen.findByRole('button', { name: 'Try again' });
    cut = false;
    const sent = saves(page).length;
    type('Title of the form', 'Second');
    await screen.findByText('All changes saved');
    const said = saves(page).map(({ form, no }) => [form.title, no]);
    expect(said.slice(sent - 1)).toEqual([
      ['First', 8],
      ['First', 8],
      ['Second', 9],
    ]);
  });

  it('does not go on where another tab has saved, and offers to load what is there', async () => {
    const page = open({
      UpsertIntakeForm: () => outcome('upsertIntakeForm', 'Changed in another tab.', 'changed_meanwhile'),
    });
    await screen.findByRole('heading', { name: 'Page 1' });
    type('Title of the form', 'Mine');
    await screen.findByText('Changed in another tab.');
    screen.getByRole('button', { name: 'Reload' });
    type('Title of the form', 'Mine again');
    await timePasses(1500);
    expect(saves(page)).toHaveLength(1);
  });

  it('keeps the last form with a question until there is one again', async () => {
    const page = open();
    await screen.findByRole('heading', { name: 'Page 1' });
    press('Delete Which?');
    await waitFor(() => expect(saves(page)).toHaveLength(1));
    press('Delete Any medication?');
    await screen.findByText('Add a question to save the form');
    press('Undo');
    press('Undo');
    await waitFor(() => expect(saves(page)).toHaveLength(2));
    expect(saves(page).map(({ form }) => form.pages[0].elements.length)).toEqual([1, 2]);
  });

  it('brings back an earlier version', async () => {
    const earlier = JSON.stringify({ elements: [{ type: 'text', name: 'old', title: 'The old question' }] });
    open({ IntakeFormVersion: () => ({ intakeFormVersion: earlier }) });
    await screen.findByRole('heading', { name: 'Page 1' });
    await chooseEntry('More', 'Earlier versions');
    fireEvent.click(await screen.findByRole('button', { name: 'Bring back version 1' }));
    await waitFor(() => expect(titles()).toEqual(['The old question']));
    press('Undo');
    expect(titles()).toEqual(['Any medication?', 'Which?']);
  });

  it('starts from the example of a therapy', async () => {
    open();
    await screen.findByRole('heading', { name: 'Page 1' });
    await chooseEntry('More', 'Start from an example');
    fireEvent.click(await screen.findByRole('radio', { name: /^Acupuncture/ }));
    press('Use this example');
    await screen.findByText('Do you take blood thinners or other medication?');
  });

  it('shows the form as a client sees it', async () => {
    open();
    await screen.findByRole('heading', { name: 'Page 1' });
    press('Preview');
    const preview = within(await screen.findByRole('dialog', { name: 'Preview' }));
    await preview.findByRole('heading', { name: 'Before your visit' });
    await preview.findByText('About you');
  });

  it('saves the look: colour, shape of the buttons, fonts', async () => {
    window.location.hash = 'theme';
    const page = open({ UpsertIntakeFormTheme: () => outcome('upsertIntakeFormTheme') });
    fireEvent.click(await screen.findByLabelText('Use a color of my own'));
    fireEvent.change(await screen.findByLabelText('Color of buttons and links'), { target: { value: '#ffcc00' } });
    await screen.findByText(/too light for text/);
    fireEvent.click(screen.getByRole('radio', { name: 'Square' }));
    fireEvent.change(screen.getByLabelText('Font of headings'), { target: { value: 'Georgia' } });
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false));
    press('Save');
    await screen.findByText('Theme saved');
    expect(page.asked.find(({ operation }) => operation === 'UpsertIntakeFormTheme')!.variables).toEqual({
      data: { colorAccent: '#ffcc00', buttonStyle: 'square', fonts: ['Georgia', 'Georgia'] },
    });
  });

  it('says that the plan has no intake forms, and that it did not load', async () => {
    let down = true;
    open({
      IntakeFormDesign: () => {
        if (down) throw new Error('Clients sleeps.');
        return { ...design(), intakeFormDesign: null };
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    fireEvent.click(again);
    await screen.findByText('Not part of your plan');
  });
});
