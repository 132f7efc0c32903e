import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../testing/renderPage.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { useKeptFocus } from './useKeptFocus.js';

function Request({ name, onDone }: { name: string; onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <article aria-label={name}>
      <button type="button" onClick={onDone}>
        Confirm {name}
      </button>
      <button type="button" onClick={() => setAsking(true)}>
        Decline {name}
      </button>
      <ConfirmDialog
        open={asking}
        title={`Decline ${name}?`}
        confirm="Decline request"
        onConfirm={onDone}
        onClose={() => setAsking(false)}
      />
    </article>
  );
}

function Requests() {
  const [names, setNames] = useState(['Ada', 'Bea', 'Cyd']);
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <main id="main" tabIndex={-1}>
      <div {...kept}>
        {names.map((name) => (
          <Request key={name} name={name} onDone={() => setNames(names.filter((other) => other !== name))} />
        ))}
      </div>
    </main>
  );
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const focused = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article', { name })));

afterEach(cleanup);

describe('the focus in a list whose items leave', () => {
  it('goes to the item that took the place, then to the one before, then to the page', async () => {
    renderPage(<Requests />, {});
    press('Confirm Bea');
    await focused('Cyd');
    press('Confirm Cyd');
    await focused('Ada');
    press('Confirm Ada');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('does so after a question about the item, too', async () => {
    renderPage(<Requests />, {});
    press('Decline Ada');
    const question = within(await screen.findByRole('alertdialog', { name: 'Decline Ada?' }));
    await waitFor(() =>
      expect(question.getByRole('button', { name: 'Close' }).ownerDocument.activeElement).not.toBe(document.body),
    );
    const confirm = question.getByRole('button', { name: 'Decline request' });
    confirm.focus();
    fireEvent.click(confirm);
    await focused('Bea');
  });

  it('stays where it is when another item leaves', async () => {
    renderPage(<Requests />, {});
    screen.getByRole('button', { name: 'Confirm Cyd' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Confirm Ada' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Confirm Cyd' }));
  });
});
