import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { dismissToast } from '../../../lib/toasts.js';
import { chooseEntry } from '../../../testing/chooseEntry.js';
import { type Answers, renderPage } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import type { Site } from '../../site/siteDocument.js';
import { OnePageBuilderPage } from './OnePageBuilderPage.js';
import { SiteBuilderPage } from './SiteBuilderPage.js';

const PRACTICE = {
  ...{ __typename: 'Practice', id: 'p', timeZone: 'America/Vancouver', websiteUrl: 'https://stillwater.example' },
  ...{ name: 'Still Water', slug: 'still-water', active: true, title: 'Massage therapist', headline: 'Rest well.' },
  ...{ about: '<p>Since 2012.</p>', practitionerFirstName: 'Ines', photoUrl: null, defaultCurrency: 'CAD' },
  ...{ reviewsAverage: 0, reviewsCount: 0, services: [], locations: [] },
  galleryImages: [{ __typename: 'GalleryImage', id: 'image-a', url: '/a.jpg', altText: 'The room' }],
  reviews: { __typename: 'ReviewConnection', edges: [] },
};
const stored = (own: object = {}) => ({
  ownWebsite: {
    ...{ __typename: 'OwnWebsite', builder: 'v2', document: null, saveNo: 0, publishedDocument: null, versions: [] },
    ...own,
  },
  currentPractice: PRACTICE,
});
const succeeded = (name: string, rest: object = {}) => ({
  [name]: { __typename: 'WebsiteDraftPayload', result: 'success', errors: [], ...rest },
});
const published = (document: string) =>
  succeeded('publishWebsite', {
    website: {
      ...{ __typename: 'OwnWebsite', builder: 'v2', document, saveNo: 1, publishedDocument: document },
      versions: [{ __typename: 'WebsiteVersion', version: 1, publishedAt: '2027-01-04T12:00:00Z' }],
    },
  });
const open = (page: ReactElement, answers: Answers) =>
  renderPage(
    <>
      {page}
      <ToastRegion />
    </>,
    { OwnWebsite: () => stored(), SaveWebsiteDraft: () => succeeded('saveWebsiteDraft'), ...answers },
    '/portal/website_v2/builder',
  );
type Page = ReturnType<typeof open>;
const sent = ({ asked }: Page, name: string) =>
  asked.filter(({ operation }) => operation === name).map(({ variables }) => variables as Record<string, unknown>);
