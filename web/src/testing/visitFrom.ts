/** Puts into the page what the web server puts there where it knows a visitor's country. @returns what takes it out again */
export function visitFrom(country: string): () => void {
  const meta = document.createElement('meta');
  meta.name = 'visitor-country';
  meta.content = country;
  document.head.append(meta);
  return () => meta.remove();
}
