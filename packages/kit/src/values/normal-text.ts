/** Words as they are compared: without case, accents and marks. `École de la Santé!` → `ecole de la sante`. */
export function normalText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
