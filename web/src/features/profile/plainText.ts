/**
 * The words of sanitised HTML, for a line of text. Block ends become spaces. The browser's own parser reads it in a
 * document of its own, where nothing runs or loads.
 */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<\/(p|li|div|h\d)>|<br\s*\/?>/g, '$& '), 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
