import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Providers } from '../app/Providers.js';
import '../testing/renderPage.js';
import { Gallery } from './Gallery.js';
import { createGalleryClient } from './galleryClient.js';

const SRC = join(import.meta.dirname, '..');

const start = (at = '/gallery') => {
  const [path = '', searchPath = ''] = at.split('?');
  const { hook, searchHook } = memoryLocation({ path, searchPath });
  return render(
    <Providers client={createGalleryClient()}>
      <Router {...{ hook, searchHook }}>
        <Gallery />
      </Router>
    </Providers>,
  );
};
/**
 * Colours and sizes are seen in a browser only (e2e/portal-parts).
 * @param where what is looked at
 */
const violations = async (where: Document | HTMLElement = document) => {
  const found = await axe.run(where, { rules: { 'color-contrast': { enabled: false } } });
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

// As gallery.html has them.
beforeAll(() => {
  document.title = 'Gallery';
  document.documentElement.lang = 'en';
});
afterEach(cleanup);

describe('the gallery of parts', () => {
  it('shows all of them, and axe finds nothing serious', async () => {
    start();
    await screen.findByRole('textbox', { name: 'About you' });
    await screen.findByText('This client did not load.');
    await screen.findByText(/your own phone number on file/);
    expect(await violations()).toEqual([]);
  });

  it.each(['list', 'settings'])('has the page of kind %s', async (page) => {
    start(`/gallery?page=${page}`);
    screen.getByRole('heading', { level: 1 });
    expect(await violations()).toEqual([]);
  });

  it('has the page that waits for its code', async () => {
    start('/gallery?page=waiting');
    screen.getByText('Loading');
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['Dialog', 'dialog'],
    ['Drawer', 'dialog'],
    ['ConfirmDialog', 'alertdialog'],
    ['ConfirmDialog, pending', 'alertdialog'],
    ['ConfirmDialog, failed', 'alertdialog'],
    ['FlyoutForm', 'dialog'],
    ['VersionsFlyout', 'dialog'],
  ])('opens its %s', async (opener, role) => {
    start();
    fireEvent.click(screen.getByRole('button', { name: opener }));
    const opened = await screen.findByRole(role);
    // The rest of the gallery is checked above: all of it takes half a minute while other tests run.
    await waitFor(async () => expect(await violations(opened)).toEqual([]));
  });

  it('leaves no part out', () => {
    const read = (folder: string) => readdirSync(join(SRC, folder)).filter((name) => /^[A-Z]\w+\.tsx$/.test(name));
    const shown = read('gallery')
      .filter((name) => !name.endsWith('.test.tsx'))
      .map((name) => readFileSync(join(SRC, 'gallery', name), 'utf8'))
      .join('\n');
    const parts = ['ui', 'portal-ui'].flatMap((folder) =>
      read(folder)
        .filter((name) => !name.endsWith('.test.tsx'))
        .map((name) => `${folder}/${name.replace(/\.tsx$/, '')}`),
    );
    expect(parts.filter((part) => !shown.includes(`../${part}.js`) && !WITHIN_OTHERS.has(part))).toEqual([]);
  });
});

/** What only other parts are made of, or has no look of its own. */
const WITHIN_OTHERS = new Set([
  ...['ui/Combobox', 'ui/ErrorBoundary', 'ui/Field', 'ui/PartBoundary', 'ui/Toaster', 'portal-ui/Overlay'],
  ...['Absent', 'ChosenClientCard', 'ColumnMenu', 'DiscardQuestion', 'FilePlace'].map((part) => `portal-ui/${part}`),
  ...['RichTextEditor', 'RichTextLink', 'RichTextToolbar'].map((part) => `portal-ui/${part}`),
  ...['RowCards', 'RowControls', 'TableBar', 'TableFoot', 'TableRows'].map((part) => `portal-ui/${part}`),
]);
