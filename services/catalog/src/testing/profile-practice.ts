import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import type { TestService } from '@yarrow/kit/testing/test-service';

export type Pro = Actor & { userId: string; practiceId: string };

/** Actors who may not change a practice. */
export const VISITOR: Actor = { kind: 'anonymous', ip: '203.0.113.1' };
export const CLIENT: Actor = { kind: 'client', userId: newId(), ip: '203.0.113.1' };

export async function registerPro(
  catalog: TestService,
  practiceName = `Studio ${newId()}`,
  practiceId = newId(),
): Promise<Pro> {
  const userId = newId();
  const person = { email: `${userId}@example.com`, firstName: 'Ines', lastName: 'Duarte' };
  const user = { userId, practiceId, kind: 'pro', version: 1, ...person };
  const event = { user, practiceName, country: 'CA', timeZone: 'America/Vancouver' };
  await catalog.publish(UserRegisteredSchema, event, { aggregateId: userId });
  return { kind: 'pro', userId, practiceId, ip: '203.0.113.2' };
}

/** Runs a mutation that is written as it is called. @returns its payload, or the code of what was refused before it */
export async function run(catalog: TestService, call: string, fields: string, actor: Actor) {
  const answer = await catalog.graphql(
    `mutation { it: ${call} { result errors { code message field } ${fields} } }`,
    {},
    actor,
  );
  return answer.errors ? { code: answer.errors[0]!.extensions.code } : answer.data['it'];
}

/** What a practice sees of itself. */
export async function own(catalog: TestService, fields: string, actor: Actor) {
  const { data, errors } = await catalog.graphql(`{ currentPractice { ${fields} } }`, {}, actor);
  if (errors) throw new Error(JSON.stringify(errors));
  return data['currentPractice'];
}

export async function lastPublished(catalog: TestService, { practiceId }: Pro) {
  const saved = await catalog.emitted(PracticeSavedSchema);
  return saved.filter(({ practice }) => practice?.practiceId === practiceId).at(-1)!.practice!;
}
