import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../ids.js';
import { notebook } from '../testing/notebook/src/notebook.service.js';
import { startTestService, type TestService } from '../testing/test-service.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(notebook);
});
afterAll(() => service?.stop());

const OUTCOME = 'result errors { code message field }';

describe('the payload of a mutation', () => {
  it('adds the result `success` to the fields that the resolver returns', async () => {
    const mutation = `mutation Write($id: ID!) { writeNote(id: $id, text: "hello") { ${OUTCOME} note { text } } }`;
    const { data } = await service.graphql(mutation, { id: newId() });
    expect(data).toEqual({ writeNote: { result: 'success', errors: [], note: { text: 'hello' } } });
  });

  it('says so where the resolver returns nothing', async () => {
    const { data } = await service.graphql(`mutation Tear($id: ID!) { tearNote(id: $id) { ${OUTCOME} } }`, {
      id: newId(),
    });
    expect(data).toEqual({ tearNote: { result: 'success', errors: [] } });
  });

  it('holds the reason of a broken rule instead, and what was done is rolled back', async () => {
    const id = newId();
    const mutation = `mutation Write($id: ID!, $text: String!) { writeNote(id: $id, text: $text) { ${OUTCOME} note { id } } }`;
    const missing = await service.graphql(mutation, { id, text: '' });
    expect(missing.data).toEqual({
      writeNote: {
        result: 'failure',
        errors: [{ code: 'text_missing', message: 'A note has a text.', field: 'text' }],
        note: null,
      },
    });
    const refused = await service.graphql(mutation, { id, text: 'rolled back' });
    expect(refused.errors).toBeUndefined();
    expect(refused.data).toEqual({
      writeNote: {
        result: 'failure',
        errors: [{ code: 'refused', message: 'Not this one.', field: null }],
        note: null,
      },
    });
    expect((await service.graphql('query Note($id: ID!) { note(id: $id) { id } }', { id })).data['note']).toBeNull();
  });

  it('stays unchanged if the resolver returns a failure itself', async () => {
    const mutation = `mutation { copyNotes(ids: ["1"]) { ${OUTCOME} closed } }`;
    expect((await service.graphql(mutation)).data).toEqual({
      copyNotes: {
        result: 'failure',
        errors: [{ code: 'not_found', message: 'No such note.', field: 'ids' }],
        closed: ['1'],
      },
    });
  });

  it('is not given for a fault of ours', async () => {
    const mutation = 'mutation { writeNote(id: "no uuid", text: "hello") { result } }';
    const { data, errors } = await service.graphql(mutation);
    expect(data).toBeNull();
    expect(errors).toEqual([expect.objectContaining({ extensions: { code: 'INTERNAL_SERVER_ERROR' } })]);
  });

  it('is left alone where a mutation answers something else', async () => {
    const { data } = await service.graphql('mutation { step(name: "one", ms: 0) }');
    expect(data).toEqual({ step: ['one begins', 'one ends'] });
  });
});