const lastSite = (page: Page): Site => JSON.parse(sent(page, 'SaveWebsiteDraft').at(-1)!['document'] as string);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const blocks = () =>
  within(screen.getByRole('list', { name: /^Blocks of/ }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')!.textContent);

/** What the drawer measures with and jsdom does not have. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => {
  Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });
});
afterEach(() => {
  for (let id = 1; id < 30; id++) dismissToast(id);
  cleanup();
});

describe('the builder of blocks', () => {
  it('begins with pages that follow from the profile, shown as visitors see them', async () => {
    open(<SiteBuilderPage />, {});
    await screen.findByRole('list', { name: 'Blocks of Home' });
    expect(blocks()).toEqual(['Still Water', 'About Ines', 'Services', 'Find a time that suits you']);
    const canvas = within(screen.getByRole('region', { name: 'Your website' }));
    canvas.getByRole('heading', { name: 'Still Water' });
    fireEvent.click(canvas.getByRole('link', { name: 'Contact' }));
    expect(blocks()).toEqual(['Where and when']);
    expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('https://stillwater.example');
  });

  it('adds, edits and deletes blocks, undoes it, and saves each change by itself', async () => {
    const page = open(<SiteBuilderPage />, {});
    await screen.findByRole('list', { name: 'Blocks of Home' });
    await chooseEntry('Add a block', 'Quote');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Quote' }), {
      target: { value: 'I slept like a stone.' },
    });
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(false));
    press('Add');
    await waitFor(() => expect(blocks().at(-1)).toBe('I slept like a stone.'));
    await screen.findByText('All changes saved');
    expect(lastSite(page).pages[0]!.blocks.at(-1)).toEqual({
      ...{ id: 'block-1', type: 'quote', text: 'I slept like a stone.', by: '' },
    });
    press('Delete I slept like a stone.');
    await waitFor(() => expect(blocks()).toHaveLength(4));
    press('Undo');
    await waitFor(() => expect(blocks()).toHaveLength(5));
  });

  it('publishes what is saved, and offers nothing to publish then', async () => {
    let document = '';
    const page = open(<SiteBuilderPage />, {
      SaveWebsiteDraft: (variables) => {
        document = String(variables['document']);
        return succeeded('saveWebsiteDraft');
      },
      PublishWebsite: () => published(document),
    });
    await screen.findByRole('list', { name: 'Blocks of Home' });
    // What follows from the profile is saved with it.
    press('Publish');
    await screen.findByText('Your website is published');
    expect(sent(page, 'SaveWebsiteDraft').map(({ saveNo }) => saveNo)).toEqual([1]);
    expect(sent(page, 'PublishWebsite')).toEqual([{ builder: 'v2', saveNo: 1 }]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true);
  });

  it('brings back a version that was published', async () => {
    const earlier: Site = {
      theme: { colorAccent: null, buttonStyle: null, fonts: [] },
      pages: [
        {
          ...{ id: 'home', path: '', title: 'Home', inMenu: true },
          blocks: [{ id: 'old', type: 'quote', text: 'The old words', by: '' }],
        },
      ],
    };
    open(<SiteBuilderPage />, {
      OwnWebsite: () =>
        stored({ versions: [{ __typename: 'WebsiteVersion', version: 1, publishedAt: '2027-01-04T12:00:00Z' }] }),
      WebsiteVersionOf: () => ({ websiteVersion: JSON.stringify(earlier) }),
    });
    await screen.findByRole('list', { name: 'Blocks of Home' });
    await chooseEntry('More', 'Earlier versions');
    fireEvent.click(await screen.findByRole('button', { name: 'Bring back version 1' }));
    await waitFor(() => expect(blocks()).toEqual(['The old words']));
  });

  it('adds a page whose address follows from its title', async () => {
    const page = open(<SiteBuilderPage />, {});
    await screen.findByRole('list', { name: 'Blocks of Home' });
    await chooseEntry('More', 'Pages');
    fireEvent.click(await screen.findByRole('button', { name: 'Add a page' }));
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'About' } });
    fireEvent.blur(screen.getByLabelText('Title'));
    await screen.findByText('Another page has this address.');
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Prenatal care' } });
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(false));
    press('Add');
    await waitFor(() => expect(lastSite(page).pages.at(-1)).toMatchObject({ path: 'prenatal-care', inMenu: true }));
  });

  it('says that it did not load', async () => {
    let down = true;
    open(<SiteBuilderPage />, {
      OwnWebsite: () => {
        if (down) throw new Error('Catalog sleeps.');
        return stored();
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    fireEvent.click(again);
    await screen.findByRole('list', { name: 'Blocks of Home' });
  });
});

describe('the builder of one page', () => {
  it('publishes what the form says', async () => {
    const page = open(<OnePageBuilderPage />, { PublishWebsite: () => published('') });
    fireEvent.change(await screen.findByLabelText('Heading'), { target: { value: 'Calm' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Services and prices' }));
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false));
    press('Save');
    await screen.findByText('Your website is published');
    const [hero, ...sections] = lastSite(page).pages[0]!.blocks;
    expect(hero).toMatchObject({ type: 'hero', heading: 'Calm', text: 'Rest well.', imageId: 'image-a' });
    expect(sections.map(({ type }) => type)).toEqual(['about', 'contact']);
    expect(sent(page, 'PublishWebsite')).toEqual([{ builder: 'v1', saveNo: 1 }]);
  });

  it('keeps what was typed where it is not published, and says why', async () => {
    open(<OnePageBuilderPage />, {
      SaveWebsiteDraft: () => ({
        saveWebsiteDraft: {
          ...{ __typename: 'WebsiteDraftPayload', result: 'failure' },
          errors: [{ __typename: 'UserError', code: 'invalid_document', message: 'Too large.', field: 'document' }],
        },
      }),
    });
    fireEvent.change(await screen.findByLabelText('Heading'), { target: { value: 'Calm' } });
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false));
    press('Save');
    await screen.findByText('Too large.');
    expect(screen.getByLabelText<HTMLInputElement>('Heading').value).toBe('Calm');
  });
});
