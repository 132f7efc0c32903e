import { listAreas, type Area } from './regions.js';

/** One reading of what was typed. */
export interface PlaceQuery {
  /** Key of the name, or its beginning where there is no area. */
  name: string;
  /** State, province or country that was typed behind the name; null where all of the text is the name. */
  area: Area | null;
}

/** As many as `United States of America` has. */
const MAX_AREA_WORDS = 4;

/**
 * The readings of a text, the most literal first: `vancouver bc canada` is a name, or `vancouver bc` in Canada, or
 * `vancouver` in British Columbia.
 * @param key of `placeKey`
 */
export function placeQueries(key: string): PlaceQuery[] {
  const once = withoutLastArea(key);
  const twice = once.flatMap((outer) =>
    withoutLastArea(outer.name).filter(({ area }) => area && outer.area && isWithin(area, outer.area)),
  );
  return [{ name: key, area: null }, ...once, ...twice];
}

/** The readings whose last words are a state, a province or a country. */
function withoutLastArea(key: string): PlaceQuery[] {
  const words = key.split(' ');
  const most = Math.min(MAX_AREA_WORDS, words.length - 1);
  return Array.from({ length: most }, (_, index) => words.length - index - 1).flatMap((count) => {
    const name = words.slice(0, count).join(' ');
    return listAreas(words.slice(count).join(' ')).map((area) => ({ name, area }));
  });
}

export function isWithin(inner: Area, outer: Area): boolean {
  return inner.country === outer.country && (outer.state === '' || outer.state === inner.state);
}
