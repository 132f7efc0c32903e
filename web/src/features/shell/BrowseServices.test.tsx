import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage.js';
import { BrowseServices } from './BrowseServices.js';

afterEach(cleanup);

const category = (name: string) => ({ __typename: 'TherapyCategory', key: name, name, description: '' });
const open = () => {
  const page = renderPage(<BrowseServices />, {
    TherapyCategories: () => ({ therapyCategories: [category('Massage'), category('Sound healing')] }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Browse Services' }));
  return page;
};

describe('the Browse Services menu', () => {
  it('lists the therapy categories, each linking to its search', async () => {
    open();
    const list = within((await screen.findByRole('link', { name: 'Massage' })).closest('ul')!);
    const links = list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links.slice(0, 2)).toEqual([
      ['Massage', '/practitioner-search?query=Massage'],
      ['Sound healing', '/practitioner-search?query=Sound+healing'],
    ]);
  });

  it('is closed until it is asked for, and again once a link was followed', async () => {
    const { visited } = open();
    const button = screen.getByRole('button', { name: 'Browse Services' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(await screen.findByRole('link', { name: 'Massage' }));
    expect(visited.at(-1)).toBe('/practitioner-search?query=Massage');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('link', { name: 'Massage' })).toBeNull();
  });

  it('closes once the focus goes on to the page that it lies over, and not among its own links', async () => {
    open();
    const button = screen.getByRole('button', { name: 'Browse Services' });
    const next = document.body.appendChild(document.createElement('button'));
    await screen.findByRole('link', { name: 'Massage' });
    act(() => screen.getByRole('link', { name: 'All practitioners' }).focus());
    expect(button.getAttribute('aria-expanded')).toBe('true');
    act(() => next.focus());
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(next);
    next.remove();
  });
});
