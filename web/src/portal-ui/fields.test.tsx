import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod/mini';
import { renderPage } from '../testing/renderPage.js';
import { DateField, TimeField } from './DateTimeFields.js';
import { MoneyInput } from './MoneyInput.js';
import { RichText } from './RichText.js';
import { SettingsPage } from './SettingsPage.js';
import { SortableList } from './SortableList.js';

afterEach(cleanup);

const neverSaved = () => Promise.reject(new Error('Saved'));

describe('a field for money', () => {
  function Price({ currency = 'USD' }: { currency?: string }) {
    const [cents, setCents] = useState<number | null>(9000);
    return (
      <>
        <MoneyInput label="Price" currency={currency} value={cents} onChange={setCents} />
        <output>{String(cents)}</output>
        <button type="button" onClick={() => setCents(100)}>
          Reset
        </button>
      </>
    );
  }
  const field = () => screen.getByRole<HTMLInputElement>('textbox');
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const cents = () => screen.getByRole('status').textContent;

  it('takes what people type and gives hundredths', () => {
    renderPage(<Price />, {});
    expect(field().value).toBe('$90.00');
    type('$1,250.5');
    expect(cents()).toBe('125050');
    fireEvent.blur(field());
    expect(field().value).toBe('$1,250.50');
  });

  it('gives no number for what is no amount, leaves it as it was typed and says what is taken', () => {
    renderPage(<Price />, {});
    type('-90');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.blur(field());
    expect(cents()).toBe('NaN');
    expect(field().value).toBe('-90');
    expect(screen.getByRole('alert').textContent).toBe('Please enter an amount from $0.00 to $9,999,999.99.');
    type('90');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has no cents in a currency without them', () => {
    renderPage(<Price currency="JPY" />, {});
    expect(field().value).toBe('¥90');
    type('90.5');
    expect(cents()).toBe('NaN');
  });

  it('distinguishes an invalid amount from an empty field, so that the form is dirty and cannot be saved', async () => {
    const schema = z.object({ cents: z.nullable(z.number()) });
    const original: z.infer<typeof schema> = { cents: null };
    renderPage(
      <SettingsPage title="Tips" above={[]} {...{ original, schema }} onSave={neverSaved}>
        {({ control }) => (
          <Controller
            name="cents"
            control={control}
            render={({ field: own }) => <MoneyInput label="Price" currency="USD" {...own} />}
          />
        )}
      </SettingsPage>,
      {},
    );
    type('-90');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(field().value).toBe(''));
    type('ninety');
    const save = screen.getByRole<HTMLButtonElement>('button', { name: /Save/ });
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(false));
    expect([field().value, save.disabled]).toEqual(['ninety', true]);
  });

  it('follows a value that is changed elsewhere', () => {
    renderPage(<Price />, {});
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(field().value).toBe('$1.00');
  });
});

describe('fields for dates and times', () => {
  it('hold a day of the practice and know its today', () => {
    const onChange = jest.fn();
    renderPage(
      <DateField label="Starts on" zone="Pacific/Kiritimati" min="today" value="2026-03-08" onChange={onChange} />,
      {},
    );
    const field = screen.getByLabelText<HTMLInputElement>('Starts on');
    const today = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
    expect(field.min).toBe(today);
    fireEvent.change(field, { target: { value: '2026-03-09' } });
    expect(onChange).toHaveBeenCalledWith('2026-03-09');
  });

  it('hold a time of the practice and name its zone', () => {
    const onChange = jest.fn();
    renderPage(
      <TimeField
        label="Starts at"
        zone="America/Denver"
        atMs={Date.UTC(2026, 6, 1)}
        value="09:00"
        onChange={onChange}
      />,
      {},
    );
    const field = screen.getByLabelText<HTMLInputElement>('Starts at');
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toMatch(
      /MDT|Denver|Mountain/,
    );
    fireEvent.change(field, { target: { value: '13:45' } });
    expect(onChange).toHaveBeenCalledWith('13:45');
  });
});

describe('a list that people put in order', () => {
  it('has a handle for each item by its name, and says how it is used', () => {
    renderPage(
      <SortableList
        label="Services"
        items={['Massage', 'Yoga']}
        itemId={(item) => item}
        itemName={(item) => item}
        onSort={() => undefined}
      >
        {(item) => item}
      </SortableList>,
      {},
    );
    const list = within(screen.getByRole('list', { name: 'Services' }));
    const handle = list.getByRole('button', { name: 'Move Yoga' });
    expect(document.getElementById(handle.getAttribute('aria-describedby')!)?.textContent).toMatch(/Press Space/);
  });
});

describe('a rich text', () => {
  it('is named, and its toolbar is one stop of Tab with arrows between its buttons', async () => {
    renderPage(<RichText label="About you" value="<p>Hello</p>" onChange={() => undefined} />, {});
    const toolbar = within(await screen.findByRole('toolbar', { name: 'Format about you' }));
    expect((await screen.findByRole('textbox', { name: 'About you' })).textContent).toBe('Hello');
    const bold = toolbar.getByRole('button', { name: 'Bold' });
    bold.focus();
    fireEvent.keyDown(bold, { key: 'ArrowRight' });
    const italic = toolbar.getByRole('button', { name: 'Italic' });
    expect(document.activeElement).toBe(italic);
    // Tab and Shift+Tab leave it from the current button and return to it.
    expect(toolbar.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([italic]);
    const reaches = (key: string, name: string) => {
      fireEvent.keyDown(document.activeElement!, { key });
      expect(document.activeElement).toBe(toolbar.getByRole('button', { name }));
    };
    reaches('End', 'Link');
    reaches('ArrowRight', 'Bold');
    reaches('ArrowLeft', 'Link');
    reaches('Home', 'Bold');
  });

  it('shows what takes the place of what was typed, such as the original after Cancel', async () => {
    const onChange = jest.fn();
    function Settings() {
      const [html, setHtml] = useState('<p>Typed</p>');
      return (
        <>
          <RichText label="About you" value={html} onChange={onChange} />
          <button type="button" onClick={() => setHtml('<p>Stored</p>')}>
            Cancel
          </button>
        </>
      );
    }
    renderPage(<Settings />, {});
    const text = await screen.findByRole('textbox', { name: 'About you' });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(text.textContent).toBe('Stored');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('says at the text what is wrong with it', async () => {
    function About() {
      const [error, setError] = useState<string | undefined>('Please say something');
      return (
        <>
          <RichText label="About you" value="" onChange={() => undefined} {...(error && { error })} />
          <button type="button" onClick={() => setError(undefined)}>
            Check
          </button>
        </>
      );
    }
    renderPage(<About />, {});
    const text = await screen.findByRole('textbox', { name: 'About you' });
    expect(text.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(text.getAttribute('aria-describedby')!)?.textContent).toBe('Please say something');
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    await waitFor(() => expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull());
  });

  it('keeps of what it is given only what the server keeps', async () => {
    const onChange = jest.fn();
    renderPage(
      <RichText
        label="About you"
        value="<h1>Title</h1><p><strong>Bold</strong> <s>gone</s> <code>code</code></p><img src='x'><hr>"
        onChange={onChange}
      />,
      {},
    );
    const text = await screen.findByRole('textbox', { name: 'About you' });
    expect(text.querySelector('strong')?.textContent).toBe('Bold');
    expect(text.querySelector('h1, s, code, img:not([class]), hr')).toBeNull();
  });
});
