/** A place on the globe, degrees (WGS 84). */
export interface GlobePoint {
  latitude: number;
  longitude: number;
}

/** Height of a cell, degrees: 2.2 km. */
const CELL = 0.02;
/** Beyond this latitude cells keep their width in degrees; no practice is located there. */
const LAST_LATITUDE = 85;

/**
 * The centre of the cell that a place lies in; cells are about 2.2 km by 2.2 km everywhere. The grid never moves and
 * every place of a cell gives the same centre, so querying again, measuring from it or saving it again reveals nothing
 * more. The centre of a centre is the centre itself.
 */
export function coarsePlace({ latitude, longitude }: GlobePoint): GlobePoint {
  const row = Math.min(Math.max(centreOf(latitude, CELL), -90), 90);
  const width = CELL / Math.cos((Math.min(Math.abs(row), LAST_LATITUDE) * Math.PI) / 180);
  const column = Math.min(Math.max(centreOf(longitude, width), -180), 180);
  return { latitude: rounded(row), longitude: rounded(column) };
}

function centreOf(degrees: number, size: number): number {
  return (Math.floor(degrees / size) + 0.5) * size;
}

/** Without the noise of floating point. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
