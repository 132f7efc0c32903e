import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { LineCut, renderPage } from '../testing/renderPage.js';
import { ClientPicker } from './ClientPicker.js';
import { ANSWERS, card, field, GRACE, onChange, open, option, PRACTICE, start } from './testing/clientPicker.js';

afterEach(() => {
  cleanup();
  onChange.mockReset();
});

describe('a client who is chosen', () => {
  it('takes who is there already, and says when they cannot be reached', async () => {
    start(ANSWERS, { initial: 'iris' });
    const alert = await card().findByRole('alert');
    expect(alert.textContent).toBe('No email or phone on file. Add one');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/portal/clients?client=iris');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  });

  it.each([
    ['phone number', { phone: PRACTICE.phone }],
    ['email', { email: 'maya@example.org' }],
    ['phone number and email', { phone: PRACTICE.phone, email: PRACTICE.email }],
  ])('says to edit the client whose %s is the practice’s own', async (what, own) => {
    start(
      { ...ANSWERS, ChosenClient: () => ({ client: { ...GRACE, ...own }, currentPractice: PRACTICE }) },
      { initial: 'grace' },
    );
    const alert = await card().findByRole('alert');
    expect(alert.textContent).toBe(`This client has your own ${what} on file. Edit the client in the directory`);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  });

  it('shows no problem if client and practice both have no phone', async () => {
    const noPhones = () => ({ client: { ...GRACE, phone: null }, currentPractice: { ...PRACTICE, phone: null } });
    start({ ...ANSWERS, ChosenClient: noPhones }, { initial: 'grace' });
    await card().findByText('Grace Okafor');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is taken back, and the field has the focus', async () => {
    start(ANSWERS, { initial: 'grace' });
    await card().findByText('Grace Okafor');
    fireEvent.click(card().getByRole('button', { name: 'Change client' }));
    expect(onChange).toHaveBeenCalledWith('');
    expect(document.activeElement).toBe(field());
  });

  it('does not take the focus when the form puts another client there', async () => {
    function Form() {
      const [value, setValue] = useState('');
      return (
        <>
          <ClientPicker value={value} onChange={setValue} />
          <button type="button" onClick={() => setValue('')}>
            Cancel
          </button>
        </>
      );
    }
    renderPage(<Form />, ANSWERS);
    await open();
    fireEvent.click(await option(/Grace/));
    await within(await screen.findByRole('group', { name: 'Client' })).findByText('Grace Okafor');
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    cancel.focus();
    fireEvent.click(cancel);
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(cancel);
  });

  it('tries again where the chosen one did not load, and says when there is no such client', async () => {
    let broken = true;
    const first = start(
      {
        ...ANSWERS,
        ChosenClient: () => {
          if (broken) throw new LineCut();
          return { client: GRACE, currentPractice: PRACTICE };
        },
      },
      { initial: 'grace' },
    );
    await card().findByText('This client did not load.');
    broken = false;
    fireEvent.click(card().getByRole('button', { name: 'Try again' }));
    await card().findByText('Grace Okafor');
    first.unmount();
    start(ANSWERS, { initial: 'gone' });
    await card().findByText('This client is no longer in your directory.');
  });

  it('does not report a client as removed if the lookup fails', async () => {
    start(
      {
        ...ANSWERS,
        ChosenClient: () => {
          throw Object.assign(new Error('down'), { data: { client: null, currentPractice: PRACTICE } });
        },
      },
      { initial: 'grace' },
    );
    await card().findByText('This client did not load.');
    expect(card().queryByText(/no longer in your directory/)).toBeNull();
  });
});
