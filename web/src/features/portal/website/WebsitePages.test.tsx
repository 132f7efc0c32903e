import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { PortalPages } from '../../../portal-ui/PortalPages.js';
import { dismissToast } from '../../../lib/toasts.js';
import { type Answers, renderPage } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { DomainPage } from './DomainPage.js';
import { WebsitePage } from './WebsitePage.js';
import { WebsiteSettingsPage } from './WebsiteSettingsPage.js';

const RECORDS = [
  { __typename: 'DomainRecord', type: 'CNAME', name: 'stillwater.com', value: 'sites.yarrow.example', ttl: 300 },
  { __typename: 'DomainRecord', type: 'TXT', name: '_yarrow.stillwater.com', value: 'proof-of-control', ttl: 300 },
];
const domainOf = (own: object = {}) => ({
  ...{ __typename: 'CustomDomain', domain: 'stillwater.com', status: 'activating', problem: null, checkedAt: null },
  records: RECORDS,
  ...own,
});
const portalDomain = (websiteDomain: object | null, own: object = {}) => ({
  currentPractice: {
    ...{ __typename: 'Practice', id: 'p', timeZone: 'America/Vancouver', customDomainsOffered: true, websiteDomain },
    ...own,
  },
});
const failed = (name: string, field: string | null, message: string, rest: object = {}) => ({
  [name]: {
    ...{ __typename: 'Payload', result: 'failure', errors: [{ __typename: 'UserError', code: 'x', message, field }] },
    ...rest,
  },
});
const succeeded = (name: string, rest: object) => ({
  [name]: { __typename: 'Payload', result: 'success', errors: [], ...rest },
});
const open = (page: ReactElement, answers: Answers, at: string) =>
  renderPage(
    <PortalPages value={() => true}>
      {page}
      <ToastRegion />
    </PortalPages>,
    answers,
    at,
  );
const openDomain = (answers: Answers) => open(<DomainPage />, answers, '/portal/website/domain');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  for (let id = 1; id < 30; id++) dismissToast(id);
  cleanup();
});

describe('the hub of the website', () => {
  it.each([
    [false, '/portal/website/builder'],
    [true, '/portal/website_v2/builder'],
  ])('has the cards of the builder in use and the domain (version 2: %s)', async (usingBuilderV2, builder) => {
    const WebsiteHub = () => ({ currentPractice: { __typename: 'Practice', id: 'p', usingBuilderV2 } });
    open(<WebsitePage />, { WebsiteHub }, '/portal/website');
    await waitFor(() => {
      const links = screen
        .getAllByRole('link')
        .map((link) => [link.querySelector('strong')?.textContent, link.getAttribute('href')]);
      expect(links).toEqual([
        ['Website Builder', builder],
        ['Domain', '/portal/website/domain'],
      ]);
    });
  });
});

