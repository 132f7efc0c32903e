import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Router, useLocation } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { renderPage } from '../testing/renderPage.js';
import { Design } from '../theme/Design.js';
import { Dialog, Drawer } from './Dialog.js';
import { SuggestField } from './SuggestField.js';
import { ToastRegion } from './ToastRegion.js';
import { showToast } from '../lib/toasts.js';
import { frames } from '../testing/moments.js';

/** What belongs to the frame of pages, with a way to another page that does not close it by itself. */
function FrameWithDrawer({ onClosed }: { onClosed?: () => void }) {
  const [open, setOpen] = useState(true);
  const [text, setText] = useState('');
  const [, navigate] = useLocation();
  return (
    <>
      <Drawer
        open={open}
        onClose={() => {
          setOpen(false);
          onClosed?.();
        }}
        title="Menu"
      >
        <button type="button" onClick={() => navigate('/p/willow')}>
          Another page
        </button>
        <button type="button" onClick={() => navigate('/?sort=rating')}>
          The same page
        </button>
        <SuggestField
          label="What?"
          placeholder=""
          icon="search"
          value={text}
          onChange={setText}
          options={[{ id: 'massage', label: 'Massage' }]}
          onPick={() => undefined}
        />
      </Drawer>
      <ToastRegion />
    </>
  );
}

const menu = () => screen.queryByRole('dialog', { name: 'Menu' });

afterEach(cleanup);

describe('what lies over a page', () => {
  it('closes when another page is opened, as by the back button of the browser', async () => {
    renderPage(<FrameWithDrawer />, {});
    fireEvent.click(await screen.findByRole('button', { name: 'The same page' }));
    await aMoment();
    expect(menu()).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Another page' }));
    await waitFor(() => expect(menu()).toBeNull());
  });

  it('lets Escape close the suggestions in it first', async () => {
    const closed: string[] = [];
    renderPage(<FrameWithDrawer onClosed={() => closed.push('drawer')} />, {});
    const field = await screen.findByRole('combobox', { name: 'What?' });
    fireEvent.focus(field);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    await aMoment();
    fireEvent.keyDown(field, { key: 'Escape' });
    await aMoment();
    expect({ list: field.getAttribute('aria-expanded'), closed }).toEqual({ list: 'false', closed: [] });
    fireEvent.keyDown(field, { key: 'Escape' });
    await waitFor(() => expect(menu()).toBeNull());
  });

  it('stays when a message above it is pressed', async () => {
    renderPage(<FrameWithDrawer />, {});
    await screen.findByRole('dialog', { name: 'Menu' });
    await aMoment();
    act(() => void showToast('Your card was declined.', 'error'));
    const message = await screen.findByText('Your card was declined.');
    press(message);
    await aMoment();
    expect(menu()).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    press(document.body);
    await waitFor(() => expect(menu()).toBeNull());
  });

  it('hides the page from assistive technology, and no message', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    render(
      <Router hook={memoryLocation({ path: '/' }).hook}>
        <h1>The page</h1>
        <FrameWithDrawer />
      </Router>,
      { container: root, wrapper: Design },
    );
    await screen.findByRole('dialog', { name: 'Menu' });
    await aMoment();
    expect(screen.queryByRole('heading', { name: 'The page' })).toBeNull();
    act(() => void showToast('Appointment accepted'));
    expect((await screen.findByRole('status')).textContent).toContain('Appointment accepted');
    screen.getByRole('button', { name: 'Dismiss' });
  });

  it('stays open as an alertdialog when the user presses outside it', async () => {
    const closed: string[] = [];
    const opened = (role: 'dialog' | 'alertdialog') => (
      <Dialog open role={role} title="Sure?" onClose={() => closed.push(role)} />
    );
    const { rerender } = render(opened('alertdialog'), { wrapper: Design });
    await screen.findByRole('alertdialog', { name: 'Sure?' });
    await aMoment();
    press(document.body);
    await aMoment();
    expect(closed).toEqual([]);
    rerender(opened('dialog'));
    press(document.body);
    await waitFor(() => expect(new Set(closed)).toEqual(new Set(['dialog'])));
  });
});

/** It listens to keys and presses elsewhere a moment after it is open, and goes a moment after it is closed. */
const aMoment = () => frames(8);

function press(target: Element): void {
  fireEvent.pointerDown(target, { pointerType: 'mouse', button: 0 });
  fireEvent.click(target);
}

describe('a dialog with a field that takes the focus', () => {
  function Opener() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Find
        </button>
        {open && (
          <Dialog open title="Finder" onClose={() => setOpen(false)}>
            <input autoFocus aria-label="What?" />
          </Dialog>
        )}
      </>
    );
  }

  it('gives it back to what opened it, each time', async () => {
    renderPage(<Opener />, {});
    const opener = screen.getByRole('button', { name: 'Find' });
    for (let time = 0; time < 2; time += 1) {
      opener.focus();
      fireEvent.click(opener);
      const field = await screen.findByLabelText('What?');
      await waitFor(() => expect(document.activeElement).toBe(field));
      await waitFor(() => expect(opener.closest('[aria-hidden=true]')).not.toBeNull());
      fireEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(document.activeElement).toBe(opener));
    }
  });
});
