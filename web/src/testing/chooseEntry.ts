import { expect } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';

/** Opens the menu behind a button and chooses an entry by the keyboard. */
export async function chooseEntry(button: string, entry: string): Promise<void> {
  // The menu of the choice before leaves the page when it has closed.
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('menuitem', { name: entry });
  // It listens to keys from its next frame on, and takes a letter that comes within 350 ms for the second one of a name.
  await waitFor(
    () => {
      if (screen.getByRole('menuitem', { name: entry }).hasAttribute('data-highlighted')) return;
      // Where several begin with the letter, each press goes on to the next.
      fireEvent.keyDown(screen.getByRole('menu'), { key: entry.charAt(0).toLowerCase() });
      throw new Error(`“${entry}” is not highlighted yet.`);
    },
    { interval: 400 },
  );
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Enter' });
}
