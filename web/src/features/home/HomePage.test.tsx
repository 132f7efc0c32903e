/// <reference types="node" />
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { ToastRegion } from '../../ui/ToastRegion.js';
import { HomePage } from './HomePage.js';

const categories = Array.from({ length: 18 }, (_, index) => ({
  __typename: 'TherapyCategory',
  key: `therapy-${index}`,
  name: `Therapy ${index}`,
  description: 'What it does.',
}));
const review = (index: number) => ({
  __typename: 'Review',
  id: `review-${index}`,
  rating: 5,
  review: `Words ${index}`,
  hasCompletedVideoReview: false,
  author: 'Ann B.',
  createdAtAgoInWords: '2 days ago',
  practice: {
    __typename: 'Practice',
    id: `practice-${index}`,
    practitionerName: `Practitioner ${index}`,
    title: 'Yoga Teacher',
    photoUrl: null,
    url: `/p/practice-${index}`,
  },
});
const answers = (reviews = 5, practitionersClaim: number | null = null): Answers => ({
  PractitionersClaim: () => ({ practitionersClaim }),
  TherapyCategories: () => ({ therapyCategories: categories }),
  RecentReviews: () => ({ recentReviews: Array.from({ length: reviews }, (_, index) => review(index)) }),
  Suggestions: () => ({
    suggest: [
      { __typename: 'Suggestion', kind: 'therapy', label: 'Massage', url: '/practitioner-search?query=Massage' },
      { __typename: 'Suggestion', kind: 'practitioner', label: 'Mara Jensen', url: '/p/mara-jensen' },
    ],
  }),
  PlaceSuggestions: () => ({
    suggestPlaces: [{ __typename: 'SearchPlace', label: 'Vancouver, BC', latitude: 49.28, longitude: -123.12 }],
  }),
});
const quotes = () => screen.getAllByRole('article').map((card) => card.querySelector('blockquote')?.textContent);

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the home page', () => {
  it('claims as many practitioners as the server says, and none where it says none', async () => {
    renderPage(<HomePage />, answers(5, 4_000));
    expect(await screen.findByText(/^Choose from over 4,000 independent wellness practitioners/)).toBeTruthy();
    cleanup();
    renderPage(<HomePage />, answers());
    expect(await screen.findByText(/^Find independent wellness practitioners/)).toBeTruthy();
  });

  it('shows its sections in order', async () => {
    renderPage(<HomePage />, answers());
    await screen.findByText('Words 0');
    const page = within(screen.getByRole('main'));
    const headings = page.getAllByRole('heading').filter(({ tagName }) => tagName === 'H1' || tagName === 'H2');
    expect(headings.map((heading) => [heading.tagName, heading.textContent])).toEqual([
      ['H1', 'Feel better, with someone you trust'],
      ['H2', 'Recent client reviews'],
      ['H2', 'Explore holistic services'],
      ['H2', 'Your practice, looked after'],
      ['H2', 'A little care goes a long way'],
    ]);
  });

  it('asks practitioners to apply', async () => {
    renderPage(<HomePage />, answers());
    await screen.findByText('Words 0');
    const invitation = within(screen.getByRole('region', { name: 'Your practice, looked after' }));
    expect(invitation.getByRole('link', { name: 'Apply to join' }).getAttribute('href')).toBe('/pro');
  });

  it('ends with the ways on: the search, online visits and the quiz', async () => {
    renderPage(<HomePage />, answers());
    await screen.findByText('Words 0');
    const closing = within(screen.getByRole('region', { name: 'A little care goes a long way' }));
    expect(closing.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Find a practitioner', '/practitioner-search'],
      ['Meet online', '/practitioner-search?virtual=true&activeFilter=virtual'],
      ['Take the quiz', '/quiz'],
    ]);
  });

  it('links each service to its search', async () => {
    renderPage(<HomePage />, answers());
    const link = await screen.findByRole('link', { name: /^Therapy 3/ });
    expect(link.getAttribute('href')).toBe('/practitioner-search?query=Therapy+3');
  });

  it('marks the services after the thirteenth until all are asked for', async () => {
    renderPage(<HomePage />, answers());
    const button = await screen.findByRole('button', { name: 'Show all services' });
    fireEvent.click(button);
    expect(screen.queryByRole('button', { name: 'Show all services' })).toBeNull();
  });

  it('shows 13 services on phones before Show all services, and all of them after', async () => {
    renderPage(<HomePage />, answers());
    const list = (await screen.findByRole('link', { name: /^Therapy 3/ })).closest('ul')!;
    expect(list.className).toBe('services');
    // No browser lays out here: what the styles say is read as it stands.
    const styles = readFileSync(new URL('./ExploreServices.module.css', import.meta.url), 'utf8');
    const phone = styles.split('@media (max-width: 768px)')[1]!;
    expect(phone).toMatch(/\.services:not\(\.all\) \.item:nth-child\(n \+ 14\) \{\s+display: none;/);
    fireEvent.click(screen.getByRole('button', { name: 'Show all services' }));
    expect(list.className).toBe('services all');
  });

  it('leaves out the reviews when there are none', async () => {
    renderPage(<HomePage />, answers(0));
    await waitFor(() => expect(screen.queryByText('Recent client reviews')).toBeNull());
  });

  it('offers the sticky button only after the hero has been scrolled past', async () => {
    renderPage(<HomePage />, answers());
    await screen.findByText('Words 0');
    const buttons = () => screen.getAllByRole('link', { name: 'Find a practitioner' });
    const before = buttons().length;
    const hero = screen.getByRole('region', { name: 'Feel better, with someone you trust' });
    const scrollUntilHeroEndsAt = (bottom: number) => {
      hero.getBoundingClientRect = () => ({ bottom }) as DOMRect;
      fireEvent.scroll(window);
    };
    scrollUntilHeroEndsAt(window.innerHeight / 4);
    expect(buttons()).toHaveLength(before);
    scrollUntilHeroEndsAt(window.innerHeight / 4 - 1);
    expect(buttons()).toHaveLength(before + 1);
    expect(buttons().at(-1)?.getAttribute('href')).toBe('/practitioner-search');
    scrollUntilHeroEndsAt(window.innerHeight);
    expect(buttons()).toHaveLength(before);
  });
});

