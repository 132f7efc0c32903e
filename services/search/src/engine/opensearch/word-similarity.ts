/** The trigrams of a word in order, as `pg_trgm` cuts them: two blanks before it, one behind it. */
export function trigramsOf(word: string): string[] {
  const letters = ['', '', ...word, ''].map((letter) => letter || ' ');
  return letters.slice(0, -2).map((_, index) => letters.slice(index, index + 3).join(''));
}

/**
 * What `word_similarity` of `pg_trgm` gives of a word and a text that has the other word twice in a row, as names of therapies
 * stand in most documents (specialty, category): the greatest similarity with any stretch of it. Both of its ends may be in one
 * stretch, so that an error in the middle, as in `massge`, costs no more than one at an end.
 */
export function wordSimilarity(typed: string, word: string): number {
  const wanted = new Set(trigramsOf(typed));
  const once = trigramsOf(word);
  const twice = [...once, ...once];
  let best = 0;
  once.forEach((first, from) => {
    if (!wanted.has(first)) return;
    const stretch = new Set<string>();
    let shared = 0;
    for (const trigram of twice.slice(from, from + once.length)) {
      if (stretch.has(trigram)) continue;
      stretch.add(trigram);
      if (wanted.has(trigram)) shared += 1;
      best = Math.max(best, shared / (wanted.size + stretch.size - shared));
    }
  });
  return best;
}
