import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { z } from 'zod/mini';
import { renderPage, type Answers } from '../testing/renderPage.js';
import { TextField } from '../ui/TextField.js';
import { ToastRegion } from '../ui/ToastRegion.js';
import { dismissToast } from '../lib/toasts.js';
import { SettingsPage } from './SettingsPage.js';
import { refused, saved, SaveThing } from '../testing/thing.js';
import { useAction } from '../lib/useAction.js';

const original = { name: 'Maya' };
const schema = z.object({ name: z.string().check(z.minLength(2, 'Name is required')) });

function NameSettings() {
  const save = useAction(SaveThing, {
    success: 'Settings updated successfully.',
    failure: 'Please try again later.',
    fields: ['name'],
    shown: 'inline',
  });
  return (
    <>
      <SettingsPage
        title="Name"
        above={[{ label: 'Settings', href: '/portal/settings' }]}
        {...{ original, schema }}
        onSave={save.run}
      >
        {({ register, formState: { errors } }) => (
          <TextField label="Name" {...register('name')} error={errors.name?.message} />
        )}
      </SettingsPage>
      <ToastRegion />
    </>
  );
}

const start = (answers: Answers = {}) => renderPage(<NameSettings />, answers, '/portal/settings/name');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

afterEach(() => {
  for (let id = 1; id < 40; id++) dismissToast(id);
  cleanup();
});

describe('a page of settings', () => {
  it('says where it stands', () => {
    start();
    const path = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(path.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/portal/settings');
    expect(path.getByText('Name').getAttribute('aria-current')).toBe('page');
    screen.getByRole('heading', { level: 1, name: 'Name' });
  });

  it('goes back to the original with Cancel, and says that changes are gone', async () => {
    start();
    expect(button('Cancel').disabled).toBe(true);
    type('Maya R');
    await waitFor(() => expect(button('Save').disabled).toBe(false));
    fireEvent.click(button('Cancel'));
    await screen.findByText('Your changes have been discarded.');
    expect(field().value).toBe('Maya');
    await waitFor(() => expect(button('Save').disabled).toBe(true));
    expect(button('Cancel').disabled).toBe(true);
  });

  it('takes what was saved as the new original', async () => {
    start({ SaveThing: () => saved('Maya R') });
    type('Maya R');
    await waitFor(() => expect(button('Save').disabled).toBe(false));
    fireEvent.click(button('Save'));
    await screen.findByText('Settings updated successfully.');
    await waitFor(() => expect(button('Cancel').disabled).toBe(true));
    expect(field().value).toBe('Maya R');
  });

  it('keeps what was typed when it is refused', async () => {
    start({ SaveThing: () => refused({ message: 'Not now.' }) });
    type('Maya R');
    await waitFor(() => expect(button('Save').disabled).toBe(false));
    fireEvent.click(button('Save'));
    await screen.findByText('Not now.');
    expect(field().value).toBe('Maya R');
  });

  it('asks before a link leaves it with changes', async () => {
    const page = start();
    type('Maya R');
    await waitFor(() => expect(button('Save').disabled).toBe(false));
    fireEvent.click(screen.getByRole('link', { name: 'Settings' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
    expect(page.visited.at(-1)).toBe('/portal/settings/name');
    fireEvent.click(question.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(page.visited.at(-1)).toBe('/portal/settings'));
  });
});
