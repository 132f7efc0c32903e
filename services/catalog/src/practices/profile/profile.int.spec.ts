import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IdentityVerificationChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../../service.js';
import { CLIENT, lastPublished, own, registerPro, run, VISITOR, type Pro } from '../../testing/profile-practice.js';
import { Uploads, urlOf } from '../../testing/uploads.js';

let catalog: TestService;
let uploads: Uploads;
beforeAll(async () => {
  catalog = await startTestService(service);
  uploads = await Uploads.answerTo(catalog);
});
afterAll(() => catalog?.stop());

const DETAILS = 'profileDetails { name location locationId title headline about shortLink photoUrl }';
const available = async (pro: Pro, shortLink: string) =>
  (await catalog.graphql('query ($it: String!) { shortLinkAvailable(shortLink: $it) }', { it: shortLink }, pro)).data[
    'shortLinkAvailable'
  ];
const openAt = async (pro: Pro, city: string): Promise<string> => {
  const args = `kind: office, name: "Studio", timeZone: "America/Vancouver", address: "12 Alder Street", city: "${city}",
    stateAbbreviation: "BC"`;
  return (await run(catalog, `upsertLocation(${args})`, 'location { id }', pro)).location.id;
};
const reached = async (slug: string, pro: Pro) =>
  (await catalog.graphql('query ($slug: String!) { practice(slug: $slug) { id } }', { slug }, pro)).data['practice']
    ?.id;

describe('updateInfo', () => {
  it('changes what is given, publishes it, and leaves the rest', async () => {
    const pro = await registerPro(catalog);
    const call = `updateInfo(name: "Still Water", title: "Massage Therapist", headline: "Rest well.",
      about: "<p>Hello <script>alert(1)</script><strong>you</strong></p>")`;
    const { profileDetails } = await run(catalog, call, DETAILS, pro);
    const about = '<p>Hello <strong>you</strong></p>';
    expect(profileDetails).toMatchObject({
      name: 'Still Water',
      title: 'Massage Therapist',
      headline: 'Rest well.',
      about,
    });
    await run(catalog, 'updateInfo(headline: "Rest better.")', DETAILS, pro);
    expect(await own(catalog, DETAILS, pro)).toMatchObject({
      profileDetails: { name: 'Still Water', headline: 'Rest better.', about },
    });
    expect(await lastPublished(catalog, pro)).toMatchObject({ name: 'Still Water', headline: 'Rest better.' });
  });

  it.each([
    ['name: "x"', 'invalid_name', 'name'],
    ['name: "Yarrow Refunds"', 'invalid_name', 'name'],
    ['title: ""', 'invalid_title', 'title'],
    [`headline: "${'x'.repeat(201)}"`, 'invalid_headline', 'headline'],
    ['about: "<p> </p>"', 'invalid_about', 'about'],
    ['location: "Nowhere, ZZ"', 'invalid_location', 'location'],
    [`locationId: "${newId()}"`, 'not_found', 'locationId'],
    ['shortLink: "!!"', 'invalid_short_link', 'shortLink'],
  ])('refuses %s and changes nothing', async (args, code, field) => {
    const pro = await registerPro(catalog);
    const before = await own(catalog, DETAILS, pro);
    // Another argument, which would be stored.
    const whole = args.startsWith('title') ? args : `title: "Healer", ${args}`;
    expect(await run(catalog, `updateInfo(${whole})`, DETAILS, pro)).toMatchObject({ errors: [{ code, field }] });
    expect(await own(catalog, DETAILS, pro)).toEqual(before);
  });

  it('takes a headline of 200 characters', async () => {
    const pro = await registerPro(catalog);
    expect((await run(catalog, `updateInfo(headline: "${'x'.repeat(200)}")`, '', pro)).result).toBe('success');
  });

  it('makes one of the own locations the first, by id or by city, and none of another practice', async () => {
    const [pro, other] = [await registerPro(catalog), await registerPro(catalog)];
    const [vancouver, victoria] = [await openAt(pro, 'Vancouver'), await openAt(pro, 'Victoria')];
    const foreign = await openAt(other, 'Nanaimo');
    const chosen = (args: string) => run(catalog, `updateInfo(${args})`, DETAILS, pro);
    expect(await chosen(`locationId: "${victoria}"`)).toMatchObject({
      profileDetails: { location: 'Victoria, BC', locationId: victoria },
    });
    expect((await lastPublished(catalog, pro)).city).toBe('Victoria');
    expect(await chosen('location: "Vancouver, BC"')).toMatchObject({ profileDetails: { locationId: vancouver } });
    expect(await chosen(`locationId: "${foreign}"`)).toMatchObject({ errors: [{ code: 'not_found' }] });
    expect(await chosen('location: "Nanaimo, BC"')).toMatchObject({ errors: [{ code: 'invalid_location' }] });
  });

  it('is the practice’s alone, and so is what the editor shows', async () => {
    const [pro, other] = [await registerPro(catalog), await registerPro(catalog)];
    expect(await run(catalog, 'updateInfo(name: "Taken")', '', CLIENT)).toMatchObject({
      errors: [{ code: 'forbidden' }],
    });
    expect(await run(catalog, 'updateInfo(name: "Taken")', '', VISITOR)).toEqual({ code: 'UNAUTHENTICATED' });
    const query = `query ($id: ID!) { practice(id: $id) { ${DETAILS} practiceDetails { location } credentials { id } } }`;
    const { data } = await catalog.graphql(query, { id: pro.practiceId }, other);
    expect(data['practice']).toEqual({ profileDetails: null, practiceDetails: null, credentials: null });
  });
});

