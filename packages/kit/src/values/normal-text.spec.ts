import { describe, expect, it } from '@jest/globals';
import { FOLDED_TEXTS } from '../testing/folded-texts.js';
import { foldText, foldVariants } from './normal-text.js';

describe('foldText', () => {
  it.each(FOLDED_TEXTS)('folds %j to %j', (text, folded) => expect(foldText(text)).toBe(folded));

  it.each(FOLDED_TEXTS)('leaves the folded form of %j unchanged', (_text, folded) =>
    expect(foldText(folded)).toBe(folded),
  );
});

describe('foldVariants', () => {
  it.each([
    ['Coeur d’Alene', ['coeur dalene', 'coeur d alene']],
    ["PayPal's", ['paypals', 'paypal s']],
    ['L´Aquila', ['laquila', 'l aquila']],
    ['Still Water', ['still water']],
    ['', ['']],
  ])('returns for %j the forms %j', (text, variants) => expect(foldVariants(text)).toEqual(variants));
});
