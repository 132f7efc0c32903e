import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Answers } from '../../../testing/renderPage.js';
import { fakeStore, UPLOADED } from '../testing/uploads.js';
import { AudiencePage, CombinedPage, DetailsPage } from './ProfilePages.js';
import { done, openProfile, practice, refused } from './testing/profilePages.js';

afterEach(cleanup);

const details = {
  ...{ __typename: 'ProfileDetails', name: 'Still Water', location: 'Albany, NY', locationId: 'elm' },
  ...{ title: 'Massage Therapist', headline: 'Rest well.', about: '<p>I take my time.</p>' },
  ...{ shortLink: 'still-water', photoUrl: null },
};
const location = (id: string, city: string) => ({
  __typename: 'Location',
  id,
  name: 'Studio',
  city,
  stateAbbreviation: 'NY',
});
const answers = (own: Answers = {}): Answers => ({
  ProfileDetails: () =>
    practice({
      photoUrl: null,
      profileDetails: details,
      locations: [location('elm', 'Albany'), location('oak', 'Troy')],
    }),
  ShortLinkAvailable: ({ shortLink }) => ({ shortLinkAvailable: String(shortLink) !== 'taken' }),
  ...own,
});
const openDetails = (own: Answers = {}) => openProfile(<DetailsPage />, answers(own));
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const type = (input: HTMLElement, value: string) => {
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};
const variablesOf = (page: ReturnType<typeof openProfile>, operation: string) =>
  page.asked.filter((one) => one.operation === operation).map(({ variables }) => variables);

describe('the details of the profile', () => {
  it('are saved with only the changed fields', async () => {
    const page = openDetails({ UpdateInfo: done('updateInfo') });
    type(await field('Headline'), 'Rest better.');
    type(await field('Location'), 'oak');
    await waitFor(() => expect(save().disabled).toBe(false));
    fireEvent.click(save());
    expect(await screen.findByText('Your profile details have been saved.')).toBeTruthy();
    expect(variablesOf(page, 'UpdateInfo')).toEqual([{ headline: 'Rest better.', locationId: 'oak' }]);
  });

  it.each(['Name', 'Title', 'Headline'])('are not saved with a %s of one letter, or unchanged', async (label) => {
    openDetails();
    const input = await field(label);
    expect(save().disabled).toBe(true);
    const stored = input.value;
    type(input, 'x');
    expect(await screen.findByText('Please enter at least 2 characters')).toBeTruthy();
    expect(save().disabled).toBe(true);
    type(input, stored);
    await waitFor(() => expect(screen.queryByText('Please enter at least 2 characters')).toBeNull());
    expect(save().disabled).toBe(true);
  });

  it('take a headline of 200 characters at most', async () => {
    openDetails();
    const headline = await field('Headline');
    expect(headline.maxLength).toBe(200);
    type(headline, 'x'.repeat(200));
    await waitFor(() => expect(save().disabled).toBe(false));
    type(headline, 'x'.repeat(201));
    await waitFor(() => expect(save().disabled).toBe(true));
  });

  it('stay as typed where saving fails, and the reasons are said', async () => {
    openDetails({ UpdateInfo: refused('updateInfo', 'The practice is away.') });
    const title = await field('Title');
    type(title, 'Healer');
    await waitFor(() => expect(save().disabled).toBe(false));
    fireEvent.click(save());
    const failure = 'There was an error saving your profile details. Please try again later or contact support.';
    expect(await screen.findByText(`${failure}: The practice is away.`)).toBeTruthy();
    expect(title.value).toBe('Healer');
  });

  it('keep of a short link what it can hold, and say whether it is free before it can be saved', async () => {
    openDetails();
    const input = await field('Short link');
    type(input, 'Deep Rest!');
    expect(input.value).toBe('deeprest');
    expect(save().disabled).toBe(true);
    expect(await screen.findByText('This short link is available.')).toBeTruthy();
    await waitFor(() => expect(save().disabled).toBe(false));
    type(input, 'TAKEN');
    expect(await screen.findByText('This short link is already in use.')).toBeTruthy();
    expect(save().disabled).toBe(true);
    type(input, '');
    await waitFor(() => expect(screen.queryByText('This short link is already in use.')).toBeNull());
    expect(save().disabled).toBe(true);
  });

  it('have a photo that is saved as soon as it has arrived, or it is said that it is not', async () => {
    const store = fakeStore();
    let saved = true;
    const UpdateUserPhoto = () => ({
      updateUserPhoto: saved
        ? { result: 'success', errors: [], photoUrl: '/media/photos/new.jpg', practice: null }
        : { result: 'failure', errors: [], photoUrl: null, practice: null },
    });
    const page = openDetails({ ...UPLOADED, UpdateUserPhoto });
    await store.upload(await field('Choose a photo'));
    expect(await screen.findByText('Your profile photo has been saved.')).toBeTruthy();
    expect(variablesOf(page, 'UpdateUserPhoto')).toEqual([{ handle: 'handle' }]);
    saved = false;
    await store.upload(await screen.findByLabelText(/^Choose (a|another) photo$/));
    const failure = 'There was an error saving your profile photo. Please try again later or contact support.';
    expect(await screen.findByText(failure)).toBeTruthy();
    store.end();
  });

  it('that do not load can be asked for again', async () => {
    openDetails({
      ProfileDetails: () => {
        throw new Error('down');
      },
    });
    expect(await screen.findByText('This did not load')).toBeTruthy();
  });
});

