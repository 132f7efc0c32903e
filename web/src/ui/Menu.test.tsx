import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/renderPage.js';
import { Menu } from './Menu.js';
import { frames } from '../testing/moments.js';

afterEach(cleanup);

const page = (
  <>
    <button type="button">Before</button>
    <Menu
      trigger={<button type="button">Account</button>}
      entries={[{ label: 'Log out', onSelect: () => undefined }]}
    />
    <button type="button">After</button>
  </>
);

describe('a menu', () => {
  // Where the focus goes is the browser's (e2e/keyboard.e2e.ts).
  it.each(['{Enter}{Tab}', '{Enter}{Shift>}{Tab}{/Shift}'])(
    'is closed by %s in the frame in which it opens',
    async (keys) => {
      const user = userEvent.setup({ delay: null });
      renderPage(page, {});
      screen.getByRole('button', { name: 'Account' }).focus();
      await user.keyboard(keys);
      await frames(8);
      expect(screen.queryByRole('menu')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Account' }));
      const item = await screen.findByRole('menuitem', { name: 'Log out' });
      await waitFor(() => expect(item.closest('[inert]')).toBeNull());
      await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'));
    },
  );
});
