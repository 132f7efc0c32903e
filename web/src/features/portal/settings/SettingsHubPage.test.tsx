import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '../../../testing/renderPage.js';
import { SettingsHubPage } from './SettingsHubPage.js';
import { PortalPages } from '../../../portal-ui/PortalPages.js';

const start = (isPage: (path: string) => boolean, clientNotesEnabled = true, own: object = {}) =>
  renderPage(
    <PortalPages value={isPage}>
      <SettingsHubPage />
    </PortalPages>,
    { SettingsHub: () => ({ currentPractice: { __typename: 'Practice', id: 'p', clientNotesEnabled, ...own } }) },
    '/portal/settings',
  );
const links = () => screen.getAllByRole('link').map((link) => link.querySelector('strong')?.textContent);

afterEach(cleanup);

describe('the hub of the settings', () => {
  it('has the cards of the specification', async () => {
    start(() => true);
    await screen.findByRole('link', { name: /^Intake Form/ });
    expect(links()).toEqual(['Calendar Integrations', 'Payments', 'Communications', 'Booking', 'Intake Form']);
    expect(screen.getByRole('link', { name: /^Payments/ }).getAttribute('href')).toBe('/portal/settings/banking');
  });

  it('has the card of the subscription only where its flag is set', async () => {
    start(() => true, true, { subscriptionEnabled: true });
    await screen.findByRole('link', { name: /^Subscription/ });
    expect(links()).toContain('Subscription');
  });

  it('leaves out what has no page, and intake forms where the plan has none', async () => {
    const { asked } = start((path) => path !== '/portal/settings/calendar', false);
    await screen.findByRole('link', { name: /^Booking/ });
    expect(asked.map(({ operation }) => operation)).toEqual(['SettingsHub']);
    expect(links()).toEqual(['Payments', 'Communications', 'Booking']);
  });
});
