/** Half of what the gateway takes in a request (`MAX_BODY_BYTES`). */
const MAX_PART_BYTES = 128 * 1024;
const MAX_PART_ROWS = 500;

export interface ListPart<Row> {
  /** Place of its first row in the list, from 1. */
  firstRow: number;
  rows: Row[];
}

/** A list in parts that each fit into one request. */
export function partsOf<Row>(rows: readonly Row[]): ListPart<Row>[] {
  const parts: ListPart<Row>[] = [];
  let bytes = Infinity;
  rows.forEach((row, index) => {
    const size = new TextEncoder().encode(JSON.stringify(row)).length + 1;
    const part = parts.at(-1);
    if (part && bytes + size <= MAX_PART_BYTES && part.rows.length < MAX_PART_ROWS) {
      part.rows.push(row);
      bytes += size;
    } else {
      parts.push({ firstRow: index + 1, rows: [row] });
      bytes = size;
    }
  });
  return parts;
}
