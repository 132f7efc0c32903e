import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route } from 'wouter';
import type { ErrorCode } from '../../gql/graphql.js';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { IntakeFormPage } from './IntakeFormPage.js';
import { timePasses } from '../../testing/moments.js';

const FORM = JSON.stringify({
  title: 'Before your visit',
  elements: [
    { type: 'text', name: 'goal', title: 'What would you like?', isRequired: true },
    { type: 'boolean', name: 'medication', title: 'Any medication?' },
    { type: 'comment', name: 'which', title: 'Which?', visibleIf: '{medication} = true' },
  ],
});
const PRACTICE = {
  __typename: 'Practice',
  id: 'p1',
  name: 'Still Water',
  url: '/p/still-water',
  website: null,
  practitionerFirstName: 'Ines',
};
const KEY = 'yarrow:intake-form:secret';

const found = (changes: object = {}): Answers => ({
  IntakeFormPage: () => ({
    intakeFormByLink: {
      __typename: 'IntakeFormPage',
      uniqueId: 'secret',
      completed: false,
      form: FORM,
      practice: PRACTICE,
      ...changes,
    },
  }),
});
const saved = (code?: ErrorCode, message = '') => ({
  saveIntakeFormResponse: {
    __typename: 'SaveIntakeFormResponsePayload',
    result: code ? 'failure' : 'success',
    errors: code ? [{ __typename: 'UserError', code, message }] : [],
  },
});
const open = (answers: Answers) =>
  renderPage(
    <Route path="/intake_form/:uniqueId">
      <IntakeFormPage />
    </Route>,
    answers,
    '/intake_form/secret',
  );

async function answerGoal(text: string) {
  const field = (await screen.findByLabelText(/What would you like/)) as HTMLInputElement;
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  return field;
}

const complete = () => fireEvent.click(document.querySelector('.sd-navigation__complete-btn')!);

