import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { isKnownPath, matchShape, ROUTE_SHAPES } from '../../shared/route-shapes.js';
import { renderPage } from '../testing/renderPage.js';
import { App } from './App.js';
import { preloadPage, routes } from './routes.js';

window.scrollTo = jest.fn() as never;
afterEach(cleanup);

const logInLink = () => screen.getAllByRole('link', { name: 'Log in' })[0]!;

describe('the application', () => {
  it('has a server shape for each of its routes', () => {
    for (const { path } of routes) expect(ROUTE_SHAPES).toContain(path);
  });

  it('shows the page of the address inside the public frame', async () => {
    renderPage(<App />, {}, '/pro');
    expect(await screen.findByRole('heading', { level: 1, name: /More time for people/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main');
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expect(document.title).toBe('For practitioners · Yarrow');
    for (const name of ['Join as a practitioner', 'Create your profile']) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/register?kind=pro');
    }
  });

  it('shows a page that was fetched before without a moment of nothing', async () => {
    await preloadPage('/pro');
    renderPage(<App />, {}, '/pro');
    expect(screen.getByRole('heading', { level: 1, name: /More time for people/ })).toBeTruthy();
  });

  it('puts the focus on the heading of a page that is opened, without a jump, and says its title', async () => {
    const focused = jest.spyOn(HTMLElement.prototype, 'focus');
    renderPage(<App />, {}, '/pro');
    await screen.findByRole('heading', { level: 1, name: /More time for people/ });
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(logInLink());
    const heading = await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(focused).toHaveBeenLastCalledWith({ preventScroll: true });
    expect((await screen.findByText('Log in · Yarrow')).getAttribute('aria-live')).toBe('polite');
    focused.mockRestore();
  });

  it('does not move the focus after the user has pressed a key', async () => {
    renderPage(<App />, {}, '/pro');
    await screen.findByRole('heading', { level: 1, name: /More time for people/ });
    fireEvent.click(logInLink());
    const heading = await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    fireEvent.keyDown(heading, { key: 'Tab' });
    const email = screen.getByRole('textbox', { name: 'Email' });
    email.focus();
    document.body.append(document.createElement('p'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(email);
  });

  it('fetches nothing for an address that has no page', () => expect(preloadPage('/nowhere')).resolves.toBeUndefined());

  it('says when there is no such page', async () => {
    renderPage(<App />, {}, '/nowhere');
    expect(await screen.findByText('This path ends here')).toBeTruthy();
  });
});

describe('the shapes of addresses', () => {
  it.each(['/', '/p/willow', '/p/willow/', '/p/willow/services/1', '/portal', '/portal/calendar/x', '/m/c/abc'])(
    'know %s',
    (path) => expect(isKnownPath(path)).toBe(true),
  );
  it.each(['/p', '/p/a/b', '/portals', '/index.php', '/p/%E0%A4%A', '//evil.test'])('do not know %s', (path) =>
    expect(isKnownPath(path)).toBe(false),
  );
  it('read parameters', () =>
    expect(matchShape('/p/:slug/services/:id', '/p/a%20b/services/7')).toEqual({ slug: 'a b', id: '7' }));
});
