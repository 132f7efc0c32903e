import { describe, expect } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { moveToTop } from './support/sorting.js';
import { journey, useBrowser } from './support/stage.js';

const PHOTO = fileURLToPath(new URL('../web/public/icon-512.png', import.meta.url));
const TYPES = [
  ['Short answer', 'Your name for us'],
  ['Long answer', 'Tell us more'],
  ['Yes or no', 'Have you been here before?'],
  ['One choice', 'Which time suits you?'],
  ['Several choices', 'What do you like?'],
  ['One choice from a list', 'How did you find us?'],
  ['Several choices from a list', 'Which languages?'],
  ['Rating', 'How do you feel?'],
  ['Ranking', 'What matters most?'],
  ['Several short answers', 'Your contacts'],
  ['Table with one choice per row', 'How often?'],
  ['Table of answers', 'Your week'],
  ['Table that clients add rows to', 'Your meals'],
  ['Signature', 'Sign here'],
  ['Group', 'A group'],
  ['Group that clients can repeat', 'Operations'],
] as const;

describe('The intake-form builder', () => {
  useBrowser();

  journey('a form with every type of question is built by keyboard, previewed and kept', async (stage) => {
    const practice = await openPractice({ charges: false });
    const page = await stage.visitor();
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.goto('/portal/settings/intake_forms');
    await page.getByRole('heading', { name: 'Page 1' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add a page' }).click();
    const added = page.getByRole('region', { name: 'Page 4' });
    const dialog = page.getByRole('dialog');
    for (const [kind, title] of TYPES) {
      await added.getByRole('button', { name: 'Add a question' }).last().focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: kind, exact: true }).click();
      await dialog.getByLabel(/^(Question|Title of the group)/).fill(title);
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
      await added.getByText(title, { exact: true }).waitFor();
    }
    await page.getByText('All changes saved').waitFor();

    await added.getByRole('button', { name: 'Add a question' }).last().click();
    await page.getByRole('menuitem', { name: 'Image', exact: true }).click();
    const image = dialog.getByLabel('Image', { exact: true });
    await image.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no image') });
    await dialog.getByText(/not an image that we can use/).waitFor();
    await image.setInputFiles(PHOTO);
    await dialog.getByLabel('What the image shows').fill('The treatment room');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('All changes saved').waitFor();

    // Moves the last question to the first place by keyboard only.
    await moveToTop(page, 'Operations', TYPES.length + 1);
    const first = page.getByRole('region', { name: 'Page 4' }).getByRole('listitem').first();
    await first.getByText('Operations', { exact: true }).waitFor();
    await page.getByText('All changes saved').waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByText('About you').first().waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    await first.getByText('Operations', { exact: true }).waitFor();
  });
});
