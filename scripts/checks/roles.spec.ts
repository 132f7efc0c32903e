import { describe, expect, it } from '@jest/globals';
import { withoutRole } from './roles.mjs';

describe('the role of an injectable', () => {
  it.each([
    ['a/cards.service.ts', '@Injectable()\nexport class CardsService {}'],
    ['a/cards.resolver.ts', "@Resolver('Card')\nexport class CardsResolver {}\nclass Loaded {}"],
    ['a/clock.ts', '@Injectable()\nexport class Clock {}'],
    ['a/card-facts.ts', 'export class CardFacts {}'],
  ])('is said by %s', (path, text) => expect(withoutRole(path, text)).toEqual([]));

  it.each([
    ['a/cards.ts', '@Injectable()\nexport class CardsService {}', 'CardsService is no cards.ts'],
    ['a/cards.service.ts', '@Injectable()\nexport class Cards {}', 'Cards does not end'],
    ['a/card.service.ts', '@Controller()\nexport class CardController {}', 'CardController does not end'],
    ['a/errors.ts', '@Catch()\nexport class Errors {}', 'Errors is no errors.ts'],
  ])('is missing in %s with %j', (path, text, message) => {
    expect(withoutRole(path, text)).toEqual([expect.stringContaining(message)]);
  });
});