describe('misc', () => {
  const choice = (id: string, name: string) => ({ __typename: 'PracticeChoice', id, name });
  const audience = (websitePlanEnabled: boolean) => () => ({
    practiceChoices: {
      ...{ __typename: 'PracticeChoices', languages: [choice('en', 'English'), choice('fr', 'French')] },
      ...{ ageWorkWiths: [choice('adults', 'Adults')], workWiths: [choice('athletes', 'Athletes')] },
    },
    ...practice({
      websitePlanEnabled,
      practiceDetails: {
        ...{ __typename: 'PracticeDetails', languages: [choice('en', 'English')], ageWorkWiths: [], workWiths: [] },
        ...{ website: null, facebook: null, instagram: 'https://instagram.example.com/ines', twitter: null },
        ...{ linkedin: null, tiktok: null, youtube: null },
      },
    }),
  });

  it('is saved with only the changed fields; an emptied address is removed', async () => {
    const page = openProfile(<AudiencePage />, {
      PracticeAudience: audience(false),
      UpdatePracticeDetails: done('updatePracticeDetails'),
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'French' }));
    type(await field('Instagram optional'), '');
    await waitFor(() => expect(save().disabled).toBe(false));
    fireEvent.click(save());
    expect(await screen.findByText('Your profile details have been saved.')).toBeTruthy();
    expect(variablesOf(page, 'UpdatePracticeDetails')).toEqual([{ languageIds: ['en', 'fr'], instagram: '' }]);
  });

  it('says why it could not be saved', async () => {
    openProfile(<AudiencePage />, {
      PracticeAudience: audience(false),
      UpdatePracticeDetails: refused('updatePracticeDetails', 'The practice is away.'),
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Adults' }));
    await waitFor(() => expect(save().disabled).toBe(false));
    fireEvent.click(save());
    expect(await screen.findByText('Error saving changes: The practice is away.')).toBeTruthy();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('on the website plan: %p, has as many fields for a website: %i', async (plan, count) => {
    openProfile(<AudiencePage />, { PracticeAudience: audience(plan) });
    await screen.findByLabelText('Facebook optional');
    expect(screen.queryAllByLabelText('Website optional')).toHaveLength(count);
  });
});

describe('the page with everything', () => {
  it('has the details without a location, and all other parts of the profile', async () => {
    const nothing = { skills: [], galleryImages: [], services: [], credentials: [], defaultCurrency: 'USD' };
    openProfile(
      <CombinedPage />,
      answers({
        PracticeAudience: () => {
          throw new Error('down');
        },
        ...Object.fromEntries(
          ['KeywordsOfPractice', 'GalleryOfPractice', 'ServicesOfProfile'].map((name) => [
            name,
            () => practice(nothing),
          ]),
        ),
        CredentialsOfPractice: () => ({ credentialStates: [], ...practice(nothing) }),
      }),
    );
    await field('Headline');
    expect(screen.queryByLabelText('Location')).toBeNull();
    const parts = await screen.findAllByRole('heading', { level: 2 });
    expect(parts.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Details', 'Credentials', 'Keywords', 'Photos', 'Services', 'Misc']),
    );
  });
});
