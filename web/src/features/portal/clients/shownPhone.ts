/** A stored number for reading: `+16045550134` is `(604) 555-0134`; numbers outside North America keep their code. */
export function shownPhone(e164: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164);
  if (match) return `(${match[1]}) ${match[2]}-${match[3]}`;
  return e164;
}
