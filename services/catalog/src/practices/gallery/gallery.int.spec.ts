import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

const uploaded = ({ userId }: Pro, count: number) => Array.from({ length: count }, () => uploads.by(userId));
const add = (pro: Pro, handles: readonly string[]) =>
  run(catalog, `addGalleryImage(handles: ${JSON.stringify(handles)})`, '', pro);
const shown = async (pro: Pro): Promise<{ id: string; defaultPhotoUrl: string; altText: string; position: number }[]> =>
  (await own(catalog, 'galleryImages { id defaultPhotoUrl altText position }', pro)).galleryImages;

describe('the gallery', () => {
  it('takes 10 photos at once, in their order, and the same ones once', async () => {
    const pro = await registerPro(catalog);
    const handles = uploaded(pro, 10);
    expect((await add(pro, handles)).result).toBe('success');
    expect((await add(pro, handles.slice(0, 2))).result).toBe('success');
    expect((await shown(pro)).map(({ defaultPhotoUrl }) => defaultPhotoUrl)).toEqual(handles.map(urlOf));
    expect((await lastPublished(catalog, pro)).coverUrl).toBe(urlOf(handles[0]!));
  });

  it('refuses 11 at once, and the whole list if one was uploaded by another account', async () => {
    const pro = await registerPro(catalog);
    expect(await add(pro, uploaded(pro, 11))).toMatchObject({
      errors: [{ code: 'too_many_photos', field: 'handles' }],
    });
    expect(await add(pro, [...uploaded(pro, 1), uploads.by(newId())])).toMatchObject({
      errors: [{ code: 'not_found', field: 'handles' }],
    });
    expect(await shown(pro)).toEqual([]);
  });

  it('is put in order, captioned, and photos leave it', async () => {
    const pro = await registerPro(catalog);
    await add(pro, uploaded(pro, 3));
    const [one, two, three] = await shown(pro);
    const array = `[{ id: "${three!.id}", position: 1 }, { id: "${one!.id}", position: 2 }]`;
    await run(catalog, `reorderGalleryImages(photosArray: ${array})`, '', pro);
    await run(catalog, `captionGalleryImage(input: { galleryId: "${one!.id}", caption: " The room " })`, '', pro);
    expect((await shown(pro)).map(({ id, altText, position }) => [id, altText, position])).toEqual([
      [three!.id, '', 1],
      [one!.id, 'The room', 2],
      [two!.id, '', 3],
    ]);
    await run(catalog, `removeGalleryImage(galleryId: "${three!.id}")`, '', pro);
    expect((await shown(pro)).map(({ id }) => id)).toEqual([one!.id, two!.id]);
    const long = `captionGalleryImage(input: { galleryId: "${one!.id}", caption: "${'x'.repeat(201)}" })`;
    expect(await run(catalog, long, '', pro)).toMatchObject({
      errors: [{ code: 'invalid_caption', field: 'caption' }],
    });
  });

  it('of another practice cannot be touched', async () => {
    const [pro, other] = [await registerPro(catalog), await registerPro(catalog)];
    await add(other, uploaded(other, 1));
    const id = (await shown(other))[0]!.id;
    for (const call of [
      `removeGalleryImage(galleryId: "${id}")`,
      `reorderGalleryImages(photosArray: [{ id: "${id}", position: 1 }])`,
      `captionGalleryImage(input: { galleryId: "${id}", caption: "Mine" })`,
    ]) {
      expect(await run(catalog, call, '', pro)).toMatchObject({ errors: [{ code: 'not_found' }] });
      expect(await run(catalog, call, '', CLIENT)).toMatchObject({ errors: [{ code: 'forbidden' }] });
      expect(await run(catalog, call, '', VISITOR)).toEqual({ code: 'UNAUTHENTICATED' });
    }
    expect(await shown(other)).toMatchObject([{ id, altText: '' }]);
  });
});