describe('the domain of the website', () => {
  it('is entered, refused at its field, and then shown with the records that it needs', async () => {
    let tries = 0;
    const { asked } = openDomain({
      PortalDomain: () => portalDomain(null),
      DomainStatusOf: () => ({ domainStatus: 'activating' }),
      UpsertCustomDomain: () => {
        tries += 1;
        if (tries === 1) return failed('upsertCustomDomain', 'domain', 'This is no domain.', { practice: null });
        const practice = { __typename: 'Practice', id: 'p', websiteDomain: domainOf() };
        return succeeded('upsertCustomDomain', { practice });
      },
    });
    fireEvent.change(await screen.findByLabelText('Domain'), { target: { value: ' stillwater ' } });
    press('Connect domain');
    await screen.findByText('This is no domain.');
    fireEvent.change(screen.getByLabelText('Domain'), { target: { value: 'stillwater.com' } });
    press('Connect domain');
    const records = within(await screen.findByRole('region', { name: 'Records' })).getAllByRole('listitem');
    expect(records.map((record) => record.textContent)).toEqual([
      expect.stringMatching(/CNAME.*stillwater\.com.*sites\.yarrow\.example.*300/),
      expect.stringMatching(/TXT.*_yarrow\.stillwater\.com.*proof-of-control.*300/),
    ]);
    await screen.findByText('Activating');
    const sent = asked.filter(({ operation }) => operation === 'UpsertCustomDomain').map(({ variables }) => variables);
    expect(sent).toEqual([{ domain: 'stillwater' }, { domain: 'stillwater.com' }]);
  });

  it('is Processing until its status is known, and Active when the check says so', async () => {
    let answer: (status: object) => void = () => undefined;
    let domain = domainOf();
    openDomain({
      PortalDomain: () => portalDomain(domain),
      DomainStatusOf: () => new Promise<object>((resolve) => (answer = resolve)),
    });
    await screen.findByText('Processing');
    domain = domainOf({ status: 'active' });
    answer({ domainStatus: 'active' });
    await screen.findByText('Active');
    // The page itself follows.
    await screen.findByRole('link', { name: 'stillwater.com' });
  });

  it('shows Error where the status does not come, and why the last check failed', async () => {
    const checked = { problem: 'points_elsewhere', checkedAt: '2027-01-05T03:30:00Z' };
    openDomain({
      PortalDomain: () => portalDomain(domainOf(checked)),
      DomainStatusOf: () => {
        throw new Error('Catalog sleeps.');
      },
    });
    await screen.findByText('Error');
    screen.getByText(/The domain leads to another server\..*Last checked .*Jan 4/);
  });

  it('has its records set by the widget of the domain provider where there is one', async () => {
    const meta = document.createElement('meta');
    Object.assign(meta, { name: 'domain-widget', content: 'https://widget.example/entri.js' });
    meta.dataset['appId'] = 'yarrow';
    document.head.append(meta);
    const shown: object[] = [];
    window.entri = { showEntri: (configuration) => void shown.push(configuration) };
    const { asked } = openDomain({
      PortalDomain: () => portalDomain(domainOf()),
      DomainStatusOf: () => ({ domainStatus: 'activating' }),
      DomainProviderToken: () => succeeded('domainProviderJwtToken', { jwtToken: 'signed' }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Set them for me' }));
    await waitFor(() =>
      expect(shown).toEqual([
        {
          ...{ applicationId: 'yarrow', token: 'signed', prefilledDomain: 'stillwater.com' },
          dnsRecords: [
            { type: 'CNAME', host: 'stillwater.com', value: 'sites.yarrow.example', ttl: 300 },
            { type: 'TXT', host: '_yarrow.stillwater.com', value: 'proof-of-control', ttl: 300 },
          ],
        },
      ]),
    );
    const before = asked.filter(({ operation }) => operation === 'DomainStatusOf').length;
    window.dispatchEvent(new CustomEvent('onEntriClose', { detail: { success: true } }));
    await waitFor(() =>
      expect(asked.filter(({ operation }) => operation === 'DomainStatusOf').length).toBeGreaterThan(before),
    );
    delete window.entri;
    meta.remove();
  });

  it('is removed after a question, which says what went wrong', async () => {
    let down = true;
    openDomain({
      PortalDomain: () => portalDomain(domainOf()),
      DomainStatusOf: () => ({ domainStatus: 'activating' }),
      DeleteCustomDomain: () => {
        if (down) throw new Error('Catalog sleeps.');
        return succeeded('deleteCustomDomain', { practice: { __typename: 'Practice', id: 'p', websiteDomain: null } });
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove domain' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove stillwater.com?' }));
    fireEvent.click(question.getByRole('button', { name: 'Remove domain' }));
    await question.findByText('There was an error deleting your custom domain.');
    down = false;
    fireEvent.click(question.getByRole('button', { name: 'Remove domain' }));
    await screen.findByText('Domain removed');
    await screen.findByRole('button', { name: 'Connect domain' });
  });

  it('says that it did not load, that creating it failed, and that the platform has none', async () => {
    let down = true;
    openDomain({
      PortalDomain: () => {
        if (down) throw new Error('Catalog sleeps.');
        return portalDomain(null);
      },
      UpsertCustomDomain: () => {
        throw new Error('Catalog sleeps.');
      },
    });
    await screen.findByText('There was an error getting your custom domain.');
    down = false;
    press('Try again');
    fireEvent.change(await screen.findByLabelText('Domain'), { target: { value: 'stillwater.com' } });
    press('Connect domain');
    await screen.findByText('Error creating custom domain');
    cleanup();
    openDomain({ PortalDomain: () => portalDomain(null, { customDomainsOffered: false }) });
    await screen.findByText('No domains of your own here');
  });
});

describe('the settings of the website', () => {
  const METADATA = { __typename: 'WebsiteMetadata', id: 'm', title: '', description: '', ogSiteName: '' };
  const settings = (own: object = {}) => ({
    currentPractice: {
      ...{ __typename: 'Practice', id: 'p', name: 'Still Water', usingBuilderV2: false, builderSwitchable: true },
      ...{
        websiteDomain: null,
        websiteMetadata: { ...METADATA, primaryModality: '' },
        headScripts: '',
        bodyScripts: '',
      },
      ...own,
    },
  });
  const openSettings = (answers: Answers = {}, own: object = {}) =>
    open(<WebsiteSettingsPage />, { WebsiteSettings: () => settings(own), ...answers }, '/portal/website/settings');
  const realFetch = globalThis.fetch;
  /** @returns the paths that are called from now on */
  const answerBuilder = (body: object) => {
    const called: string[] = [];
    globalThis.fetch = (async (path: string) => {
      called.push(path);
      return { status: 200, json: async () => body };
    }) as never;
    return called;
  };

  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('fill title and description with suggestions, and are stored by one button', async () => {
    const { asked } = openSettings({
      GenerateSiteMetadata: () =>
        succeeded('generateSiteMetadata', { title: 'Massage in Vancouver | Still Water', description: 'Book online.' }),
      UpsertWebsiteMetadata: ({ input }) =>
        succeeded('upsertWebsiteMetadata', {
          practice: {
            __typename: 'Practice',
            id: 'p',
            websiteMetadata: { ...METADATA, primaryModality: '', ...Object(input) },
          },
        }),
      UpdatePracticeScripts: (scripts) =>
        succeeded('updatePracticeScripts', { practice: { __typename: 'Practice', id: 'p', ...scripts } }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Suggest title and description' }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Massage in Vancouver | Still Water'),
    );
    fireEvent.change(screen.getByLabelText(/^In the head/), { target: { value: '<script>track()</script>' } });
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false));
    press('Save');
    await screen.findByText('Settings updated successfully.');
    const sent = (name: string) => asked.find(({ operation }) => operation === name)?.variables;
    expect(sent('UpsertWebsiteMetadata')).toEqual({
      input: {
        ...{
          title: 'Massage in Vancouver | Still Water',
          description: 'Book online.',
          ogSiteName: '',
          primaryModality: '',
        },
      },
    });
    expect(sent('UpdatePracticeScripts')).toEqual({ headScripts: '<script>track()</script>', bodyScripts: '' });
  });

  it('keep what was typed where saving fails, and send nothing that did not change', async () => {
    const { asked } = openSettings({
      UpdatePracticeScripts: () =>
        failed('updatePracticeScripts', 'headScripts', 'Please use less.', { practice: null }),
    });
    fireEvent.change(await screen.findByLabelText(/^In the head/), { target: { value: '<script></script>' } });
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false));
    press('Save');
    await screen.findByText('Please use less.');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^In the head/).value).toBe('<script></script>');
    expect(asked.map(({ operation }) => operation)).not.toContain('UpsertWebsiteMetadata');
  });

  it('make the other version of the builder live, or say that it failed', async () => {
    answerBuilder({ success: false });
    openSettings();
    fireEvent.click(await screen.findByRole('button', { name: 'Make Live: Version 2 (beta)' }));
    await screen.findByText('Failed to switch page builder version');
    const called = answerBuilder({ success: true });
    press('Make Live: Version 2 (beta)');
    await screen.findByText('Version 2 of your website is live');
    expect(called).toEqual(['/portal/builder_version/switch_to_v2']);
    await screen.findByRole('button', { name: 'Make Live: Version 1' });
  });

  it('offer no switch to practices that came after the cutoff date, and lead to the domain', async () => {
    openSettings({}, { builderSwitchable: false, websiteDomain: domainOf({ status: 'active' }) });
    await screen.findByText('stillwater.com (active)');
    expect(screen.queryByRole('region', { name: 'Website builder' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Change domain' }).getAttribute('href')).toBe('/portal/website/domain');
  });
});
