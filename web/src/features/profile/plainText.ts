const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/**
 * The words of sanitised HTML, for a line of text; block ends become spaces. Catalog writes every `<` and `>` that is not
 * a tag's as an entity, so no parser is needed, which a server would not have.
 */
export function plainText(html: string): string {
  return html
    .replace(/<\/(p|li|div|h\d)>|<br\s*\/?>/g, '$& ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => CHARACTERS[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
