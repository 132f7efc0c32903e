import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage, type Answers, type RenderedPage } from '../../../../testing/renderPage.js';
import { ToastRegion } from '../../../../ui/ToastRegion.js';
import { dismissToast } from '../../../../lib/toasts.js';
import { PersonalPage } from './PersonalPage.js';

const ACCOUNT = {
  ...{ __typename: 'User', id: 'u', name: 'Ines Duarte', firstName: 'Ines', email: 'ines@example.com' },
  ...{ phone: '+16045550134', gender: null, customGender: null, dob: null, pendingEmail: null },
};
const changed = (own: object = {}, errors: object[] = []) => ({
  updatePersonalSettings: {
    ...{ __typename: 'UpdatePersonalSettingsPayload', result: errors.length ? 'failure' : 'success', errors },
    user: errors.length ? null : { ...ACCOUNT, ...own },
  },
});

const start = (answers: Answers = {}) =>
  renderPage(
    <>
      <PersonalPage />
      <ToastRegion />
    </>,
    { PersonalSettings: () => ({ currentUser: ACCOUNT }), ...answers },
    '/portal/settings/personal',
  );
const region = (name: string) => within(screen.getByRole('region', { name }));
async function edit(name: string) {
  await screen.findByText('ines@example.com');
  fireEvent.click(region(name).getByRole('button', { name: `Edit ${name.toLowerCase()}` }));
  return region(name);
}
const type = (place: ReturnType<typeof region>, label: string, value: string) =>
  fireEvent.change(place.getByLabelText(label), { target: { value } });
async function save(place: ReturnType<typeof region>) {
  const button = place.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
}
const sent = ({ asked }: RenderedPage) =>
  asked.filter(({ operation }) => operation === 'UpdatePersonalSettings').map(({ variables }) => variables);

afterEach(() => {
  for (let id = 1; id < 60; id++) dismissToast(id);
  cleanup();
});

describe('the personal account', () => {
  it('is read, and edited one thing at a time; only that is sent', async () => {
    const page = start({ UpdatePersonalSettings: () => changed({ name: 'Ana Sousa', firstName: 'Ana' }) });
    const place = await edit('Name');
    expect(document.activeElement).toBe(place.getByLabelText('Your name'));
    type(place, 'Your name', 'Ana Sousa');
    await save(place);
    await screen.findByText('Your settings have been saved.');
    expect(sent(page)).toEqual([{ name: 'Ana Sousa' }]);
    await region('Name').findByText('Ana Sousa');
    await waitFor(() => expect(document.activeElement).toBe(region('Name').getByRole('button', { name: 'Edit name' })));
  });

  it('keeps a name of one character from being saved', async () => {
    start();
    const place = await edit('Name');
    type(place, 'Your name', 'I');
    fireEvent.blur(place.getByLabelText('Your name'));
    await place.findByText('The name needs at least 2 characters.');
    expect(place.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  });

  it('is as it was after Cancel or Escape, and says that changes are gone', async () => {
    start();
    const place = await edit('Name');
    type(place, 'Your name', 'Ana Sousa');
    fireEvent.keyDown(place.getByLabelText('Your name'), { key: 'Escape' });
    await screen.findByText('Your changes have been discarded.');
    await region('Name').findByText('Ines Duarte');
  });

  it('takes a gender in own words', async () => {
    const page = start({ UpdatePersonalSettings: () => changed({ gender: 'Custom', customGender: 'Agender' }) });
    const place = await edit('Gender');
    const options = within(place.getByLabelText('Your gender')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Choose', 'Female', 'Male', 'Custom']);
    fireEvent.change(place.getByLabelText('Your gender'), { target: { value: 'Custom' } });
    fireEvent.change(await place.findByLabelText('In your own words'), { target: { value: 'Agender' } });
    await save(place);
    await region('Gender').findByText('Agender');
    expect(sent(page)).toEqual([{ gender: 'Custom', customGender: 'Agender' }]);
  });

  it('takes a day of birth and a phone', async () => {
    const page = start({ UpdatePersonalSettings: () => changed({ dob: '1984-03-09' }) });
    const birth = await edit('Date of birth');
    type(birth, 'Your date of birth', '1984-03-09');
    await save(birth);
    await region('Date of birth').findByText('March 9, 1984');
    const phone = await edit('Phone');
    type(phone, 'Your phone', '(604) 555-0199');
    await save(phone);
    await waitFor(() => expect(sent(page)).toEqual([{ dob: '1984-03-09' }, { phone: '+16045550199' }]));
  });

  it('says that a new address waits for its link', async () => {
    const page = start({ UpdatePersonalSettings: () => changed({ pendingEmail: 'new@example.com' }) });
    const place = await edit('Email');
    type(place, 'New email address', 'new@example.com');
    type(place, 'Your current password', 'a secret');
    await save(place);
    await region('Email').findByText(/^new@example\.com waits for the link/);
    expect(region('Email').getByText('ines@example.com', { exact: false })).toBeTruthy();
    expect(sent(page)).toEqual([{ email: 'new@example.com', currentPassword: 'a secret' }]);
  });

  it('wants the new password twice, and shows what the server says of the current one', async () => {
    const message = 'This is not your current password.';
    const error = { __typename: 'UserError', code: 'wrong_password', message, field: 'currentPassword' };
    const page = start({ UpdatePersonalSettings: () => changed({}, [error]) });
    const place = await edit('Password');
    type(place, 'Your current password', 'a wrong secret');
    type(place, 'New password', 'nine quick river otters');
    type(place, 'New password again', 'nine quick river');
    fireEvent.blur(place.getByLabelText('New password again'));
    await place.findByText('Your password and password confirmation do not match.');
    expect(place.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    type(place, 'New password again', 'nine quick river otters');
    await save(place);
    await place.findByText(message);
    expect(sent(page)).toEqual([
      {
        ...{ currentPassword: 'a wrong secret', password: 'nine quick river otters' },
        passwordConfirmation: 'nine quick river otters',
      },
    ]);
    expect(place.getByLabelText<HTMLInputElement>('New password').value).toBe('nine quick river otters');
  });

  it('leads to the sessions and to the end of the account', async () => {
    start();
    const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await href('Where you are logged in')).toBe('/account/sessions');
    expect(await href('Delete your account')).toBe('/account/delete');
  });
});
