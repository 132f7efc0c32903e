import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violationsOf } from './support/accessibility.js';
import { useGallery } from './support/gallery.js';
import { journey, useBrowser } from './support/stage.js';
import { sidewaysScroll } from './support/widths.js';

const SCREENS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

describe('The parts of the portal in a real browser', () => {
  useBrowser();
  const gallery = useGallery();
  const open = async (page: Page, search = '') => {
    await page.goto(gallery() + search);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (search !== '') return;
    // What comes late would move what is below it.
    await page.getByRole('textbox', { name: 'About you' }).waitFor();
    await page.getByText('This client did not load.').waitFor();
  };

  for (const [size, viewport] of Object.entries(SCREENS)) {
    journey(`hold for axe and fit the screen in every state (${size})`, async (stage) => {
      stage.expectComplaint(/404/);
      const page = await stage.visitor({ viewport });
      for (const search of ['', '?page=list', '?page=settings']) {
        await open(page, search);
        expect(await violationsOf(page)).toEqual([]);
      }
      expect(await sidewaysScroll(page, [viewport.width, 320])).toEqual({});
      await open(page);
      expect(await sidewaysScroll(page, [viewport.width])).toEqual({});
    });
  }

  journey('a table of a thousand rows draws few of them, and the keyboard reaches them all', async (stage) => {
    stage.expectComplaint(/404/);
    const page = await stage.visitor({ viewport: SCREENS.desktop });
    await open(page);
    const table = page.getByRole('table', { name: 'All clients' });
    const rows = () => table.locator('tbody tr[data-row]').count();
    expect(await table.getAttribute('aria-rowcount')).toBe('2001');
    expect(await rows()).toBeLessThan(60);
    await table.getByRole('button', { name: 'Client 0001' }).focus();
    await page.keyboard.press('ArrowDown');
    expect(await focusedText(page)).toBe('Client 0002');
    await page.keyboard.press('End');
    await expectFocus(page, 'Client 1000');
    expect(await rows()).toBeLessThan(60);
    await page.keyboard.press('PageUp');
    await expectFocus(page, 'Client 0990');
    await page.keyboard.press('Enter');
    await page.getByLabel('Opened of All clients').getByText('Client 0990').waitFor();
    // The wheel, or a finger, far from the row that has the focus, which stays drawn.
    await table.locator('..').evaluate((frame) => frame.scrollTo(0, frame.scrollHeight / 2));
    await table.getByRole('button', { name: 'Client 0500' }).waitFor();
    expect(await rows()).toBeLessThan(60);
    await page.keyboard.press('Home');
    await expectFocus(page, 'Client 0001');
  });

  journey('a flyout asks before Back and Forward leave it, and keeps what was typed', async (stage) => {
    stage.expectComplaint(/404/);
    const page = await stage.visitor({ viewport: SCREENS.desktop });
    await open(page, '?page=list');
    await open(page);
    await page.getByRole('button', { name: 'FlyoutForm' }).click();
    const flyout = page.getByRole('dialog', { name: 'Edit profile' });
    const name = flyout.getByRole('textbox', { name: 'Name' });
    await name.fill('Maya Rivers');
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    // A step within the page, to go back from and forward to.
    await page.evaluate(() => history.pushState(null, '', '#forward'));
    await page.goBack();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(page.url()).toContain('#forward');
    expect(await name.inputValue()).toBe('Maya Rivers');
    await page.goBack();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await question.waitFor({ state: 'hidden' });
    await page.waitForURL((url) => url.hash === '');
    // The page is the same, so the flyout is still there, with what is stored.
    expect(await name.inputValue()).toBe('Maya');
    // What was put back in the place of the step stays in front; going there asks again, and nothing is lost.
    await name.fill('Maya Brooks');
    await page.goForward();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'hidden' });
    await page.waitForURL((url) => url.hash === '');
    expect(await name.inputValue()).toBe('Maya Brooks');
    await page.goBack();
    await question.getByRole('button', { name: 'Keep editing' }).waitFor();
  });

  journey('an item of a list is dragged to its place', async (stage) => {
    stage.expectComplaint(/404/);
    const page = await stage.visitor({ viewport: SCREENS.desktop });
    await open(page);
    const list = page.getByRole('list', { name: 'Services' });
    await list.scrollIntoViewIfNeeded();
    const from = (await list.getByRole('button', { name: 'Move Massage' }).boundingBox())!;
    const to = (await list.getByRole('button', { name: 'Move Reiki' }).boundingBox())!;
    await page.mouse.move(from.x + 5, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(from.x + 5, from.y + 30, { steps: 4 });
    await page.mouse.move(to.x + 5, to.y + 12, { steps: 8 });
    await page.mouse.up();
    await page.getByText('Massage is put down at place 3 of 4.').waitFor({ state: 'attached' });
    expect((await list.getByRole('listitem').allInnerTexts()).slice(0, 3)).toEqual(['Yoga', 'Reiki', 'Massage']);
  });

  journey('the editor of rich text works under the production policy', async (stage) => {
    stage.expectComplaint(/404/);
    const page = await stage.visitor({ viewport: SCREENS.desktop });
    const answer = await page.goto(gallery());
    await page.getByText('This client did not load.').waitFor();
    expect(answer?.headers()['content-security-policy']).toMatch(/style-src 'self'; /);
    const text = page.getByRole('textbox', { name: 'About you' });
    await text.click();
    await page.keyboard.press('Control+End');
    await drawn(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Book ');
    const toolbar = page.getByRole('toolbar', { name: 'Format about you' });
    await toolbar.getByRole('button', { name: 'Bold' }).click();
    await drawn(page);
    await page.keyboard.type('now');
    await toolbar.getByRole('button', { name: 'Link' }).click();
    await page.getByRole('textbox', { name: 'Link to' }).fill('example.com');
    await page.keyboard.press('Enter');
    await drawn(page);
    await page.keyboard.type(' please');
    const html = page.locator('output[data-html]');
    expect(await html.getAttribute('data-html')).toMatch(
      /<p>Book <strong>now<\/strong>.*href="https:\/\/example\.com"/,
    );
    // Rules that the browser refused would leave the caret and the lists without their look, and complaints.
    expect(await text.locator('ul').evaluate((list) => getComputedStyle(list).listStyleType)).toBe('disc');
  });
});

/** The editor reads the selection, and takes the focus back, with the next frame. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

async function expectFocus(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => document.activeElement?.textContent?.trim() === wanted, text);
}
