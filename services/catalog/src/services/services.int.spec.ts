import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ServiceSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { photoUrlOf, UploadedPhotos } from '../testing/uploaded-photos.js';

let catalog: TestService;
let photos: UploadedPhotos;

type Pro = Actor & { userId: string; practiceId: string };

const visitor: Actor = { kind: 'anonymous', ip: '203.0.113.1' };

async function newPro(): Promise<Pro> {
  const [userId, practiceId] = [newId(), newId()];
  const person = { email: `${userId}@example.com`, firstName: 'Ines', lastName: 'Duarte' };
  const user = { userId, practiceId, kind: 'pro', version: 1, ...person };
  const event = { user, practiceName: `Studio ${userId}`, country: 'CA', timeZone: 'America/Vancouver' };
  await catalog.publish(UserRegisteredSchema, event, { aggregateId: userId });
  const pro: Pro = { kind: 'pro', userId, practiceId, ip: '203.0.113.2' };
  const LOCATION = `mutation { upsertLocation(name: "Studio", kind: office, timeZone: "America/Vancouver",
    address: "12 Alder Street", city: "Vancouver") { result } }`;
  await catalog.graphql(LOCATION, {}, pro);
  return pro;
}

/** @returns the payload, or the error of an actor who may not call the mutation at all */
async function run(actor: Actor, call: string) {
  const { data, errors } = await catalog.graphql(`mutation { payload: ${call} }`, {}, actor);
  return data?.payload ?? errors![0]!.extensions;
}

const SERVICE = `id position photoUrl availableTimesEnabled availableTimes { weekDay hours { startsAt endsAt } }
  variations { id timeLength amountCents }`;
const quoted = (value: object) => JSON.stringify(JSON.stringify(value));

async function save(actor: Actor, own = '') {
  const fields = 'name: "Massage", description: "Long, calm strokes."';
  const length = own.includes('timeLength') ? '' : 'timeLength: 60, amountCents: 9000';
  return run(
    actor,
    `upsertService(${fields}, ${length} ${own}) { result errors { code field } service { ${SERVICE} } }`,
  );
}
const lastPublished = async (serviceId: string) =>
  (await catalog.emitted(ServiceSavedSchema)).filter((event) => event.service?.serviceId === serviceId).at(-1)?.service;

beforeAll(async () => {
  catalog = await startTestService(service);
  photos = await UploadedPhotos.answerIn(catalog);
});
afterAll(() => catalog?.stop());

