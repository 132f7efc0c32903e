import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hubOf, hubService, startHub } from '../testing/servicesHub.js';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const tabs = async () => (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
const lists = async () =>
  within(await screen.findByRole('list', { name: 'Services and packages' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the services hub', () => {
  it('is titled My Services', async () => {
    startHub({ ServicesHub: () => hubOf([hubService('a')]) });
    expect(await screen.findByRole('heading', { level: 1, name: 'My Services' })).toBeTruthy();
    expect(document.title).toContain('My Services');
  });

  it('offers what the practice can make', async () => {
    startHub({ ServicesHub: () => hubOf([hubService('a')]) });
    fireEvent.click(await screen.findByRole('button', { name: 'Add new' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      ...['Service', 'Package', 'Add-on', 'Event Type', 'Coupon'],
    ]);
  });

  it('lists services and packages in their order, with what they cost and a preview of 190 characters', async () => {
    const long = hubService('a', { position: 2, description: `<p>${'calm '.repeat(60)}</p>`, public: false });
    const five = hubService('b', { position: 1, package: true, numberOfSessions: 5 });
    startHub({ ServicesHub: () => hubOf([long, five, hubService('x', { addOn: true })]) });
    const [first, second, ...more] = await lists();
    expect(more).toEqual([]);
    expect(first).toContain('Service bPackage of 5Long, calm strokes.1 hr · $90');
    expect(second).toContain('Service aPrivate');
    expect(/(?:calm )+calm…/.exec(second!)![0]).toHaveLength(190);
  });

  it.each([
    ['addons', 'Add-ons'],
    ['', 'Services & Packages'],
    ['nothing', 'Services & Packages'],
  ])('opens the view that the hash "%s" names: %s', async (hash, name) => {
    startHub({ ServicesHub: () => hubOf([hubService('a')]) }, hash);
    expect(await screen.findByRole('tab', { name, selected: true })).toBeTruthy();
  });

  it('keeps the chosen view in the hash', async () => {
    startHub({ ServicesHub: () => hubOf([hubService('a')]) });
    fireEvent.click(await screen.findByRole('tab', { name: 'Add-ons' }));
    await waitFor(() => expect(window.location.hash).toBe('#addons'));
    fireEvent.click(screen.getByRole('tab', { name: 'Services & Packages' }));
    await waitFor(() => expect(window.location.hash).toBe(''));
  });

  it('has coupons and events only where the practice has them', async () => {
    startHub({ ServicesHub: () => hubOf([hubService('a')], { eventsEnabled: false }) });
    expect(await tabs()).toEqual(['Services & Packages', 'Add-ons', 'Coupons']);
    cleanup();
    startHub({ ServicesHub: () => hubOf([hubService('a')], { discountCodesEnabled: false }) }, 'events');
    expect(await tabs()).toEqual(['Services & Packages', 'Add-ons']);
    expect(screen.getByRole('tab', { name: 'Services & Packages', selected: true })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add new' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Service', 'Package', 'Add-on']);
  });

  it('adds nothing to 25 services', async () => {
    const services = Array.from({ length: 25 }, (_, index) => hubService(`s${index}`, { position: index + 1 }));
    startHub({ ServicesHub: () => hubOf(services) });
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Add new' })).disabled).toBe(true);
    expect(screen.getByText("You've reached the limit of 25 services and add-ons.")).toBeTruthy();
  });

  it('asks for a location first where there is none', async () => {
    startHub({ ServicesHub: () => hubOf([], { locations: [] }) });
    const link = await screen.findByRole('link', { name: 'Add a location' });
    expect(link.getAttribute('href')).toBe('/portal/profile/locations');
    expect(screen.queryByRole('button', { name: 'Add new' })).toBeNull();
  });

  it('begins with a free service where there is none', async () => {
    startHub({ ServicesHub: () => hubOf([]) });
    fireEvent.click(await screen.findByRole('button', { name: 'Create a free service' }));
    const flyout = within(await screen.findByRole('dialog', { name: 'Create service' }));
    expect(flyout.getByRole<HTMLInputElement>('textbox', { name: 'Price (USD)' }).value).toBe('$0.00');
  });

  it('says that it did not load, and tries again', async () => {
    let down = true;
    startHub({
      ServicesHub: () => {
        if (down) throw new Error('The line is cut.');
        return hubOf([hubService('a')]);
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    fireEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Service a' })).toBeTruthy();
  });
});
