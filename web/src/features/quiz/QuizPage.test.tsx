import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { QuizPage } from './QuizPage.js';
import { QuizResultsPage } from './QuizResultsPage.js';

const hit = {
  __typename: 'PractitionerHit',
  id: 'p1',
  practitionerName: 'Mara Jensen',
  name: 'Willow',
  title: null,
  headline: null,
  url: '/p/mara',
  photoUrl: null,
  cityState: null,
  distanceKm: null,
  currency: 'CAD',
  fromAmountCents: 9000,
  therapies: [],
  inPerson: true,
  inHome: false,
  virtual: false,
  reviewsAverage: 0,
  reviewsCount: 0,
  slug: 'mara',
  nextOpenings: [],
};
const answers: Answers = {
  QuizConditions: () => ({
    specialties: ['Back Pain', 'Stress', 'Insomnia'].map((name) => ({ __typename: 'Specialty', id: name, name })),
  }),
  TherapyCategories: () => ({
    therapyCategories: [{ __typename: 'TherapyCategory', key: 'massage', name: 'Massage', description: '' }],
  }),
  QuizPlaces: () => ({
    suggestPlaces: [{ __typename: 'SearchPlace', label: 'Vancouver, BC', latitude: 49.28, longitude: -123.12 }],
  }),
  QuizMatches: () => ({
    matchPractitioners: {
      __typename: 'PractitionerMatches',
      place: null,
      unknownPlace: false,
      placeSuggestions: [],
      matches: [{ __typename: 'PractitionerMatch', reasons: ['Works with back pain', 'Free Saturday morning'], hit }],
    },
  }),
};
const noMatches = { __typename: 'PractitionerMatches', place: null, matches: [] };
const last = (page: { visited: string[] }) => new URL(page.visited.at(-1) ?? '', 'http://yarrow.test');

beforeEach(() => {
  window.scrollTo = () => {};
});
afterEach(cleanup);

