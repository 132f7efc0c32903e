/** A 32-bit hash of a text (FNV-1a). */
function hash(text) {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/**
 * Random choices that are the same for the same name: every practice has a source of its own, so that the thousandth
 * can be made without the 999 before it.
 */
export class Random {
  #state;

  /** @param {string} name such as `7:practice:12` */
  constructor(name) {
    this.#state = hash(name) || 1;
    // The first numbers of similar names are similar.
    for (let round = 0; round < 8; round += 1) this.next();
  }

  /** From 0 up to, not including, 1 (mulberry32). */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Whole number, both ends included. */
  int(from, to) {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(probability) {
    return this.next() < probability;
  }

  /** @template T @param {readonly T[]} list @returns {T} */
  pick(list) {
    return list[Math.floor(this.next() * list.length)];
  }

  /** `count` of a list, no two the same place, in random order. @template T @param {readonly T[]} list @returns {T[]} */
  sample(list, count) {
    const rest = [...list];
    const chosen = [];
    while (chosen.length < count && rest.length > 0)
      chosen.push(...rest.splice(Math.floor(this.next() * rest.length), 1));
    return chosen;
  }

  /** One of `[value, weight]`. @template T @param {readonly (readonly [T, number])[]} choices @returns {T} */
  weighted(choices) {
    let left = this.next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of choices) if ((left -= weight) < 0) return value;
    return choices.at(-1)[0];
  }
}
