import { describe, expect, it } from '@jest/globals';
import { withoutRole } from './roles.mjs';

describe('the role of an injectable', () => {
  it.each([
    ['a/cards.service.ts', '@Injectable()\nexport class CardsService {}'],
    ['a/cards.resolver.ts', "@Resolver('Card')\nexport class CardsResolver {}\nclass Loaded {}"],
    ['a/clock.ts', '@Injectable()\nexport class Clock {}'],
    ['a/card-facts.ts', 'export class CardFacts {}'],
    [
      'a/cards.module.ts',
      "import { CardsService } from './cards.service.js';\n@Module({ providers: [CardsService, TOKEN, { provide: TOKEN, useValue: 1 }] })\nexport class CardsModule {}",
    ],
  ])('is said by %s', (path, text) => expect(withoutRole(path, text)).toEqual([]));

  it.each([
    ['a/cards.ts', '@Injectable()\nexport class CardsService {}', 'CardsService is no cards.ts'],
    ['a/cards.service.ts', '@Injectable()\nexport class Cards {}', 'Cards does not end'],
    ['a/card.service.ts', '@Controller()\nexport class CardController {}', 'CardController does not end'],
    ['a/card.service.ts', '@Injectable()\nexport default class {}', 'without a name does not end'],
    [
      'a/cards.module.ts',
      "import { CardFacts } from './card-facts.js';\n@Module({ providers: [CardFacts] })\nexport class CardsModule {}",
      'CardFacts of ./card-facts.ts has no role',
    ],
    ['a/errors.ts', '@Catch()\nexport class Errors {}', 'Errors is no errors.ts'],
  ])('is missing in %s with %j', (path, text, message) => {
    expect(withoutRole(path, text)).toEqual([expect.stringContaining(message)]);
  });
});
