import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { frames } from '../testing/moments.js';
import { useCloseOnBack } from './useCloseOnBack.js';

function Layer({ name, onClose }: { name: string; onClose: () => void }) {
  useCloseOnBack(true, onClose);
  return (
    <button type="button" onClick={onClose}>
      Close {name}
    </button>
  );
}

/** A page with a menu, from which a question opens: over it, or in its place. */
function Page() {
  const [open, setOpen] = useState<string[]>([]);
  const without = (name: string) => () => setOpen((names) => names.filter((other) => other !== name));
  return (
    <>
      <button type="button" onClick={() => setOpen(['menu'])}>
        Menu
      </button>
      <button type="button" onClick={() => setOpen(['menu', 'question'])}>
        Question over it
      </button>
      <button type="button" onClick={() => setOpen(['question'])}>
        Question in its place
      </button>
      {open.map((name) => (
        <Layer key={name} name={name} onClose={without(name)} />
      ))}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const openLayers = () => screen.queryAllByText(/^Close/).map(({ textContent }) => textContent?.slice(6));
const step = () => window.history.state as { step?: string; layers?: number };
const layersAre = (count: number) => waitFor(() => expect(step().layers ?? 0).toBe(count));

beforeEach(() => {
  window.history.pushState({ step: 'before' }, '', '/before');
  window.history.pushState({ step: 'page' }, '', '/page');
});
afterEach(cleanup);

describe('Back', () => {
  it('closes what lies over the page, one layer at a time, and leaves the page after that', async () => {
    render(<Page />);
    press('Question over it');
    await layersAre(2);
    window.history.back();
    await waitFor(() => expect(openLayers()).toEqual(['menu']));
    window.history.back();
    await waitFor(() => expect(openLayers()).toEqual([]));
    expect(step()).toEqual({ step: 'page' });
    window.history.back();
    await waitFor(() => expect(step()).toEqual({ step: 'before' }));
  });

  it('leaves the page at once when the layer was closed on the page', async () => {
    render(<Page />);
    press('Menu');
    await layersAre(1);
    press('Close menu');
    await layersAre(0);
    expect(step()).toEqual({ step: 'page' });
    window.history.back();
    await waitFor(() => expect(step()).toEqual({ step: 'before' }));
  });

  it('closes a layer that has taken the place of another', async () => {
    render(<Page />);
    press('Menu');
    await layersAre(1);
    press('Question in its place');
    await layersAre(1);
    expect(openLayers()).toEqual(['question']);
    window.history.back();
    await waitFor(() => expect(openLayers()).toEqual([]));
    expect(step()).toEqual({ step: 'page' });
  });

  it('does nothing if the open layer has its own history entry', async () => {
    window.history.replaceState({ step: 'page', openedHere: true }, '');
    render(<Page />);
    press('Menu');
    await frames();
    expect(step()).toEqual({ step: 'page', openedHere: true });
  });
});
