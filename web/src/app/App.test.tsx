import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { isKnownPath, matchShape, ROUTE_SHAPES } from '../../server/route-shapes.js';
import { renderPage } from '../testing/renderPage.js';
import { App } from './App.js';
import { preloadPage, routes } from './routes.js';

window.scrollTo = jest.fn() as never;
afterEach(cleanup);

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
  });

  it('shows a page that was fetched before without a moment of nothing', async () => {
    await preloadPage('/pro');
    renderPage(<App />, {}, '/pro');
    expect(screen.getByRole('heading', { level: 1, name: /More time for people/ })).toBeTruthy();
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
