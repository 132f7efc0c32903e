import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'wouter';
import { z } from 'zod/mini';
import { renderPage, type Answers } from '../testing/renderPage.js';
import { TextField } from '../ui/TextField.js';
import { ToastRegion } from '../ui/ToastRegion.js';
import { dismissToast } from '../lib/toasts.js';
import { FlyoutForm } from './FlyoutForm.js';
import { refused, saved, SaveThing } from '../testing/thing.js';
import { useAction } from '../lib/useAction.js';

const original = { name: 'Maya', email: 'maya@example.org' };
const schema = z.object({
  name: z.string().check(z.minLength(2, 'Name is required')),
  email: z.string(),
});
const named = z.object({ name: z.string().check(z.minLength(2, 'Name is required')) });
const never = () => new Promise<never>(() => undefined);
const onClose = jest.fn();

function ThingFlyout() {
  const save = useAction(SaveThing, {
    success: 'Thing saved.',
    failure: 'There was an error saving your thing',
    fields: ['name', 'email'],
    shown: 'inline',
  });
  return (
    <>
      <Link href="/elsewhere">Elsewhere</Link>
      <FlyoutForm open title="Edit thing" {...{ original, schema, onClose }} onSave={save.run}>
        {({ register, formState: { errors } }) => (
          <>
            <TextField label="Name" {...register('name')} error={errors.name?.message} />
            <TextField label="Email" {...register('email')} error={errors.email?.message} />
          </>
        )}
      </FlyoutForm>
      <ToastRegion />
    </>
  );
}

const start = (answers: Answers = {}) => renderPage(<ThingFlyout />, answers, '/things');
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const type = (value: string) => fireEvent.change(name(), { target: { value } });
const savable = (expected: boolean) => waitFor(() => expect(saveButton().disabled).toBe(!expected));
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));

afterEach(() => {
  for (let id = 1; id < 40; id++) dismissToast(id);
  cleanup();
  onClose.mockReset();
});

describe('a form in a flyout', () => {
  it('can be saved only while it differs from what is stored', async () => {
    start();
    await screen.findByRole('dialog', { name: 'Edit thing' });
    expect(saveButton().disabled).toBe(true);
    type('Maya R');
    await savable(true);
    type('Maya');
    await savable(false);
  });

  it('cannot be saved while a rule is broken, and says which', async () => {
    start();
    await screen.findByRole('dialog');
    type('M');
    fireEvent.blur(name());
    await screen.findByText('Name is required');
    await savable(false);
  });

  it('saves, says so and closes', async () => {
    const page = start({ SaveThing: () => saved('Maya R') });
    await screen.findByRole('dialog');
    type('Maya R');
    await savable(true);
    fireEvent.click(saveButton());
    await screen.findByText('Thing saved.');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(page.asked[0]?.variables).toEqual({ name: 'Maya R', email: 'maya@example.org' });
  });

  it('shows the error of a failed save next to its buttons, outside the scrolled fields', async () => {
    start({ SaveThing: () => refused({ message: 'Try later.' }) });
    await screen.findByRole('dialog');
    type('Maya R');
    await savable(true);
    fireEvent.click(saveButton());
    const problem = await screen.findByText('Try later.');
    expect([problem.closest('form'), saveButton().closest('form')]).toEqual([null, null]);
  });

  it('leaves the focus to a field that takes it, and says nothing of it before it is left', async () => {
    renderPage(
      <FlyoutForm open title="New thing" original={{ name: '' }} {...{ schema: named, onClose }} onSave={never}>
        {({ register, formState: { errors } }) => (
          <TextField label="Name" autoFocus {...register('name')} error={errors.name?.message} />
        )}
      </FlyoutForm>,
      {},
    );
    await screen.findByRole('dialog', { name: 'New thing' });
    // The dialog gives the focus to something in it a frame later.
    for (let frame = 0; frame < 5; frame += 1) await act(() => new Promise((done) => requestAnimationFrame(done)));
    expect(document.activeElement).toBe(name());
    expect(screen.queryByText('Name is required')).toBeNull();
  });

  it('keeps what was typed when it is refused, each reason at its field', async () => {
    start({
      SaveThing: () => refused({ message: 'This name is taken.', field: 'input.name' }, { message: 'Try later.' }),
    });
    await screen.findByRole('dialog');
    type('Maya R');
    await savable(true);
    fireEvent.click(saveButton());
    await screen.findByText('This name is taken.');
    screen.getByText('Try later.');
    expect(name().value).toBe('Maya R');
    expect(name().getAttribute('aria-invalid')).toBe('true');
    expect(onClose).not.toHaveBeenCalled();
    type('Maya Q');
    await savable(true);
  });

  it('goes back to the original with Cancel, and says that changes are gone', async () => {
    start();
    await screen.findByRole('dialog');
    type('Maya R');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('Your changes have been discarded.');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes without a word when nothing was changed', async () => {
    start();
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Your changes have been discarded.')).toBeNull();
  });

  it('asks before Close loses changes, and goes on when editing is preferred', async () => {
    start();
    await screen.findByRole('dialog');
    type('Maya R');
    await savable(true);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click((await question()).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    expect(name().value).toBe('Maya R');
  });

  it('asks before a link leaves it, and goes there when changes are given up', async () => {
    const page = start();
    await screen.findByRole('dialog');
    type('Maya R');
    await savable(true);
    fireEvent.click(screen.getByText('Elsewhere'));
    const asked = await question();
    expect(page.visited.at(-1)).toBe('/things');
    fireEvent.click(asked.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(page.visited.at(-1)).toBe('/elsewhere'));
  });

  it('has the browser ask before the page is closed, as long as there is something to lose', async () => {
    start();
    await screen.findByRole('dialog');
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    type('Maya R');
    await savable(true);
    expect(closing()).toBe(true);
  });

  it('asks before Back leaves it, and stays at its address meanwhile', async () => {
    window.history.pushState(null, '', '/before');
    window.history.pushState(null, '', '/things');
    start();
    await screen.findByRole('dialog');
    type('Maya R');
    await savable(true);
    window.history.back();
    const asked = await question();
    expect(window.location.pathname).toBe('/things');
    fireEvent.click(asked.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(window.location.pathname).toBe('/before'));
  });

  it('stays, when Back is answered by editing on, at the address that the page has by now', async () => {
    window.history.pushState(null, '', '/before');
    window.history.pushState(null, '', '/things');
    start();
    await screen.findByRole('dialog');
    type('Maya R');
    await savable(true);
    // A filter behind the flyout, after the first change in it.
    window.history.replaceState({ filtered: true }, '', '/things?tab=2');
    window.history.back();
    fireEvent.click((await question()).getByRole('button', { name: 'Keep editing' }));
    expect(window.location.pathname + window.location.search).toBe('/things?tab=2');
    expect(window.history.state).toEqual({ filtered: true });
    window.history.pushState(null, '', '/things?tab=3');
    window.history.back();
    await question();
    expect(window.location.search).toBe('?tab=3');
  });
});
