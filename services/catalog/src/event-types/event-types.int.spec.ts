import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BookableEventTypeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { photoUrlOf, UploadedPhotos } from '../testing/uploaded-photos.js';

let catalog: TestService;
let photos: UploadedPhotos;
const visitor: Actor = { kind: 'anonymous', ip: '203.0.113.1' };

beforeAll(async () => {
  catalog = await startTestService(service);
  photos = await UploadedPhotos.answerIn(catalog);
});
afterAll(() => catalog?.stop());

interface TestPro extends Actor {
  practiceId: string;
  locationId: string;
  slug: string;
}

async function newPro(): Promise<TestPro> {
  const user = {
    userId: newId(),
    kind: 'pro',
    email: `${newId()}@example.com`,
    firstName: 'Ines',
    lastName: 'Duarte',
    practiceId: newId(),
    version: 1,
  };
  const event = { user, practiceName: `Studio ${newId()}`, country: 'CA', timeZone: 'America/Vancouver' };
  await catalog.publish(UserRegisteredSchema, event, { aggregateId: user.userId });
  const pro: Actor = { kind: 'pro', userId: user.userId, practiceId: user.practiceId, ip: '203.0.113.2' };
  const { data } = await catalog.graphql(
    `mutation {
      upsertLocation(name: "Studio", kind: office, timeZone: "America/Vancouver", address: "12 Alder Street", city: "Vancouver") {
        location { id }
      }
      updatePracticeProfile(input: { published: true }) { practice { slug } }
    }`,
    {},
    pro,
  );
  const { slug } = data.updatePracticeProfile.practice;
  return { ...pro, practiceId: user.practiceId, locationId: data.upsertLocation.location.id, slug };
}

const FIELDS = `id name slug description instructions kind duration durationUnit amountCents capacity url photoUrl
  location { id name displayAddress }`;

async function save(pro: TestPro, changes: object = {}, actor: Actor = pro) {
  const input = { name: 'Full Moon Meditation', locationId: pro.locationId, ...changes };
  const answer = await catalog.graphql(
    `mutation ($input: BookableEventTypeInput!) {
      upsertBookableEventType(input: $input) { result errors { code field } bookableEventType { ${FIELDS} } }
    }`,
    { input },
    actor,
  );
  return answer.data?.upsertBookableEventType ?? answer.errors![0]!.extensions;
}

const remove = async (id: string, actor: Actor) =>
  (
    await catalog.graphql(
      'mutation ($id: ID!) { deleteBookableEventType(id: $id) { result errors { code } } }',
      { id },
      actor,
    )
  ).data.deleteBookableEventType;

