import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { SearchBox } from './SearchBox.js';
import { timePasses } from '../../testing/moments.js';
import { visitFrom } from '../../testing/visitFrom.js';

const answers: Answers = {
  Suggestions: () => ({
    suggest: Array.from({ length: 10 }, (_, index) => ({
      __typename: 'Suggestion',
      kind: index < 6 ? 'therapy' : 'practitioner',
      label: `Suggestion ${index}`,
      url: index < 6 ? '/practitioner-search?query=x' : `/p/p${index}`,
    })),
  }),
  PlaceSuggestions: () => ({
    suggestPlaces: [
      { __typename: 'SearchPlace', label: 'Kitsilano, BC', type: 'neighborhood', latitude: 49.27, longitude: -123.16 },
    ],
  }),
};
const what = () => screen.getByRole('combobox', { name: 'What are you looking for?' });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the search box', () => {
  it('offers ten suggestions over specialties and practices, by keyboard only', async () => {
    const { visited } = renderPage(<SearchBox />, answers);
    fireEvent.focus(what());
    fireEvent.change(what(), { target: { value: 'su' } });
    const list = await screen.findByRole('listbox', { name: 'What are you looking for?' });
    expect(within(list).getAllByRole('option')).toHaveLength(10);
    expect(what().getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(what(), { key: 'ArrowUp' });
    const last = within(list).getAllByRole('option').at(-1);
    expect(what().getAttribute('aria-activedescendant')).toBe(last?.id);
    expect(last?.getAttribute('aria-selected')).toBe('true');
    fireEvent.keyDown(what(), { key: 'Enter' });
    expect(visited.at(-1)).toBe('/p/p9');
  });

  it('requests no suggestions for the values of the address before the field is focused', async () => {
    const { asked } = renderPage(<SearchBox />, answers, '/practitioner-search?query=su&searched_location=Kitsilano');
    // Longer than a pause of typing.
    await timePasses(300);
    expect(asked).toEqual([]);
    fireEvent.focus(what());
    expect(await screen.findAllByRole('option')).toHaveLength(10);
  });

  it('searches before scripts have come: its form and its fields have the names of the address', () => {
    renderPage(<SearchBox />, answers);
    const form = screen.getByRole<HTMLFormElement>('search');
    fireEvent.change(what(), { target: { value: 'massage' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Where?' }), { target: { value: 'Albany' } });
    expect(new URL(form.action).pathname).toBe('/practitioner-search');
    expect(Object.fromEntries(new FormData(form))).toEqual({ query: 'massage', searched_location: 'Albany' });
  });

  it('has lists that are no stops of Tab, where the focus would be lost as they close', () => {
    renderPage(<SearchBox />, answers);
    const lists = screen.getAllByRole('listbox', { hidden: true });
    expect(lists.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
  });

  it('closes by Escape, keeps what was typed, and opens again by a press', async () => {
    renderPage(<SearchBox />, answers);
    fireEvent.focus(what());
    fireEvent.change(what(), { target: { value: 'su' } });
    await screen.findAllByRole('option');
    fireEvent.keyDown(what(), { key: 'Escape' });
    expect(screen.queryAllByRole('option')).toHaveLength(0);
    expect((what() as HTMLInputElement).value).toBe('su');
    fireEvent.click(what());
    expect(screen.getAllByRole('option')).toHaveLength(10);
  });

  it('offers the last searches while it is empty', async () => {
    const first = renderPage(<SearchBox />, answers);
    fireEvent.focus(what());
    expect(screen.queryAllByRole('option')).toHaveLength(0);
    fireEvent.change(what(), { target: { value: 'deep tissue' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Where?' }), { target: { value: 'Bath' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    const found = first.visited.at(-1);
    cleanup();
    const second = renderPage(<SearchBox />, answers);
    fireEvent.focus(what());
    fireEvent.click(await screen.findByRole('option', { name: /deep tissue near Bath/ }));
    expect(second.visited.at(-1)).toBe(found);
  });

  it('does not follow what others left in the browser', () => {
    localStorage.setItem('yarrow.recent-searches', '[{"label":"x","url":"https://evil.test"},{"label":"y"},7]');
    renderPage(<SearchBox />, answers);
    fireEvent.focus(what());
    expect(screen.queryAllByRole('option')).toHaveLength(0);
  });

  it("asks for places with the visitor's country, and puts it into the address of a typed place", async () => {
    const leave = visitFrom('CA');
    try {
      const { asked, visited } = renderPage(<SearchBox />, answers);
      const where = screen.getByRole('combobox', { name: 'Where?' });
      fireEvent.focus(where);
      fireEvent.change(where, { target: { value: 'London' } });
      await screen.findByRole('option', { name: /Kitsilano/ });
      expect(asked.at(-1)?.variables).toEqual({ prefix: 'London', country: 'CA' });
      fireEvent.click(screen.getByRole('button', { name: 'Search' }));
      expect(visited.at(-1)).toBe('/practitioner-search?searched_location=London&country=CA');
    } finally {
      leave();
    }
  });

  it('says what kind of place is suggested', async () => {
    const { visited } = renderPage(<SearchBox />, answers);
    const where = screen.getByRole('combobox', { name: 'Where?' });
    fireEvent.focus(where);
    fireEvent.change(where, { target: { value: 'kits' } });
    fireEvent.click(await screen.findByRole('option', { name: /Kitsilano, BC.*neighborhood/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(visited.at(-1)).toContain('aroundLatLng%5Blat%5D=49.27');
  });
});
