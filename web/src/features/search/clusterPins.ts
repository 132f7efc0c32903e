/** A practitioner on the map, in CSS pixels of the visible part. */
export interface PlacedPin {
  id: string;
  x: number;
  y: number;
}

export interface PinCluster {
  ids: string[];
  x: number;
  y: number;
}

/**
 * Pins that would lie over each other become one: each joins the first group whose first pin is near. Places are rounded
 * to a kilometre, so in a city many lie on one point.
 */
export function clusterPins(pins: readonly PlacedPin[], reach: number): PinCluster[] {
  const clusters: PinCluster[] = [];
  for (const { id, x, y } of pins) {
    const near = clusters.find((cluster) => Math.abs(cluster.x - x) < reach && Math.abs(cluster.y - y) < reach * 0.7);
    if (near) near.ids.push(id);
    else clusters.push({ ids: [id], x, y });
  }
  return clusters;
}
