import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import type { TestService } from '@yarrow/kit/testing/test-service';
import { publishPractice } from '../testing/test-practices.js';
import { startTestSearch } from '../testing/test-search.js';

const claimIn = async (search: TestService) =>
  (await search.graphql('{ practitionersClaim }')).data['practitionersClaim'];

describe('The number of practitioners that pages claim', () => {
  describe('without a configured one', () => {
    const clock = new FixedClock('2027-01-04T12:00:00Z');
    let search: TestService;

    beforeAll(async () => {
      search = await startTestSearch({ clock });
    });
    afterAll(() => search?.stop());

    it('is null up to a hundred practitioners, then the number of searchable ones, counted again after a minute', async () => {
      expect(await claimIn(search)).toBeNull();
      await Promise.all(Array.from({ length: 112 }, (_, index) => publishPractice(search, `Practice ${index}`)));
      clock.advance(59_999);
      expect(await claimIn(search)).toBeNull();
      clock.advance(1);
      expect(await claimIn(search)).toBe(110);
    });
  });

  describe('with a configured one', () => {
    let search: TestService;

    beforeAll(async () => {
      search = await startTestSearch({ env: { PRACTITIONERS_CLAIM: '4000' } });
    });
    afterAll(() => search?.stop());

    it('is the configured number, whatever the count', async () => {
      expect(await claimIn(search)).toBe(4_000);
    });
  });
});
