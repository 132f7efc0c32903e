import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { CONNECTION_MESSAGE } from './userErrors.js';
import { LineCut, renderPage, type Answers } from '../testing/renderPage.js';
import { ToastRegion } from '../ui/ToastRegion.js';
import { dismissToast } from './toasts.js';
import { refused, saved, SaveThing } from '../testing/thing.js';
import { STILL_UNDER_WAY, useAction, type ActionOptions, type ActionOutcome } from './useAction.js';

type Options = ActionOptions<
  NonNullable<(typeof SaveThing)['__apiType']> extends (variables: never) => infer Data ? Data : never,
  { name: string; email?: string }
>;

let outcomes: ActionOutcome[];

function Probe({ options }: { options: Options }) {
  const save = useAction(SaveThing, options);
  const run = async () => void outcomes.push(await save.run({ name: 'Maya' }));
  return (
    <>
      <button type="button" onClick={run}>
        {save.pending ? 'Saving' : 'Save'}
      </button>
      <button type="button" onClick={async () => void outcomes.push(await save.run({ name: 'Iris' }))}>
        Save another
      </button>
      <p data-testid="message">{save.message}</p>
      <p data-testid="name">{save.fieldErrors['name']}</p>
      <ToastRegion />
    </>
  );
}

const FAILURE = 'There was an error saving your thing';
const start = (answers: Answers, options: Partial<Options> = {}) => {
  outcomes = [];
  return renderPage(<Probe options={{ failure: FAILURE, success: 'Thing saved.', ...options }} />, answers);
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const toast = async (message: string) => {
  const [shown] = await screen.findAllByText(message, { selector: '[role=status] p' });
  return shown;
};

afterEach(() => {
  for (let id = 1; id < 40; id++) dismissToast(id);
  cleanup();
});

describe('useAction', () => {
  it('shows a success toast and returns the payload', async () => {
    start({ SaveThing: () => saved('Maya') });
    save();
    await toast('Thing saved.');
    expect(outcomes).toMatchObject([{ ok: true, payload: { thing: { name: 'Maya' } } }]);
  });

  it('words the success by what came back', async () => {
    start({ SaveThing: () => saved('Maya') }, { success: ({ thing }) => `“${thing?.name}” was saved.` });
    save();
    await toast('“Maya” was saved.');
  });

  it('joins the reasons of the server into one message', async () => {
    start({ SaveThing: () => refused({ message: 'Too long.' }, { message: 'Too dear.' }) });
    save();
    await toast('Too long. Too dear.');
    expect(screen.getByTestId('message').textContent).toBe('Too long. Too dear.');
  });

  it('appends the reasons to its own words where the specification does', async () => {
    start({ SaveThing: () => refused({ message: 'Too long.' }) }, { reasons: 'appended' });
    save();
    await toast(`${FAILURE}: Too long.`);
  });

  it('shows only the first reason if firstReasonOnly is set', async () => {
    start(
      { SaveThing: () => refused({ message: 'Too long.' }, { message: 'Too dear.' }) },
      { reasons: 'appended', firstReasonOnly: true },
    );
    save();
    await toast(`${FAILURE}: Too long.`);
  });

  it('falls back to its own words when the server gives no reason', async () => {
    start({ SaveThing: () => refused() }, { reasons: 'appended' });
    save();
    await toast(FAILURE);
  });

  it('appends its word for an unknown reason when the server gives none', async () => {
    start({ SaveThing: () => refused() }, { reasons: 'appended', unknownReason: 'unknown error' });
    save();
    await toast(`${FAILURE}: unknown error`);
  });

  it('takes the refusal which says that it is done already for a success', async () => {
    const answer = refused({ code: 'already_cancelled', message: 'It is cancelled.' });
    start({ SaveThing: () => answer }, { alreadyDone: 'already_cancelled' });
    save();
    await toast('Thing saved.');
    expect(outcomes).toMatchObject([{ ok: true }]);
  });

  it('takes no other refusal for a success', async () => {
    const answer = refused({ code: 'invalid', message: 'Too long.' });
    start({ SaveThing: () => answer }, { alreadyDone: 'already_cancelled' });
    save();
    await toast('Too long.');
  });

  it('shows the possible outcome when the response was lost', async () => {
    const cut = () => {
      throw new LineCut();
    };
    start({ SaveThing: cut }, { unanswered: 'Nothing is saved twice.', unknownReason: 'unknown error' });
    save();
    await toast(`Nothing is saved twice. ${CONNECTION_MESSAGE}`);
  });

  it('says that the connection was lost, whatever its own words are', async () => {
    start({
      SaveThing: () => {
        throw new LineCut();
      },
    });
    save();
    await toast(CONNECTION_MESSAGE);
  });

  it('keeps the reasons of fields out of the message and gives them by field', async () => {
    const answer = refused({ message: 'Name is required', field: 'input.name' }, { message: 'Too dear.' });
    start({ SaveThing: () => answer }, { fields: ['name'], shown: 'inline' });
    save();
    await screen.findByText('Name is required');
    expect(screen.getByTestId('message').textContent).toBe('Too dear.');
    expect(outcomes).toMatchObject([{ ok: false, message: 'Too dear.', fieldErrors: { name: 'Name is required' } }]);
    expect(screen.queryByText('Too dear.', { selector: '[role=status] p' })).toBeNull();
  });

  it('is done once however often it is asked for while it is under way', async () => {
    const page = start({ SaveThing: () => saved('Maya') });
    const button = screen.getByRole('button', { name: 'Save' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(outcomes).toHaveLength(2));
    expect(page.asked.map(({ operation }) => operation)).toEqual(['SaveThing']);
    expect(screen.getByRole('button', { name: 'Save' })).toBe(button);
  });

  it('does not take another thing for the one that is under way', async () => {
    const page = start({ SaveThing: () => saved('Maya') });
    save();
    fireEvent.click(screen.getByRole('button', { name: 'Save another' }));
    await toast(STILL_UNDER_WAY);
    await toast('Thing saved.');
    expect(outcomes).toMatchObject([{ ok: false, message: STILL_UNDER_WAY }, { ok: true }]);
    expect(page.asked.map(({ variables }) => variables)).toEqual([{ name: 'Maya' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Save another' }));
    await waitFor(() => expect(outcomes).toHaveLength(3));
    expect(page.asked.at(-1)?.variables).toEqual({ name: 'Iris' });
  });

  it('forgets the refusal when it is tried again', async () => {
    const answers = [refused({ message: 'Too long.' }), saved('Maya')];
    start({ SaveThing: () => answers.shift()! }, { shown: 'inline' });
    save();
    await screen.findByText('Too long.');
    save();
    await toast('Thing saved.');
    expect(screen.getByTestId('message').textContent).toBe('');
  });
});
