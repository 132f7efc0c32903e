import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { SPECIALTIES } from '../../reference/specialties.js';
import { service } from '../../service.js';
import { CLIENT, lastPublished, own, registerPro, run, VISITOR, type Pro } from '../../testing/profile-practice.js';

let catalog: TestService;
beforeAll(async () => {
  catalog = await startTestService(service);
});
afterAll(() => catalog?.stop());

const [REIKI, YIN, PILATES] = ['reiki', 'yin-yoga', 'pilates'];
const choose = (pro: Pro, ids: readonly string[]) =>
  run(catalog, `updateSkills(skills: ${JSON.stringify(ids)})`, 'skills { id position specialty { id } }', pro);
const chosen = async (pro: Pro): Promise<string[]> =>
  (await own(catalog, 'skills { specialty { id } }', pro)).skills.map(
    (skill: { specialty: { id: string } }) => skill.specialty.id,
  );

describe('the keywords of a practice', () => {
  it('are those that were chosen; what stays keeps its place, what is new comes last', async () => {
    const pro = await registerPro(catalog);
    await choose(pro, [REIKI, YIN]);
    const { skills } = await choose(pro, [PILATES, YIN, PILATES]);
    expect(skills).toEqual([
      { id: `${pro.practiceId}:${YIN}`, position: 1, specialty: { id: YIN } },
      { id: `${pro.practiceId}:${PILATES}`, position: 2, specialty: { id: PILATES } },
    ]);
    expect((await lastPublished(catalog, pro)).specialties.map(({ specialtyId }) => specialtyId)).toEqual([
      YIN,
      PILATES,
    ]);
  });

  it('are 50 at most', async () => {
    const pro = await registerPro(catalog);
    const ids = SPECIALTIES.map(({ id }) => id);
    expect((await choose(pro, ids.slice(0, 51))).errors).toEqual([
      { code: 'too_many_keywords', message: 'You can select a maximum of 50 keywords', field: 'skills' },
    ]);
    expect((await choose(pro, ids.slice(0, 50))).skills).toHaveLength(50);
  });

  it('are of the reference list', async () => {
    const pro = await registerPro(catalog);
    expect(await choose(pro, [REIKI, 'witchcraft'])).toMatchObject({
      errors: [{ code: 'not_found', field: 'skills' }],
    });
    expect(await chosen(pro)).toEqual([]);
  });

  it('are put in order and taken away one by one', async () => {
    const pro = await registerPro(catalog);
    await choose(pro, [REIKI, YIN, PILATES]);
    const skill = (id: string) => `${pro.practiceId}:${id}`;
    const array = `[{ id: "${skill(PILATES)}", position: 1 }, { id: "${skill(REIKI)}", position: 2 }]`;
    expect((await run(catalog, `moveSkills(skillArray: ${array})`, '', pro)).result).toBe('success');
    expect(await chosen(pro)).toEqual([PILATES, REIKI, YIN]);
    expect((await run(catalog, `deleteSkills(skillId: "${skill(REIKI)}")`, '', pro)).result).toBe('success');
    expect(await chosen(pro)).toEqual([PILATES, YIN]);
    expect(await run(catalog, `deleteSkills(skillId: "${skill(REIKI)}")`, '', pro)).toMatchObject({
      errors: [{ code: 'not_found', field: 'skillId' }],
    });
  });

  it('of another practice do not exist', async () => {
    const [pro, other] = [await registerPro(catalog), await registerPro(catalog)];
    await choose(pro, [REIKI]);
    await choose(other, [REIKI]);
    const foreign = `${other.practiceId}:${REIKI}`;
    for (const call of [
      `deleteSkills(skillId: "${foreign}")`,
      `moveSkills(skillArray: [{ id: "${foreign}", position: 1 }])`,
    ]) {
      expect(await run(catalog, call, '', pro)).toMatchObject({ errors: [{ code: 'not_found' }] });
    }
    expect(await chosen(other)).toEqual([REIKI]);
  });

  it('are changed by the practice alone', async () => {
    for (const call of ['updateSkills(skills: [])', 'deleteSkills(skillId: "x")', 'moveSkills(skillArray: [])']) {
      expect(await run(catalog, call, '', CLIENT)).toMatchObject({ errors: [{ code: 'forbidden' }] });
      expect(await run(catalog, call, '', VISITOR)).toEqual({ code: 'UNAUTHENTICATED' });
    }
  });
});
