import { foldText } from '@yarrow/kit/values/normal-text';

const MAX_QUERY_LENGTH = 100;
const MAX_TERMS = 6;

/**
 * How alike a word of the text must be to what was typed, 0 to 1: `masage` and `acupunture` still find, `manage` and
 * `message` do not find `massage`.
 */
export const TYPO_TOLERANCE = 0.6;

/** Splits a query into terms; overlong queries are cut. */
export function searchTerms(query: string): string[] {
  const words = foldText(query.slice(0, MAX_QUERY_LENGTH)).split(' ').filter(Boolean);
  const meaningful = words.filter(
    (word) => word.length > 1 && !['and', 'the', 'for', 'in', 'near', 'of', 'with'].includes(word),
  );
  return (meaningful.length > 0 ? meaningful : words).slice(0, MAX_TERMS);
}

/** `like` pattern of what begins with a prefix. */
export function prefixPattern(prefix: string): string {
  return `${prefix.replace(/[\\%_]/g, '\\$&')}%`;
}
