import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../../service.js';
import { ImageAsset } from './image-asset.entity.js';
import { Practice } from '../practice.entity.js';

type Pro = Actor & { practiceId: string };

const visitor: Actor = { kind: 'anonymous', ip: '203.0.113.1' };
let catalog: TestService;
let owner: Pro;
let slug: string;

beforeAll(async () => {
  catalog = await startTestService(service);
});
afterAll(() => catalog?.stop());
beforeEach(async () => {
  [owner, slug] = await published();
});

async function published(): Promise<[Pro, string]> {
  const [userId, practiceId] = [newId(), newId()];
  const user = { userId, kind: 'pro', email: `${userId}@example.com`, firstName: 'Ines', lastName: 'Duarte' };
  const registered = { user: { ...user, practiceId, version: 1 }, practiceName: `Still ${userId}`, country: 'CA' };
  await catalog.publish(UserRegisteredSchema, registered, { aggregateId: userId });
  const { slug: given } = await catalog.dataSource.getRepository(Practice).findOneByOrFail({ id: practiceId });
  await change({ published: true }, practiceId);
  return [{ kind: 'pro', userId, practiceId, ip: '203.0.113.2' }, given];
}

async function change(values: object, practiceId = owner.practiceId): Promise<void> {
  await catalog.dataSource.manager.update(Practice, practiceId, values);
}

async function ask(fields: string, actor: Actor = visitor, by = slug): Promise<Record<string, unknown> | null> {
  const query = `query ($slug: String!) { practice(slug: $slug) { ${fields} } }`;
  const { data, errors } = await catalog.graphql(query, { slug: by }, actor);
  expect(errors).toBeUndefined();
  return data['practice'];
}

const THEME = 'theme { colorAccent colors buttonStyle fonts }';

describe('the look of a practice', () => {
  it('is the one of the product until something is chosen', async () => {
    expect(await ask(THEME)).toEqual({ theme: null });
  });

  it.each([
    [{ colorAccent: '#2d6a4f' }, { colorAccent: '#2d6a4f', colors: [], buttonStyle: null, fonts: [] }],
    [{ buttonStyle: 'square' }, { colorAccent: null, colors: [], buttonStyle: 'square', fonts: [] }],
    [
      { colors: ['#ffffff', '#101010'] },
      { colorAccent: null, colors: ['#ffffff', '#101010'], buttonStyle: null, fonts: [] },
    ],
    [{ fonts: ['Georgia'] }, { colorAccent: null, colors: [], buttonStyle: null, fonts: ['Georgia'] }],
  ])('is what was chosen: %j', async (theme, shown) => {
    await change({ theme });
    expect(await ask(THEME)).toEqual({ theme: shown });
  });

  it.each([
    { colorAccent: 'red' },
    { colorAccent: '#FFF' },
    { colorAccent: '#2d6a4f;background:url(//x)' },
    { colors: ['#ffffff', 'white'] },
    { buttonStyle: 'round' },
    { fonts: ['Georgia", url(x)'] },
  ])('cannot become what a page would not understand: %j', async (theme) => {
    await expect(change({ theme })).rejects.toThrow(/check constraint/);
  });
});

