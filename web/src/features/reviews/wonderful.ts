/** What good ratings are greeted with, to be put before a sentence (spec client §9). */
export function wonderful(rating: number): string {
  return rating > 3 ? 'Wonderful! ' : '';
}