/** What the renderer measures with and jsdom does not have. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  const css = { escape: (name: string) => name };
  Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver, CSS: css });
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('IntakeFormPage', () => {
  it('sends what was filled in and thanks', async () => {
    const { asked } = open({ ...found(), SaveIntakeFormResponse: () => saved() });
    await answerGoal('Less pain');
    complete();
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeTruthy();
    const { variables } = asked.find(({ operation }) => operation === 'SaveIntakeFormResponse')!;
    expect(variables).toEqual({ uniqueId: 'secret', formData: JSON.stringify({ goal: 'Less pain' }) });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('goes on to the practitioner after 5 seconds', async () => {
    const { visited } = open({ ...found(), SaveIntakeFormResponse: () => saved() });
    await answerGoal('Less pain');
    complete();
    expect(await screen.findByText('We take you to Still Water in 5 seconds.')).toBeTruthy();
    await waitFor(() => expect(visited.at(-1)).toBe('/p/still-water'));
  });

  it('goes on after 5 seconds too where the form has already been completed', async () => {
    const { visited } = open(found({ completed: true, form: null }));
    await screen.findByText('This form has already been completed.');
    await screen.findByText('We take you to Still Water in 5 seconds.');
    await waitFor(() => expect(visited.at(-1)).toBe('/p/still-water'));
  });

  it('counts the 5 seconds down and goes on not before', async () => {
    jest.useFakeTimers();
    try {
      const { visited } = open(found({ completed: true, form: null }));
      await act(() => jest.advanceTimersByTimeAsync(0));
      expect(screen.getByText('We take you to Still Water in 5 seconds.')).toBeTruthy();
      for (let second = 1; second <= 4; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(screen.getByText('We take you to Still Water in 1 second.')).toBeTruthy();
      await act(() => jest.advanceTimersByTimeAsync(900));
      expect(visited.at(-1)).toContain('/intake_form/secret');
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(visited.at(-1)).toBe('/p/still-water');
    } finally {
      jest.useRealTimers();
    }
  });

  it('thanks, and goes on to the website of the practitioner after 5 seconds, or at once by its button', async () => {
    const left: string[] = [];
    // jsdom does not navigate: an unhandled click on a link counts as leaving the application.
    const leave = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (link && !event.defaultPrevented) left.push(link.href);
      event.preventDefault();
    };
    document.addEventListener('click', leave);
    try {
      const practice = { ...PRACTICE, website: 'stillwater.example/welcome' };
      const { visited } = open({ ...found({ practice }), SaveIntakeFormResponse: () => saved() });
      await answerGoal('Less pain');
      complete();
      await screen.findByRole('heading', { name: 'Thank you' });
      screen.getByText('Ines has your answers and will read them before your visit.');
      fireEvent.click(screen.getByRole('link', { name: 'Go to Still Water' }));
      const website = 'https://stillwater.example/welcome';
      expect(left).toEqual([website]);
      await waitFor(() => expect(left).toEqual([website, website]));
      expect(visited.at(-1)).toContain('/intake_form/secret');
    } finally {
      document.removeEventListener('click', leave);
    }
  });

  it('lets the reader stay', async () => {
    const { visited } = open(found({ completed: true, form: null }));
    fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await timePasses(1_500);
    expect(screen.queryByText(/We take you/)).toBeNull();
    expect(visited.at(-1)).toContain('/intake_form/secret');
  });

  it('says: This form has already been completed.', async () => {
    open(found({ completed: true, form: null }));
    expect(await screen.findByText('This form has already been completed.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Still Water' }).getAttribute('href')).toBe('/p/still-water');
  });

  it('says so too when another tab was faster', async () => {
    const message = 'This form has already been completed.';
    open({ ...found(), SaveIntakeFormResponse: () => saved('already_completed', message) });
    await answerGoal('Less pain');
    complete();
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('keeps everything after a failure, and sends it the next time', async () => {
    let times = 0;
    open({
      ...found(),
      SaveIntakeFormResponse: () => {
        times += 1;
        return times === 1 ? saved('rate_limited', 'Too many attempts. Please try again in a few minutes.') : saved();
      },
    });
    const field = await answerGoal('Less pain');
    complete();
    expect(await screen.findByText(/Too many attempts/)).toBeTruthy();
    expect(field.value).toBe('Less pain');
    expect(field.isConnected).toBe(true);
    complete();
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeTruthy();
  });

  it('says when the server could not be reached', async () => {
    open({
      ...found(),
      SaveIntakeFormResponse: () => {
        throw new Error('lost');
      },
    });
    await answerGoal('Less pain');
    complete();
    expect(await screen.findByText(/We couldn't reach the server/)).toBeTruthy();
  });

  it('keeps a draft on this device, says so, and takes it up again', async () => {
    const first = open(found());
    await answerGoal('Half a thought');
    expect(await screen.findByText(/What you typed is kept on this device/)).toBeTruthy();
    first.unmount();
    open(found());
    expect(((await screen.findByLabelText(/What would you like/)) as HTMLInputElement).value).toBe('Half a thought');
    fireEvent.click(screen.getByRole('button', { name: 'Remove it' }));
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('starts empty where the draft is damaged', async () => {
    localStorage.setItem(KEY, '{"answers":');
    open(found());
    expect(((await screen.findByLabelText(/What would you like/)) as HTMLInputElement).value).toBe('');
  });

  it('asks for what is required before anything is sent', async () => {
    const { asked } = open(found());
    await screen.findByLabelText(/What would you like/);
    complete();
    await waitFor(() => expect(document.querySelector('.sd-error')).not.toBeNull());
    expect(asked.map(({ operation }) => operation)).toEqual(['IntakeFormPage']);
  });

  it('does not send answers to questions that no longer apply', async () => {
    localStorage.setItem(KEY, JSON.stringify({ answers: { goal: 'x', medication: false, which: 'secret' }, page: 0 }));
    const { asked } = open({ ...found(), SaveIntakeFormResponse: () => saved() });
    await screen.findByLabelText(/What would you like/);
    complete();
    await screen.findByRole('heading', { name: 'Thank you' });
    const { variables } = asked.find(({ operation }) => operation === 'SaveIntakeFormResponse')!;
    expect(JSON.parse((variables as { formData: string }).formData)).toEqual({ goal: 'x', medication: false });
  });

  it('explains a link that leads nowhere', async () => {
    open({ IntakeFormPage: () => ({ intakeFormByLink: null }) });
    expect(await screen.findByRole('heading', { name: 'Form not found' })).toBeTruthy();
  });

  it('offers another try where the form did not load', async () => {
    open({
      IntakeFormPage: () => {
        throw new Error('down');
      },
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
