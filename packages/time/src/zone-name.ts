/** Universal time under every name of the tz database. */
const UTC = /^(?:Etc\/)?(?:UTC|UCT|GMT[+-]?0?|Greenwich|Universal|Zulu)$/;
/** Names made of an offset or of letters only: `Etc/GMT+5`, `EST5EDT`. The sign of the former is the reverse of the usual one. */
const NO_PLACE = /^Etc\/|^[^a-z]+$/;

/** The place that a zone is named after: `New York`; undefined for a name without a place, such as `UTC` or `Etc/GMT+5`. */
export function zonePlace(zone: string): string | undefined {
  if (UTC.test(zone) || NO_PLACE.test(zone)) return undefined;
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/**
 * Names a zone's clock without zone rules: `Vancouver time`, `UTC`; undefined for a name without a place. Abbreviations are
 * not shown: `PST`, `CST` and `IST` each mean another time elsewhere.
 */
export function clockName(zone: string): string | undefined {
  if (UTC.test(zone)) return 'UTC';
  const place = zonePlace(zone);
  return place && `${place} time`;
}