describe('the pages of a practice', () => {
  it('have images in order, the large ones separately', async () => {
    const image = (kind: 'hero' | 'page', position: number) => ({
      id: newId(),
      practiceId: owner.practiceId,
      kind,
      url: `/media/${position}.webp`,
      altText: `No ${position}`,
      position,
    });
    await catalog.dataSource.manager.insert(ImageAsset, [image('page', 3), image('hero', 2), image('page', 1)]);
    const FIELDS = '{ kind url altText position }';
    const [first, second, third] = [
      { kind: 'page', url: '/media/1.webp', altText: 'No 1', position: 1 },
      { kind: 'hero', url: '/media/2.webp', altText: 'No 2', position: 2 },
      { kind: 'page', url: '/media/3.webp', altText: 'No 3', position: 3 },
    ];
    expect(await ask(`heroImages ${FIELDS} imageAssets ${FIELDS}`)).toEqual({
      heroImages: [second],
      imageAssets: [first, second, third],
    });
  });

  it('are found by a vanity slug too, which never takes the address of another practice', async () => {
    await change({ vanitySlug: 'ines' });
    expect(await ask('id slug user { slug vanitySlug }', visitor, 'Ines')).toEqual({
      id: owner.practiceId,
      slug,
      user: { slug, vanitySlug: 'ines' },
    });
    const [other] = await published();
    await expect(change({ vanitySlug: 'ines' }, other.practiceId)).rejects.toThrow(/unique/);
    await change({ vanitySlug: slug }, other.practiceId);
    expect(await ask('id', visitor, slug)).toEqual({ id: owner.practiceId });
  });

  it('may have a domain of their own, one practice each', async () => {
    expect(await ask('customDomain')).toEqual({ customDomain: null });
    const customDomain = `still-${newId()}.example`;
    await change({ customDomain });
    expect(await ask('customDomain')).toEqual({ customDomain });
    const [other] = await published();
    await expect(change({ customDomain }, other.practiceId)).rejects.toThrow(/unique/);
    await expect(change({ customDomain: 'https://x.example/' })).rejects.toThrow(/check constraint/);
  });
});

describe('what a practice has switched on', () => {
  const SWITCHES = {
    features: {
      recurring_bookings: 'recurringBookingsEnabled',
      packages: 'packagesEnabled',
      client_notes: 'clientNotesEnabled',
      bookable_events: 'bookableEventsEnabled',
      video_reviews: 'videoReviewsEnabled',
      import_reviews: 'importReviewsEnabled',
      require_cc: 'requireCcEnabled',
      cancellation_policy: 'cancellationPolicyEnabled',
      conferencing: 'conferencingEnabled',
      gift_cards: 'giftCardsEnabled',
      subscription: 'subscriptionEnabled',
      discount_codes: 'discountCodesEnabled',
      services_pages: 'servicesPagesEnabled',
      currency: 'currencyEnabled',
      paypal: 'paypalEnabled',
    },
    offlineOptions: {
      cash: 'acceptsCash',
      credit_card: 'acceptsOfflineCreditCard',
      paypal: 'acceptsPaypal',
      venmo: 'acceptsVenmo',
      zelle: 'acceptsZelle',
    },
  };
  const each = Object.entries(SWITCHES).flatMap(([column, names]) =>
    Object.entries(names).map(([name, field]) => [name, field, column] as const),
  );

  it.each(each)('%s is shown as %s and as nothing else', async (name, field, column) => {
    await change({ features: [], offlineOptions: [], acceptsTips: false, [column]: [name] });
    const all = ['acceptsTips', ...each.map(([, one]) => one)];
    expect(await ask(all.join(' '))).toEqual(Object.fromEntries(all.map((one) => [one, one === field])));
  });

  it('accepts tips where the practice has chosen to', async () => {
    await change({ features: [], offlineOptions: [], acceptsTips: true });
    expect(await ask('acceptsTips acceptsCash packagesEnabled')).toEqual({
      ...{ acceptsTips: true, acceptsCash: false, packagesEnabled: false },
    });
  });
});

