import { describe, expect } from '@jest/globals';
import { ReviewPages } from './pages/review-pages.js';
import { randomUUID } from 'node:crypto';
import { ApiVisitor } from './support/api-visitor.js';
import { demoPractice } from './support/demo-practice.js';
import { eventually } from './support/eventually.js';
import { SITE_URL } from './support/site.js';
import { journey, useBrowser } from './support/stage.js';

useBrowser();

const REVIEWS = `query Reviews($slug: String!) { practice(slug: $slug) { id reviewsCount
  reviews { edges { node { id author firstName token appointmentId clientId review } } }
  skills { id endorsementsCount specialty { name } } } }`;

interface Seen {
  practice: {
    reviewsCount: number;
    reviews: { edges: { node: Record<string, unknown> }[] };
    skills: { endorsementsCount: number; specialty: { name: string } }[];
  };
}

describe('a review', () => {
  journey('endorses skills and hides its author everywhere once that is asked for', async (stage) => {
    const practice = await demoPractice();
    const [skill] = practice.skills;
    const before = await endorsementsOf(practice.slug, skill!);
    const text = `She found the knot that nobody else had found (${randomUUID()}).`;
    const page = await stage.visitor();
    const review = new ReviewPages(page);
    await review.openLink(practice.referralCode);
    await review.sayWho('Xenobia', unusedPhone());
    await review.rate('5 stars');
    await review.endorse(skill!);
    await review.write(text);
    await review.stayAnonymous();

    await eventually('an endorsement', async () => (await endorsementsOf(practice.slug, skill!)) === before + 1);
    const { practice: seen } = await new ApiVisitor().ask<Seen>(REVIEWS, { slug: practice.slug });
    const mine = seen.reviews.edges.map(({ node }) => node).find((node) => node.review === text);
    expect(mine).toMatchObject({
      ...{ author: 'Anonymous', firstName: null, token: null, appointmentId: null, clientId: null },
    });
    const visitor = await stage.visitor();
    await visitor.goto(`/p/${practice.slug}`);
    await visitor.getByText(text).waitFor();
    const source = await (await fetch(`${SITE_URL}/p/${practice.slug}`)).text();
    for (const shown of [JSON.stringify(seen), source, await visitor.content()]) expect(shown).not.toContain('Xenobia');
  });
});

async function endorsementsOf(slug: string, skill: string): Promise<number> {
  const { practice } = await new ApiVisitor().ask<Seen>(REVIEWS, { slug });
  return practice.skills.find(({ specialty }) => specialty.name === skill)!.endorsementsCount;
}

/** A number that no test has used before: one phone leaves one review. */
function unusedPhone(): string {
  return `518${2 + Math.floor(Math.random() * 7)}${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;
}