describe('a short link', () => {
  it('leads to the profile, and so do the ones before it', async () => {
    const pro = await registerPro(catalog);
    const name = `calm${newId().slice(0, 8)}`;
    const to = (shortLink: string) => run(catalog, `updateInfo(shortLink: "${shortLink}")`, DETAILS, pro);
    expect(await to(name.toUpperCase())).toMatchObject({ profileDetails: { shortLink: name } });
    await to(`${name}-2`);
    expect(await reached(name, pro)).toBe(pro.practiceId);
    expect(await reached(`${name}-2`, pro)).toBe(pro.practiceId);
    // Back again.
    expect(await to(name)).toMatchObject({ result: 'success', profileDetails: { shortLink: name } });
    expect(await reached(`${name}-2`, pro)).toBe(pro.practiceId);
  });

  it('is unavailable if it is another practice’s slug, short link or former short link', async () => {
    const [holder, pro] = [await registerPro(catalog), await registerPro(catalog)];
    const name = `rest${newId().slice(0, 8)}`;
    const { slug } = await own(catalog, 'slug', holder);
    await run(catalog, `updateInfo(shortLink: "${name}")`, '', holder);
    await run(catalog, `updateInfo(shortLink: "${name}-new")`, '', holder);
    for (const taken of [slug, name, `${name}-new`]) {
      expect(await available(pro, taken)).toBe(false);
      expect(await available(holder, taken)).toBe(true);
      expect((await run(catalog, `updateInfo(shortLink: "${taken}")`, '', pro)).errors).toEqual([
        { code: 'short_link_taken', message: 'This short link is already in use.', field: 'shortLink' },
      ]);
    }
    expect(await available(pro, `${name}-free`)).toBe(true);
    for (const unusable of ['', '!!', 'portal', 'x'.repeat(61)]) expect(await available(pro, unusable)).toBe(false);
  });

  it('is taken by one of two who ask at once', async () => {
    const pros = await Promise.all([1, 2, 3].map(() => registerPro(catalog)));
    const name = `race${newId().slice(0, 8)}`;
    const outcomes = await Promise.all(pros.map((pro) => run(catalog, `updateInfo(shortLink: "${name}")`, '', pro)));
    expect(outcomes.map(({ result }) => result).toSorted()).toEqual(['failure', 'failure', 'success']);
  });

  it('stays with its practice when another one of that name is registered', async () => {
    const holder = await registerPro(catalog);
    const name = `hearth${newId().slice(0, 8)}`;
    await run(catalog, `updateInfo(shortLink: "${name}")`, '', holder);
    const namesake = await registerPro(catalog, name);
    expect((await own(catalog, 'slug', namesake)).slug).toBe(`${name}-2`);
    expect(await reached(name, holder)).toBe(holder.practiceId);
  });

  it('is asked for by practitioners only', async () => {
    const { errors } = await catalog.graphql('{ shortLinkAvailable(shortLink: "x") }', {}, VISITOR);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('the proof of identity', () => {
  const publish = (practiceId: string, status: string, verified: boolean) =>
    catalog.publish(IdentityVerificationChangedSchema, { practiceId, status, verified }, { aggregateId: practiceId });
  const isDone = async (pro: Pro) => {
    const { profileStatus } = await own(catalog, 'profileStatus { verificationSteps { completed } }', pro);
    return profileStatus.verificationSteps[1].completed;
  };

  it('is a step of the profile that stays done', async () => {
    const pro = await registerPro(catalog);
    await publish(pro.practiceId, 'requires_input', false);
    expect(await isDone(pro)).toBe(false);
    await publish(pro.practiceId, 'verified', true);
    expect(await isDone(pro)).toBe(true);
    await publish(pro.practiceId, 'canceled', true);
    expect(await isDone(pro)).toBe(true);
  });

  it('waits for a practice that is not known yet', async () => {
    const practiceId = newId();
    const applied = publish(practiceId, 'verified', true);
    const parked = 'SELECT 1 FROM parked_events WHERE aggregate_id = $1';
    await catalog.eventually(async () => (await catalog.dataSource.query(parked, [practiceId])).length > 0);
    const pro = await registerPro(catalog, undefined, practiceId);
    await applied;
    expect(await isDone(pro)).toBe(true);
  });
});

describe('updateUserPhoto', () => {
  it('takes the place of a default photo', async () => {
    const pro = await registerPro(catalog);
    expect(await own(catalog, `photoUrl ${DETAILS}`, pro)).toMatchObject({
      photoUrl: null,
      profileDetails: { photoUrl: '/defaults/portrait.svg' },
    });
  });

  it('takes a photo that the practitioner uploaded', async () => {
    const pro = await registerPro(catalog);
    const handle = uploads.by(pro.userId);
    expect(await run(catalog, `updateUserPhoto(handle: "${handle}")`, 'photoUrl', pro)).toEqual({
      ...{ result: 'success', errors: [] },
      photoUrl: urlOf(handle),
    });
    expect((await lastPublished(catalog, pro)).photoUrl).toBe(urlOf(handle));
    expect((await own(catalog, DETAILS, pro)).profileDetails.photoUrl).toBe(urlOf(handle));
  });

  it('refuses a photo uploaded by another account', async () => {
    const pro = await registerPro(catalog);
    for (const handle of [uploads.by(newId()), newId(), '', '../x']) {
      expect(await run(catalog, `updateUserPhoto(handle: "${handle}")`, 'photoUrl', pro)).toMatchObject({
        ...{ result: 'failure', photoUrl: null },
        errors: [{ code: 'not_found', field: 'handle' }],
      });
    }
    expect(await run(catalog, `updateUserPhoto(handle: "${newId()}")`, '', CLIENT)).toMatchObject({
      errors: [{ code: 'forbidden' }],
    });
  });
});

describe('updatePracticeDetails', () => {
  const SHOWN = `practiceDetails { languages { id name } ageWorkWiths { id } workWiths { id name } website facebook instagram }`;
  const update = (args: string, pro: Pro) =>
    run(catalog, `updatePracticeDetails(${args})`, `practice { ${SHOWN} languages workWiths }`, pro);

  it('stores what was chosen by name, and an empty text takes an address away', async () => {
    const pro = await registerPro(catalog);
    const args = `languageIds: ["en", "cmn"], ageWorkWithIds: ["adults"], workWithIds: ["new-parents"],
      facebook: "facebook.example.com/ines", instagram: "https://instagram.example.com/ines"`;
    expect((await update(args, pro)).practice).toEqual({
      practiceDetails: {
        languages: [
          { id: 'en', name: 'English' },
          { id: 'cmn', name: 'Mandarin' },
        ],
        ageWorkWiths: [{ id: 'adults' }],
        workWiths: [{ id: 'new-parents', name: 'New parents' }],
        website: null,
        facebook: 'https://facebook.example.com/ines',
        instagram: 'https://instagram.example.com/ines',
      },
      languages: ['English', 'Mandarin'],
      workWiths: ['New parents'],
    });
    expect((await update('facebook: "", instagram: null, languageIds: []', pro)).practice).toMatchObject({
      practiceDetails: { languages: [], facebook: null, instagram: 'https://instagram.example.com/ines' },
    });
  });

  it.each([
    ['languageIds: ["klingon"]', 'invalid_choice', 'languageIds'],
    ['ageWorkWithIds: ["athletes"]', 'invalid_choice', 'ageWorkWithIds'],
    ['workWithIds: ["adults"]', 'invalid_choice', 'workWithIds'],
    ['facebook: "javascript:alert(1)"', 'invalid_web_address', 'facebook'],
    ['youtube: "https://user:secret@example.com"', 'invalid_web_address', 'youtube'],
    ['tiktok: "localhost"', 'invalid_web_address', 'tiktok'],
    ['website: "https://ines.example.com"', 'feature_disabled', 'website'],
    [`locationId: "${newId()}"`, 'not_found', 'locationId'],
  ])('refuses %s and changes nothing', async (args, code, field) => {
    const pro = await registerPro(catalog);
    expect(await update(`instagram: "instagram.example.com", ${args}`, pro)).toMatchObject({
      errors: [{ code, field }],
    });
    expect(await own(catalog, SHOWN, pro)).toMatchObject({ practiceDetails: { instagram: null } });
  });

  it('takes a website on the website plan', async () => {
    const pro = await registerPro(catalog);
    await catalog.dataSource.query(`UPDATE practices SET features = features || '{website_plan}' WHERE id = $1`, [
      pro.practiceId,
    ]);
    expect((await update('website: "ines.example.com"', pro)).practice.practiceDetails.website).toBe(
      'https://ines.example.com/',
    );
    expect(await own(catalog, 'websitePlanEnabled', pro)).toEqual({ websitePlanEnabled: true });
  });

  it('is the practice’s alone', async () => {
    expect(await update('languageIds: []', CLIENT as Pro)).toMatchObject({ errors: [{ code: 'forbidden' }] });
  });
});