describe('the quiz', () => {
  it('asks, keeps the answers in the address and ends with the results', async () => {
    const page = renderPage(<QuizPage />, answers, '/quiz');
    expect(screen.getByText('Question 1 of 5')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('value')).toBe('1');
    fireEvent.click(await screen.findByLabelText('Back Pain'));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(document.activeElement?.textContent).toBe('Choose a therapy');
    fireEvent.click(await screen.findByLabelText('Massage'));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    fireEvent.click(screen.getByLabelText(/^In person/));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    const place = screen.getByRole('combobox', { name: 'City or neighborhood' });
    fireEvent.focus(place);
    fireEvent.change(place, { target: { value: 'vanc' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Vancouver, BC' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    fireEvent.click(screen.getByLabelText('On a weekend'));
    fireEvent.click(screen.getByLabelText('Morning'));
    fireEvent.click(screen.getByRole('button', { name: 'See my matches' }));
    expect(last(page).pathname).toBe('/quiz/results');
    expect([...last(page).searchParams]).toEqual([
      ['for', 'Back Pain'],
      ['like', 'massage'],
      ['activeFilter', 'in-person'],
      ['searched_location', 'Vancouver, BC'],
      ['aroundLatLng[lat]', '49.28'],
      ['aroundLatLng[lng]', '-123.12'],
      ['when', 'weekend'],
      ['part', 'morning'],
    ]);
  });

  it('goes back with the answers kept, and lets every question be skipped', async () => {
    const page = renderPage(<QuizPage />, answers, '/quiz?for=Stress&step=therapy');
    fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    await screen.findByText('How would you like to meet?', { selector: 'h1' });
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    const stress = await screen.findByLabelText<HTMLInputElement>('Stress');
    expect(stress.checked).toBe(true);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(last(page).search).toBe('?for=Stress');
  });

  it('does not ask where of those who want to meet online', async () => {
    renderPage(<QuizPage />, answers, '/quiz?step=how&activeFilter=virtual');
    expect(screen.getByText('Question 3 of 4')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('When would you like to go?', { selector: 'h1' });
  });

  it('takes eight answers at most and says so', async () => {
    const names = Array.from({ length: 9 }, (_, index) => `Condition ${index}`);
    const many = { specialties: names.map((name) => ({ __typename: 'Specialty', id: name, name })) };
    const chosen = names.slice(0, 8).map((name) => `for=${encodeURIComponent(name)}`);
    renderPage(<QuizPage />, { ...answers, QuizConditions: () => many }, `/quiz?${chosen.join('&')}`);
    const ninth = await screen.findByLabelText<HTMLInputElement>('Condition 8');
    expect(ninth.disabled).toBe(true);
    expect(screen.getByText(/You've chosen 8/)).toBeTruthy();
  });

  it('says when the questions did not load, and tries again', async () => {
    let broken = true;
    const failing: Answers = {
      ...answers,
      QuizConditions: (variables) => {
        if (broken) throw new Error('down');
        return answers.QuizConditions!(variables);
      },
    };
    renderPage(<QuizPage />, failing, '/quiz');
    const again = await screen.findByText('Try again');
    broken = false;
    fireEvent.click(again);
    expect(await screen.findByLabelText('Back Pain')).toBeTruthy();
  });
});

describe('the results of the quiz', () => {
  it('asks with the answers of the address and shows who fits, with the reasons', async () => {
    const page = renderPage(
      <QuizResultsPage />,
      answers,
      '/quiz/results?for=Back+Pain&like=massage&activeFilter=in-person&searched_location=Vancouver,+BC&when=weekend&part=morning',
    );
    const found = await screen.findByRole('link', { name: 'Mara Jensen' });
    expect(found.getAttribute('href')).toBe('/p/mara');
    const reasons = screen.getByRole('list', { name: 'Why this practitioner' });
    expect(
      within(reasons)
        .getAllByRole('listitem')
        .map((item) => item.textContent?.trim()),
    ).toEqual(['Works with back pain', 'Free Saturday morning']);
    expect(page.asked[0]?.variables).toMatchObject({
      input: {
        conditions: ['Back Pain'],
        categories: ['massage'],
        kind: 'in_person',
        place: 'Vancouver, BC',
        weekend: true,
        partsOfDay: ['morning'],
      },
    });
    expect(page.container.textContent).toContain('Practitioners for back pain, in person near Vancouver, BC.');
    expect(screen.getByText('Change my answers').getAttribute('href')).toContain('/quiz?for=Back+Pain');
  });

  it('shows that no practitioner matches and offers other answers', async () => {
    const none = { matchPractitioners: { ...noMatches, unknownPlace: false, placeSuggestions: [] } };
    renderPage(<QuizResultsPage />, { QuizMatches: () => none }, '/quiz/results?for=Stress&activeFilter=in-home');
    await screen.findByText('No matches yet');
    expect(screen.getByText('Change how or where').getAttribute('href')).toContain('step=how');
  });

  it('says when the place is not known, and leads to a similar one with the same answers', async () => {
    const bath = { __typename: 'SearchPlace', label: 'Bath, UK', latitude: 51.38, longitude: -2.36 };
    const unknown = { matchPractitioners: { ...noMatches, unknownPlace: true, placeSuggestions: [bath] } };
    renderPage(<QuizResultsPage />, { QuizMatches: () => unknown }, '/quiz/results?for=Stress&searched_location=Bathh');
    await screen.findByRole('heading', { name: "We don't know this place" });
    expect(screen.queryByText('No matches yet')).toBeNull();
    const similar = screen.getByRole('link', { name: 'Bath, UK' }).getAttribute('href') ?? '';
    expect([...new URL(similar, 'http://yarrow.test').searchParams]).toEqual([
      ['for', 'Stress'],
      ['searched_location', 'Bath, UK'],
      ['aroundLatLng[lat]', '51.38'],
      ['aroundLatLng[lng]', '-2.36'],
    ]);
    expect(screen.getByText('Change the location').getAttribute('href')).toContain('step=where');
  });

  it('says when the matches did not load, and tries again', async () => {
    let broken = true;
    const failing: Answers = {
      QuizMatches: (variables) => {
        if (broken) throw new Error('down');
        return answers.QuizMatches!(variables);
      },
    };
    renderPage(<QuizResultsPage />, failing, '/quiz/results');
    const again = await screen.findByText('Try again');
    broken = false;
    fireEvent.click(again);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Mara Jensen' })).toBeTruthy());
  });
});