describe('the order of services', () => {
  const reorder = (actor: Actor, entries: object[]) =>
    run(
      actor,
      `reorderServices(servicesArray: [${entries.map(quoted).join()}]) { result errors { code } services { id } }`,
    );

  it('is what the practice makes of it, and is published', async () => {
    const pro = await newPro();
    const { service: first } = await save(pro);
    const { service: second } = await save(pro);
    const { services } = await reorder(pro, [
      { id: second.id, position: 1 },
      { id: first.id, position: 2 },
    ]);
    expect(services).toEqual([{ id: second.id }, { id: first.id }]);
    const shown = await catalog.graphql('{ currentPractice { services { id position } } }', {}, pro);
    expect(shown.data.currentPractice.services).toEqual([
      { id: second.id, position: 1 },
      { id: first.id, position: 2 },
    ]);
    expect(await lastPublished(first.id)).toMatchObject({ position: 2, version: 2 });
  });

  it('is for the practice alone', async () => {
    const [pro, other] = [await newPro(), await newPro()];
    const entries = [{ id: (await save(pro)).service.id, position: 1 }];
    expect(await reorder(other, entries)).toMatchObject({ result: 'failure', errors: [{ code: 'not_found' }] });
    expect(await reorder(visitor, entries)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('the photo of a service', () => {
  const update = (actor: Actor, handle: string, serviceId: string) =>
    run(
      actor,
      `updateServicePhoto(handle: "${handle}", serviceId: "${serviceId}") {
      result errors { code field } photoUrl service { photoUrl } }`,
    );
  const remove = (actor: Actor, serviceId: string) =>
    run(actor, `removeServicePhoto(serviceId: "${serviceId}") { result errors { code field } service { photoUrl } }`);

  it('is one that its practitioner has uploaded, and can be taken off again', async () => {
    const pro = await newPro();
    const handle = photos.add(pro.userId);
    const { service: saved } = await save(pro, `handle: "${handle}"`);
    expect(saved.photoUrl).toBe(photoUrlOf(handle));
    const another = photos.add(pro.userId);
    expect(await update(pro, another, saved.id)).toEqual({
      ...{ result: 'success', errors: [], photoUrl: photoUrlOf(another) },
      service: { photoUrl: photoUrlOf(another) },
    });
    expect(await lastPublished(saved.id)).toMatchObject({ photoUrl: photoUrlOf(another) });
    expect((await save(pro, `id: "${saved.id}"`)).service.photoUrl).toBe(photoUrlOf(another));
    expect(await remove(pro, saved.id)).toMatchObject({ result: 'success', service: { photoUrl: null } });
    expect(await lastPublished(saved.id)).toMatchObject({ photoUrl: '' });
  });

  it('is refused if the photo or the service belongs to another practice', async () => {
    const [pro, other] = [await newPro(), await newPro()];
    const { service: saved } = await save(pro);
    const [own, others] = [photos.add(pro.userId), photos.add(other.userId)];
    const noPhoto = { result: 'failure', errors: [{ code: 'not_found', field: 'handle' }] };
    for (const handle of [others, newId(), 'no-uuid'])
      expect(await update(pro, handle, saved.id)).toMatchObject(noPhoto);
    expect(await save(pro, `handle: "${others}"`)).toMatchObject({ ...noPhoto, service: null });
    const noService = { result: 'failure', errors: [{ code: 'not_found', field: 'serviceId' }] };
    expect(await update(other, others, saved.id)).toMatchObject(noService);
    expect(await remove(other, saved.id)).toMatchObject(noService);
    expect(await update(visitor, own, saved.id)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await remove(visitor, saved.id)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('the kind of a service', () => {
  it('stays what it was when it was made', async () => {
    const pro = await newPro();
    const { service: saved } = await save(pro, 'package: true, numberOfSessions: 3');
    await save(pro, `id: "${saved.id}", package: false, addOn: true`);
    const { data } = await catalog.graphql(
      '{ currentPractice { services { package addOn numberOfSessions } } }',
      {},
      pro,
    );
    expect(data.currentPractice.services).toEqual([{ package: true, addOn: false, numberOfSessions: 3 }]);
  });
});

describe('one more length of a service', () => {
  it('is added once, changed by its id, and leaves the rest as it is', async () => {
    const pro = await newPro();
    const { service: saved } = await save(pro);
    const longer = `variationOf: "${saved.id}", timeLength: 90, amountCents: 13000`;
    await save(pro, longer);
    const { service: added } = await save(pro, longer);
    expect(added.variations).toEqual([
      { id: saved.id, timeLength: 60, amountCents: 9000 },
      { id: expect.any(String), timeLength: 90, amountCents: 13_000 },
    ]);
    const { id } = added.variations[1];
    const changed = await save(pro, `id: "${id}", variationOf: "${saved.id}", timeLength: 120, amountCents: 16000`);
    expect(changed.service.variations[1]).toEqual({ id, timeLength: 120, amountCents: 16_000 });
  });

  it('is refused of a service or variation that is not the practice’s, and of a package', async () => {
    const [pro, other] = [await newPro(), await newPro()];
    const { service: saved } = await save(pro);
    const longer = (id: string) => `variationOf: "${id}", timeLength: 90, amountCents: 13000`;
    expect(await save(other, longer(saved.id))).toMatchObject({
      errors: [{ code: 'not_found', field: 'variationOf' }],
    });
    expect(await save(pro, `id: "${newId()}", ${longer(saved.id)}`)).toMatchObject({
      errors: [{ code: 'not_found', field: 'id' }],
    });
    const { service: five } = await save(pro, 'package: true');
    expect(await save(pro, longer(five.id))).toMatchObject({ errors: [{ code: 'invalid_variation' }] });
  });
});

describe('the hours of a service', () => {
  it('are its own while they are switched on', async () => {
    const pro = await newPro();
    const times = quoted([{ weekDay: 2, enabled: true, blocks: [{ startsAt: '10:00', endsAt: '14:00' }] }]);
    const { service: saved } = await save(pro, `availableTimesEnabled: true, availableTimes: ${times}`);
    expect(saved).toMatchObject({
      availableTimesEnabled: true,
      availableTimes: [{ weekDay: 2, hours: [{ startsAt: '10:00', endsAt: '14:00' }] }],
    });
    expect((await save(pro, `id: "${saved.id}", availableTimesEnabled: false`)).service).toMatchObject({
      availableTimesEnabled: false,
      availableTimes: [],
    });
  });
});

describe('an add-on', () => {
  it('can be saved when a service that it was for is gone', async () => {
    const pro = await newPro();
    await save(pro);
    const { service: gone } = await save(pro);
    const { service: extra } = await save(pro, `addOn: true, allowedServiceIds: ["${gone.id}"]`);
    await run(pro, `removeService(serviceId: "${gone.id}") { result }`);
    expect(await save(pro, `id: "${extra.id}"`)).toMatchObject({ result: 'success' });
    expect(await save(pro, `id: "${extra.id}", allowedServiceIds: ["${gone.id}"]`)).toMatchObject({
      errors: [{ code: 'not_found', field: 'allowedServiceIds' }],
    });
  });
});
