import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { useRowKeys } from './useRowKeys.js';

afterEach(cleanup);

function Rows() {
  const frame = useRef<HTMLDivElement>(null);
  const { active, onKeyDown, onFocus } = useRowKeys(frame, 3, () => undefined);
  return (
    <div ref={frame} onKeyDown={onKeyDown} onFocus={onFocus}>
      {[0, 1, 2].map((row) => (
        <div key={row} data-row={row}>
          <button data-row-control="open" tabIndex={row === active ? 0 : -1}>
            Row {row}
          </button>
        </div>
      ))}
    </div>
  );
}

/** Draws the rows again, and a key is pressed before the effects of that have run, as happens on a busy machine. */
function Page({ press }: { press?: string }) {
  useLayoutEffect(() => {
    if (press) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: press, bubbles: true }));
  }, [press]);
  return <Rows />;
}

it('moves the focus when a key is pressed while the rows are being drawn', () => {
  const { rerender } = render(<Page />);
  screen.getByText('Row 2').focus();
  rerender(<Page press="Home" />);
  expect(document.activeElement?.textContent).toBe('Row 0');
});

it('leaves the focus where it went after a key at the first row', () => {
  const page = () => (
    <>
      <input aria-label="Search" />
      <Rows />
    </>
  );
  const { rerender } = render(page());
  screen.getByText('Row 0').focus();
  fireEvent.keyDown(screen.getByText('Row 0'), { key: 'ArrowUp' });
  screen.getByLabelText('Search').focus();
  rerender(page());
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});
