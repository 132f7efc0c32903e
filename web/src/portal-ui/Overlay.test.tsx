import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { lazyPart } from '../lib/lazyPage.js';
import { renderPage } from '../testing/renderPage.js';
import { Dialog } from '../ui/Dialog.js';
import { PartBoundary } from '../ui/PartBoundary.js';
import { ToastRegion } from '../ui/ToastRegion.js';
import { NOT_OPENED, Overlay } from './Overlay.js';

function Question({ onClose }: { onClose: () => void }) {
  return <Dialog open title="A question" onClose={onClose} />;
}

/** A part whose chunk does not load at first. */
const failingOnce = () => {
  let failed = false;
  return lazyPart(async () => {
    if (failed) return Question;
    failed = true;
    throw new TypeError('Failed to fetch dynamically imported module');
  });
};

beforeEach(() => {
  // React reports what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('what opens over a page, in a chunk that does not load', () => {
  const Part = failingOnce();
  function Page() {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <input aria-label="Note" />
        <button type="button" onClick={() => setOpen(true)}>
          Ask
        </button>
        {open && (
          <Overlay onClose={close}>
            <Part onClose={close} />
          </Overlay>
        )}
        <ToastRegion />
      </>
    );
  }

  it('says so, leaves the page with what was typed there, and opens when it is tried again', async () => {
    renderPage(<Page />, {});
    const field = screen.getByLabelText<HTMLInputElement>('Note');
    fireEvent.change(field, { target: { value: 'Left knee' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByText(NOT_OPENED);
    expect([field.isConnected, field.value]).toEqual([true, 'Left knee']);
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByRole('dialog', { name: 'A question' });
  });
});

describe('a part of a page, in a chunk that does not load', () => {
  const Part = failingOnce();

  it('says so in its place, and shows it when it is tried again', async () => {
    renderPage(
      <main>
        <h1>A page</h1>
        <PartBoundary title="This part did not load" waiting={<p>Loading</p>}>
          <Part onClose={() => undefined} />
        </PartBoundary>
      </main>,
      {},
    );
    await screen.findByText('This part did not load');
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'A question' })).toBeTruthy());
  });
});
