const NORTH_AMERICAN = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** A stored number for reading: `+16045550134` is `(604) 555-0134`; numbers outside North America keep their code. */
export function shownPhone(e164: string): string {
  const [, area, exchange, line] = NORTH_AMERICAN.exec(e164) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : e164;
}
