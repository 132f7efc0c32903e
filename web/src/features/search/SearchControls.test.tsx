import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lastVisit, openSearch } from './testing/searchPage.js';

beforeEach(() => {
  window.scrollTo = () => {};
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('the controls of the search page', () => {
  it('writes filters into the address, and a change starts at the first page', async () => {
    const page = openSearch(undefined, '/practitioner-search?query=massage&page=2');
    await screen.findByText('Practitioner first');
    fireEvent.click(screen.getByLabelText(/^Virtual/));
    await waitFor(() => expect(lastVisit(page).get('activeFilter')).toBe('virtual'));
    expect(lastVisit(page).get('virtual')).toBe('true');
    expect(lastVisit(page).get('page')).toBeNull();
    expect(lastVisit(page).get('query')).toBe('massage');
    fireEvent.click(await screen.findByLabelText(/^French/));
    await waitFor(() => expect(lastVisit(page).get('language')).toBe('French'));
  });

  it('can be set to all, in-person, in-home and virtual', async () => {
    const page = openSearch(undefined, '/practitioner-search?query=massage');
    await screen.findByText('Practitioner first');
    const toggle = within(screen.getByRole('group', { name: 'How would you like to meet?' }));
    const choices = toggle
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent?.replace(/\d+$/, ''));
    expect(choices).toEqual(['All', 'In-person', 'In-home', 'Virtual']);
    for (const [name, filter, kind] of [
      [/^In-person/, 'in-person', 'in_person'],
      [/^In-home/, 'in-home', 'in_home'],
      [/^Virtual/, 'virtual', 'virtual'],
    ] as const) {
      fireEvent.click(toggle.getByLabelText(name));
      await waitFor(() => expect(lastVisit(page).get('activeFilter')).toBe(filter));
      const asked = page.asked.filter(({ operation }) => operation === 'SearchPractitioners').at(-1);
      expect(asked?.variables).toMatchObject({ kind });
    }
    fireEvent.click(toggle.getByLabelText(/^All/));
    await waitFor(() => expect(lastVisit(page).get('activeFilter')).toBeNull());
  });

  it('asks for a typed place with the country of the visitor who typed it', async () => {
    const page = openSearch(undefined, '/practitioner-search?searched_location=Vancouver&country=US');
    await screen.findByText('Practitioner first');
    const search = page.asked.find(({ operation }) => operation === 'SearchPractitioners');
    expect(search?.variables).toMatchObject({ place: 'Vancouver', country: 'US' });
  });

  it('filters by day and part of the day, in the address and in the search', async () => {
    const page = openSearch(undefined, '/practitioner-search?query=massage');
    await screen.findByText('Practitioner first');
    fireEvent.click(screen.getByLabelText('Evening'));
    await waitFor(() => expect(lastVisit(page).get('part')).toBe('evening'));
    fireEvent.change(screen.getByLabelText('On a day'), { target: { value: '2027-03-06' } });
    await waitFor(() => expect(lastVisit(page).get('from')).toBe('2027-03-06'));
    expect(lastVisit(page).get('to')).toBe('2027-03-06');
    const asked = page.asked.filter(({ operation }) => operation === 'SearchPractitioners').at(-1);
    expect(asked?.variables).toMatchObject({ from: '2027-03-06', to: '2027-03-06', partsOfDay: ['evening'] });
    const chips = await screen.findByRole('list', { name: 'Chosen filters' });
    expect(chips.textContent).toContain('Sat, Mar 6');
    fireEvent.click(screen.getByLabelText('Any day'));
    await waitFor(() => expect(lastVisit(page).get('from')).toBeNull());
  });

  it('shows on a phone what is searched, in a line that opens the form', async () => {
    openSearch();
    const opener = screen.getByRole('button', { name: 'Change the search: Massage · Vancouver, BC' });
    const panel = document.getElementById(opener.getAttribute('popovertarget') ?? '');
    const form = within(panel!).getByRole<HTMLFormElement>('search');
    expect(new URL(form.action).pathname).toBe('/practitioner-search');
    expect(Object.fromEntries(new FormData(form))).toEqual({ query: 'massage', searched_location: 'Vancouver, BC' });
  });

  it('counts the chosen filters', () => {
    openSearch(undefined, '/practitioner-search?query=massage&min_rating=4.5&part=morning,evening');
    expect(screen.getByRole('button', { name: /^Filters/ }).textContent).toBe(' Filters3 chosen');
  });

  it('sorts by who is free soonest', async () => {
    const page = openSearch();
    await screen.findByText('Practitioner first');
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'soonest' } });
    await waitFor(() => expect(lastVisit(page).get('sort')).toBe('soonest'));
  });

  it('sorts in the filters of a phone too', async () => {
    const page = openSearch();
    await screen.findByText('Practitioner first');
    fireEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    const order = within(await screen.findByRole('group', { name: 'Sort by' }));
    expect(order.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Best match',
      'Soonest free',
      'Highest rated',
    ]);
    fireEvent.click(order.getByLabelText('Highest rated'));
    await waitFor(() => expect(lastVisit(page).get('sort')).toBe('rating'));
    fireEvent.click(order.getByLabelText('Best match'));
    await waitFor(() => expect(lastVisit(page).get('sort')).toBeNull());
  });

  it('says so kindly when the browser does not say where it is', async () => {
    const getCurrentPosition = (_found: unknown, failed: () => void) => failed();
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    const page = openSearch(undefined, '/practitioner-search');
    fireEvent.click(await screen.findByText('Near me'));
    expect(await screen.findByText(/couldn't get your location. Please type a city instead/)).toBeTruthy();
    expect(page.visited).toHaveLength(1);
  });

  it('searches near the browser, to about a kilometre', async () => {
    const getCurrentPosition = (found: (position: object) => void) =>
      found({ coords: { latitude: 49.28273, longitude: -123.12074 } });
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    const page = openSearch();
    fireEvent.click(await screen.findByText('Near me'));
    await waitFor(() => expect(lastVisit(page).get('aroundLatLng[lat]')).toBe('49.28'));
    expect(lastVisit(page).get('aroundLatLng[lng]')).toBe('-123.12');
  });
});
