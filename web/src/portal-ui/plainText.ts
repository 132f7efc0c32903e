/** The words of a rich text, as its preview shows them. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<\/(p|li|h3|h4|blockquote)>|<br\s*\/?>/gi, '$& '),
    'text/html',
  );
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
