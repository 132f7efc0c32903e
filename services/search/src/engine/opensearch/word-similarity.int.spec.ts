import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../../service.js';
import { wordSimilarity } from './word-similarity.js';

const WORDS =
  'massage message manage acupuncture accupuncture acupunture puncture reiki insomnia counselling counseling therapy therapist yoga duarte bodywork work ma';
const TYPED = 'masage massge massoge mas acup therapyst reki insomia counceling bodywrok dourte work m yogga';

let search: TestService;

beforeAll(async () => {
  search = await startTestService(service);
});
afterAll(() => search?.stop());

it('words are as alike for OpenSearch as the database finds them in a text that names a word twice', async () => {
  const pairs = TYPED.split(' ').flatMap((typed) => WORDS.split(' ').map((word) => ({ typed, word })));
  const rows: { typed: string; word: string; similarity: number }[] = await search.dataSource.query(
    `SELECT typed, word, word_similarity(typed, word || ' ' || word) AS similarity
     FROM jsonb_to_recordset($1) AS pair (typed text, word text)`,
    [JSON.stringify(pairs)],
  );
  expect(rows).toHaveLength(pairs.length);
  for (const { typed, word, similarity } of rows)
    expect([typed, word, wordSimilarity(typed, word)]).toEqual([typed, word, expect.closeTo(similarity, 5)]);
});