describe('the flash message', () => {
  const shown = () => screen.queryByText(/Not sure what would help/);
  const open = () =>
    renderPage(
      <>
        <HomePage />
        <ToastRegion />
      </>,
      answers(),
    );

  it('is shown after ten seconds, leads to the quiz and comes once', async () => {
    const { unmount } = open();
    await screen.findByText('Words 0');
    act(() => void jest.advanceTimersByTime(9_000));
    expect(shown()).toBeNull();
    act(() => void jest.advanceTimersByTime(1_000));
    expect(await screen.findByText(/Not sure what would help/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Take the short quiz' }).getAttribute('href')).toBe('/quiz');
    unmount();
    open();
    act(() => void jest.advanceTimersByTime(20_000));
    expect(shown()).toBeNull();
  });

  it('is not shown after the page has unmounted', async () => {
    const { unmount } = open();
    act(() => void jest.advanceTimersByTime(9_000));
    unmount();
    renderPage(<ToastRegion />, {});
    act(() => void jest.advanceTimersByTime(5_000));
    expect(shown()).toBeNull();
  });
});

describe('the carousel of reviews', () => {
  it('replaces one of three each 3000 ms, at 650 ms of its fade', async () => {
    renderPage(<HomePage />, answers());
    await screen.findByText('Words 0');
    expect(quotes()).toEqual(['Words 0', 'Words 1', 'Words 2']);
    act(() => void jest.advanceTimersByTime(3000 + 640));
    expect(quotes()).toEqual(['Words 0', 'Words 1', 'Words 2']);
    act(() => void jest.advanceTimersByTime(20));
    expect(quotes()).toEqual(['Words 3', 'Words 1', 'Words 2']);
    act(() => void jest.advanceTimersByTime(3000));
    expect(quotes()).toEqual(['Words 3', 'Words 4', 'Words 2']);
    act(() => void jest.advanceTimersByTime(3000));
    expect(quotes()).toEqual(['Words 3', 'Words 4', 'Words 0']);
  });

  it('leaves out reviews with a video, which have their place on the profile', async () => {
    const reviews = [review(0), { ...review(1), hasCompletedVideoReview: true }, review(2), review(3), review(4)];
    renderPage(<HomePage />, { ...answers(), RecentReviews: () => ({ recentReviews: reviews }) });
    await screen.findByText('Words 0');
    expect(quotes()).toEqual(['Words 0', 'Words 2', 'Words 3']);
    act(() => void jest.advanceTimersByTime(3660));
    expect(quotes()).toEqual(['Words 4', 'Words 2', 'Words 3']);
  });

  it('fades one review out, and has it back at 700 ms', async () => {
    renderPage(<HomePage />, answers());
    await screen.findByText('Words 0');
    const fading = () => document.querySelectorAll('[class~="fading"]').length;
    expect(fading()).toBe(0);
    act(() => void jest.advanceTimersByTime(3000 + 699));
    expect([fading(), quotes()[0]]).toEqual([1, 'Words 3']);
    act(() => void jest.advanceTimersByTime(1));
    expect(fading()).toBe(0);
  });

  it('stands still while paused', async () => {
    renderPage(<HomePage />, answers());
    await screen.findByText('Words 0');
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    act(() => void jest.advanceTimersByTime(10_000));
    expect(quotes()).toEqual(['Words 0', 'Words 1', 'Words 2']);
  });
});

describe('the search box', () => {
  const type = async (name: string, text: string) => {
    const box = screen.getByRole('combobox', { name });
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: text } });
    await act(() => jest.advanceTimersByTimeAsync(200));
    return box;
  };

  it('suggests what was typed, and the arrows and Enter take a suggestion', async () => {
    const { visited, asked } = renderPage(<HomePage />, answers());
    const box = await type('What are you looking for?', 'ma');
    const list = await screen.findByRole('listbox', { name: 'What are you looking for?' });
    expect(within(list).getAllByRole('option')).toHaveLength(2);
    expect(asked.find(({ operation }) => operation === 'Suggestions')?.variables).toEqual({ prefix: 'ma' });
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(visited.at(-1)).toBe('/p/mara-jensen');
  });

  it('carries the picked place and its centre to the search page', async () => {
    const { visited } = renderPage(<HomePage />, answers());
    await type('Where?', 'vanc');
    fireEvent.click(await screen.findByRole('option', { name: /Vancouver, BC/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    const address = new URL(visited.at(-1) ?? '', 'http://yarrow.test');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      searched_location: 'Vancouver, BC',
      'aroundLatLng[lat]': '49.28',
      'aroundLatLng[lng]': '-123.12',
    });
  });
});
