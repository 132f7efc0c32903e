/** Where a code is. */
export interface CodePoint {
  latitude: number;
  longitude: number;
  /** Name and state as the source has them; undefined where it has none. */
  city?: string | undefined;
  state?: string | undefined;
}

/** Codes of up to five letters and digits with their centres, in typed arrays: 20 bytes a code and each city once. */
export class CodeTable {
  private readonly codes: Float64Array;
  private readonly points: Float32Array;
  private readonly cityOf: Uint32Array;
  private readonly cities: [city: string, state: string][] = [];

  constructor(rows: readonly (CodePoint & { code: string })[]) {
    const numbered = rows.map((row) => ({ row, number: numberOf(row.code) }));
    const sorted = numbered.sort((one, other) => one.number - other.number).map(({ row }) => row);
    this.codes = Float64Array.from(numbered, ({ number }) => number);
    this.points = Float32Array.from(sorted.flatMap(({ latitude, longitude }) => [latitude, longitude]));
    const known = new Map<string, number>();
    this.cityOf = Uint32Array.from(sorted, ({ city = '', state = '' }) => {
      const key = `${city}|${state}`;
      const index = known.get(key) ?? this.cities.push([city, state]) - 1;
      known.set(key, index);
      return index;
    });
  }

  find(code: string): CodePoint | null {
    const index = this.indexOf(numberOf(code));
    if (index < 0) return null;
    const [city, state] = this.cities[this.cityOf[index]!]!;
    const [latitude, longitude] = [this.points[index * 2]!, this.points[index * 2 + 1]!].map(rounded) as [
      number,
      number,
    ];
    return { latitude, longitude, ...(city && { city, state }) };
  }

  private indexOf(code: number): number {
    let [low, high] = [0, this.codes.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.codes[middle]!;
      if (found === code) return middle;
      if (found < code) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}

function numberOf(code: string): number {
  return Number.parseInt(code, 36);
}

/** Single precision has more digits than the source. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}