describe('a kind of group event', () => {
  it('is saved, shown on the public practice without its instructions, and published with a rising version', async () => {
    const pro = await newPro();
    const words = { description: 'Breathe under the moon.', instructions: 'Door code 12' };
    const { bookableEventType: type } = await save(pro, { ...words, capacity: 12, duration: 3, durationUnit: 'hour' });
    const studio = { name: 'Studio', displayAddress: '12 Alder Street, Vancouver' };
    expect(type).toEqual({
      ...{ id: expect.any(String), name: 'Full Moon Meditation', slug: 'full-moon-meditation', ...words },
      ...{ kind: 'in_person', duration: 3, durationUnit: 'hour', amountCents: 0, capacity: 12, photoUrl: null },
      ...{ url: `/p/${pro.slug}#events`, location: { id: pro.locationId, ...studio } },
    });
    await save(pro, { id: type.id, amountCents: 2500 });
    const photoUrl = '/media/moon.webp';
    await catalog.dataSource.query('UPDATE bookable_event_types SET photo_url = $2 WHERE id = $1', [type.id, photoUrl]);
    const query = `query ($slug: String!) { practice(slug: $slug) { bookableEventTypes { ${FIELDS} } } }`;
    const { data } = await catalog.graphql(query, { slug: pro.slug }, visitor);
    expect(data.practice.bookableEventTypes).toEqual([{ ...type, amountCents: 2500, instructions: null, photoUrl }]);
    const saved = (await catalog.emitted(BookableEventTypeSavedSchema)).filter(
      ({ eventType }) => eventType?.eventTypeId === type.id,
    );
    expect(saved.map(({ eventType }) => [eventType?.version, eventType?.amountCents, eventType?.capacity])).toEqual([
      [1, 0, 12],
      [2, 2500, 12],
    ]);
  });

  it('lists those of the caller only', async () => {
    const [pro, other] = [await newPro(), await newPro()];
    await save(pro);
    const list = async (actor: Actor) =>
      (await catalog.graphql('{ bookableEventTypes { name } }', {}, actor)).data.bookableEventTypes;
    expect(await list(pro)).toHaveLength(1);
    expect(await list(other)).toEqual([]);
    const asVisitor = await catalog.graphql('{ bookableEventTypes { name } }', {}, visitor);
    expect(asVisitor.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('has a unique link: a generated one gets a number, a typed one is refused, a removed one frees its link', async () => {
    const pro = await newPro();
    const { bookableEventType: first } = await save(pro);
    expect((await save(pro)).bookableEventType.slug).toBe('full-moon-meditation-2');
    expect(await save(pro, { slug: 'full-moon-meditation' })).toMatchObject({ errors: [{ code: 'slug_taken' }] });
    expect(await remove(first.id, pro)).toEqual({ result: 'success', errors: [] });
    expect((await save(pro, { slug: 'full-moon-meditation' })).result).toBe('success');
  });

  it('is changed and removed by its practice only', async () => {
    const [pro, other] = [await newPro(), await newPro()];
    const { bookableEventType: type } = await save(pro);
    expect(await save(other, { id: type.id })).toMatchObject({ errors: [{ code: 'not_found' }] });
    expect(await save(other, { locationId: pro.locationId })).toMatchObject({
      errors: [{ code: 'not_found', field: 'locationId' }],
    });
    expect(await remove(type.id, other)).toMatchObject({ errors: [{ code: 'not_found' }] });
    expect(await save(pro, {}, visitor)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('needs the feature', async () => {
    const pro = await newPro();
    await catalog.dataSource.query(`UPDATE practices SET features = '{}' WHERE id = $1`, [pro.practiceId]);
    expect(await save(pro)).toMatchObject({ errors: [{ code: 'feature_disabled' }] });
  });
});

describe('the photo of a kind of group event', () => {
  const change = async (actor: Actor, call: string) => {
    const mutation = `mutation { payload: ${call} { result errors { code field } bookableEventType { photoUrl } } }`;
    const { data, errors } = await catalog.graphql(mutation, {}, actor);
    return data?.payload ?? errors![0]!.extensions;
  };
  const update = (actor: Actor, handle: string, id: string) =>
    change(actor, `updateBookableEventTypePhoto(handle: "${handle}", id: "${id}")`);
  const removePhoto = (actor: Actor, id: string) => change(actor, `removeBookableEventTypePhoto(id: "${id}")`);

  it('comes with the form or later, and can be taken off again', async () => {
    const pro = await newPro();
    const [staged, later] = [photos.add(pro.userId!), photos.add(pro.userId!)];
    const { bookableEventType: type } = await save(pro, { stagedPhotoHandle: staged });
    expect(type.photoUrl).toBe(photoUrlOf(staged));
    expect((await save(pro, { id: type.id })).bookableEventType.photoUrl).toBe(photoUrlOf(staged));
    expect(await update(pro, later, type.id)).toMatchObject({ bookableEventType: { photoUrl: photoUrlOf(later) } });
    expect(await removePhoto(pro, type.id)).toMatchObject({ bookableEventType: { photoUrl: null } });
    const [last] = (await catalog.emitted(BookableEventTypeSavedSchema)).slice(-1);
    expect(last!.eventType).toMatchObject({ eventTypeId: type.id, photoUrl: '', version: 4 });
  });

  it('is refused if the photo or the kind belongs to another practice', async () => {
    const [pro, other] = [await newPro(), await newPro()];
    const { bookableEventType: type } = await save(pro);
    const others = photos.add(other.userId!);
    const noPhoto = { errors: [{ code: 'not_found', field: 'handle' }] };
    expect(await update(pro, others, type.id)).toMatchObject(noPhoto);
    expect(await save(pro, { stagedPhotoHandle: others })).toMatchObject(noPhoto);
    expect(await update(other, others, type.id)).toMatchObject({ errors: [{ code: 'not_found', field: 'id' }] });
    expect(await removePhoto(other, type.id)).toMatchObject({ errors: [{ code: 'not_found', field: 'id' }] });
    expect(await removePhoto(visitor, type.id)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
