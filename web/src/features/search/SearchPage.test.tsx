import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { answers, lastVisit, openSearch } from './testing/searchPage.js';

beforeEach(() => {
  window.scrollTo = () => {};
});
afterEach(cleanup);

describe('the search page', () => {
  it('asks for what the address says and shows who was found', async () => {
    const page = openSearch(undefined, '/practitioner-search?query=massage&virtual=true&min_rating=4.5&sort=rating');
    const link = await screen.findByText('Practitioner first');
    expect(link.getAttribute('href')).toBe('/p/first');
    expect(page.asked.find(({ operation }) => operation === 'SearchPractitioners')?.variables).toMatchObject({
      query: 'massage',
      kind: 'virtual',
      minRating: 4.5,
      sort: 'rating',
      first: 10,
      after: null,
    });
    expect(screen.getByText('25 practitioners').getAttribute('role')).toBe('status');
    expect(page.container.textContent).toContain('from CA$90');
    expect(page.container.textContent).toContain('3.3 km');
  });

  it('continues below with the next page, which the address keeps', async () => {
    const page = openSearch();
    fireEvent.click(await screen.findByText('Show more practitioners'));
    await screen.findByText('Practitioner second');
    expect(screen.getByText('Practitioner first')).toBeTruthy();
    expect(lastVisit(page).get('page')).toBe('2');
    expect(screen.queryByText('Show more practitioners')).toBeNull();
  });

  it('shows that the search failed, offers no empty map, and retries', async () => {
    let broken = true;
    const working = answers();
    openSearch({
      SearchPractitioners: (variables) => {
        if (broken) throw new Error('down');
        return working.SearchPractitioners!(variables);
      },
    });
    const again = await screen.findByText('Try again');
    expect(screen.queryByRole('button', { name: 'Map view' })).toBeNull();
    broken = false;
    fireEvent.click(again);
    await screen.findByText('Practitioner first');
  });

  it('shows why a day is rejected, without a retry', async () => {
    const message = 'Please choose a day within the next 14 days.';
    openSearch({
      SearchPractitioners: () => {
        throw Object.assign(new Error(message), { extensions: { code: 'invalid_from' } });
      },
    });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByText('Try again')).toBeNull();
  });

  it('leads from a free time into booking at that time', async () => {
    openSearch();
    const link = await screen.findByRole('link', { name: /Book Practitioner first:.*11:00 AM/ });
    const address = new URL(link.getAttribute('href') ?? '', 'http://yarrow.test');
    expect(address.pathname).toBe('/p/first/book');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      service: 'service-1',
      place: 'location-1',
      start: '2027-03-06T11:00:00-07:00',
      step: 'time',
    });
    const online = screen.getByRole('link', { name: /6:00 PM virtual/ }).getAttribute('href') ?? '';
    const { searchParams } = new URL(online, 'http://yarrow.test');
    expect(searchParams.get('start')).toBe('2027-03-06T18:00:00-07:00');
  });

  it('shows that the map cannot be drawn, and still lists the results', async () => {
    openSearch();
    await screen.findByText('Unable to load map for the location.');
    expect(await screen.findByText('Practitioner first')).toBeTruthy();
  });

  it('switches to the map and back, in the address', async () => {
    const page = openSearch();
    await screen.findByText('Practitioner first');
    fireEvent.click(screen.getByRole('button', { name: 'Map view' }));
    await waitFor(() => expect(lastVisit(page).get('view')).toBe('map'));
    fireEvent.click(await screen.findByRole('button', { name: 'List view' }));
    await waitFor(() => expect(lastVisit(page).get('view')).toBeNull());
  });

  it('shows hostile names as text', async () => {
    const hostile = '<img src=x onerror="alert(1)">';
    const base = answers();
    openSearch({
      SearchPractitioners: (variables) => {
        const answered = base.SearchPractitioners!(variables) as ReturnType<typeof JSON.parse>;
        answered.searchPractitioners.edges[0].node.practitionerName = hostile;
        return answered;
      },
    });
    const page = await screen.findByRole('link', { name: hostile });
    expect(page.querySelector('img')).toBeNull();
  });
});
