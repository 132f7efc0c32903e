/**
 * The small square of a photo that was uploaded here, 160 pixels wide, for a row of a list (spec portal-configuration §9).
 * Others, such as those of the demonstration data, have none and stay as they are.
 */
export function smallPhoto(url: string): string {
  return url.replace(/^(\/media\/photos\/[0-9a-f-]{36})(\.\w+)$/, '$1-small$2');
}
