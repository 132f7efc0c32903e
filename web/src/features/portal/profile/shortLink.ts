/** What a short link keeps of what is typed, as the server reads it (spec portal-configuration §5). */
export const shortLinkOf = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '')
    .replace(/^[_-]+/, '');