describe('the other public data of a practice', () => {
  it('includes the country by name, the clients it works with, and whether it can be paid directly', async () => {
    const FIELDS = 'country countryCode ageWorkWiths offlinePaymentMethod';
    const shown = { country: 'Canada', countryCode: 'CA', ageWorkWiths: [], offlinePaymentMethod: false };
    expect(await ask(FIELDS)).toEqual(shown);
    await change({ ageWorkWiths: ['Teens', 'Adults'], offlineOptions: ['zelle'] });
    expect(await ask(FIELDS)).toEqual({ ...shown, ageWorkWiths: ['Teens', 'Adults'], offlinePaymentMethod: true });
  });

  it('includes the practitioner with title and portrait, unless the practice is not public', async () => {
    await change({ title: 'Massage Therapist', photoUrl: '/media/ines.webp' });
    const FIELDS = 'user { slug title defaultPhotoUrl }';
    const shown = { user: { slug, title: 'Massage Therapist', defaultPhotoUrl: '/media/ines.webp' } };
    expect(await ask(FIELDS)).toEqual(shown);
    await change({ published: false });
    const userOf = async (actor: Actor) => {
      const query = `query ($key: _Any!) { _entities(representations: [$key]) { ... on User { slug title defaultPhotoUrl } } }`;
      const { data } = await catalog.graphql(query, { key: { __typename: 'User', id: owner.userId } }, actor);
      return data['_entities'][0];
    };
    expect(await userOf(visitor)).toEqual({ slug: null, title: null, defaultPhotoUrl: null });
    expect(await userOf(owner)).toEqual(shown.user);
  });

  it('includes a small portrait in addition to the large one if it was uploaded here', async () => {
    const photo = `/media/photos/${newId()}`;
    await change({ published: true, photoUrl: `${photo}.jpg` });
    expect(await ask('user { defaultPhotoUrl smallPhotoUrl }')).toEqual({
      user: { defaultPhotoUrl: `${photo}.jpg`, smallPhotoUrl: `${photo}-small.jpg` },
    });
    await change({ photoUrl: '/media/ines.webp' });
    expect(await ask('user { smallPhotoUrl }')).toEqual({ user: { smallPhotoUrl: '/media/ines.webp' } });
  });
});

it('asks only the owner to agree to changed terms', async () => {
  expect(await ask('showTermsModal', owner)).toEqual({ showTermsModal: false });
  await change({ showTermsModal: true });
  expect(await ask('showTermsModal', owner)).toEqual({ showTermsModal: true });
  expect(await ask('showTermsModal')).toEqual({ showTermsModal: false });
  const [other] = await published();
  expect(await ask('showTermsModal', other)).toEqual({ showTermsModal: false });
});

it('keeps when the owner agreed to the terms, once for each change of them', async () => {
  const agree = async (actor: Actor) => {
    const mutation = 'mutation { agreeToTerms { result errors { code } practice { showTermsModal } } }';
    return (await catalog.graphql(mutation, {}, actor)).data?.['agreeToTerms'];
  };
  const agreedAt = async () =>
    (await catalog.dataSource.getRepository(Practice).findOneByOrFail({ id: owner.practiceId })).termsAgreedAt;
  const agreed = { result: 'success', errors: [], practice: { showTermsModal: false } };
  expect(await agree(owner)).toEqual(agreed);
  expect(await agreedAt()).toBeNull();
  await change({ showTermsModal: true });
  const [other] = await published();
  expect(await agree(other)).toEqual(agreed);
  expect(await ask('showTermsModal', owner)).toEqual({ showTermsModal: true });
  expect(await agree(owner)).toEqual(agreed);
  const first = await agreedAt();
  expect(Date.now() - first!.getTime()).toBeLessThan(60_000);
  expect(await agree(owner)).toEqual(agreed);
  expect(await agreedAt()).toEqual(first);
  expect(await agree(visitor)).toBeFalsy();
});

it('shows only the owner what the profile has and still needs', async () => {
  const fields = 'profileStatus { completionSteps { name completed } verificationSteps { name completed link } }';
  await change({ photoUrl: '/media/ines.webp', title: 'Massage Therapist', headline: 'Rest well.', about: null });
  const named = (...names: string[]) => names.map((name) => ({ name, completed: false }));
  expect(await ask(fields, owner)).toEqual({
    profileStatus: {
      completionSteps: [
        { name: 'Profile photo', completed: true },
        { name: 'Title and headline', completed: true },
        ...named('About you', 'Location', 'Service', 'Keyword'),
      ],
      verificationSteps: [
        { name: 'Approved credential', completed: false, link: '/portal/profile/credentials' },
        { name: 'Verified identity', completed: false, link: '/portal/settings/banking' },
      ],
    },
  });
  const [other] = await published();
  expect(await ask(fields, other)).toEqual({ profileStatus: null });
  expect(await ask(fields)).toEqual({ profileStatus: null });
});
