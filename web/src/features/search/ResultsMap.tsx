import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { readFragment } from '../../gql/fragment-masking.js';
import type { ResultsMap_HitFragment } from '../../gql/graphql.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { MapFrame } from '../map/MapFrame.js';
import type { LiveMap } from '../map/mapLibrary.js';
import { useMap } from '../map/useMap.js';
import { boundsOf, searchOfArea } from './mapArea.js';
import { PinPreview } from './PinPreview.js';
import { PinLayer } from './pinLayer.js';
import type { FoundHit } from './ResultPages.js';
import { ResultsMap_hit } from './resultsMapHit.js';
import styles from './ResultsMap.module.css';
import type { SearchState } from './searchState.js';

export type Pin = ResultsMap_HitFragment & { latitude: number; longitude: number };

export interface ResultsMapProps {
  hits: readonly FoundHit[];
  center: { lat: number; lng: number } | undefined;
  /** The map's own search: what it shows is asked for already. */
  area: boolean;
  active: string | undefined;
  onActive: (id: string | undefined) => void;
  onSearchArea: (area: Pick<SearchState, 'near' | 'place' | 'radiusKm'>) => void;
}

/** Without a place: the countries in which the product is at home. */
const EVERYWHERE: [number, number] = [-98, 44];

/** The map of the results, next to or behind the list. The list never waits for it. */
export function ResultsMap({ hits, center, area, active, onActive, onSearchArea }: ResultsMapProps) {
  const { container, status, map, library } = useMap({
    center: center ? [center.lng, center.lat] : EVERYWHERE,
    zoom: center ? 9 : 2.5,
    label: 'Map of the results',
  });
  const pins = useMemo(() => hits.flatMap((hit) => pinOf(readFragment(ResultsMap_hit, hit))), [hits]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [moved, setMoved] = useMovedByHand(map);
  const layer = useRef<PinLayer>(undefined);

  useEffect(() => {
    if (!map || !library) return undefined;
    const made = new PinLayer(map, library, { onActive, onChoose: setChosen });
    layer.current = made;
    return () => made.remove();
  }, [map, library, onActive]);

  // The centre is no dependency of the effect: it changes together with the results.
  const showResults = useEffectEvent((on: LiveMap) => !area && show(on, pins, center));
  useEffect(() => {
    layer.current?.show(pins);
    setChosen([]);
    if (map) showResults(map);
    setMoved(false);
  }, [map, pins, area, setMoved]);

  // A phone that is turned, a window that is made narrower.
  const showAgain = useEffectEvent((on: LiveMap) => !moved && showResults(on));
  useEffect(() => {
    const watched = map?.on('resize', () => showAgain(map));
    return () => watched?.unsubscribe();
  }, [map]);

  useEffect(() => layer.current?.highlight(active), [active, pins, map]);

  const previewed = pins.filter(({ id }) => chosen.includes(id));
  const close = () => {
    setChosen([]);
    if (chosen[0] !== undefined) layer.current?.focus(chosen[0]);
  };
  return (
    <MapFrame container={container} status={status} className={styles.map}>
      {map && moved && (
        <Button
          size="sm"
          className={styles.again}
          onClick={() => {
            setMoved(false);
            onSearchArea(searchOfArea(cornersOf(map)));
          }}
        >
          <Icon name="search" size={16} /> Search this area
        </Button>
      )}
      {previewed.length > 0 && <PinPreview pins={previewed} onClose={close} />}
    </MapFrame>
  );
}

function pinOf(hit: ResultsMap_HitFragment): Pin[] {
  const { latitude, longitude } = hit;
  return latitude == null || longitude == null ? [] : [{ ...hit, latitude, longitude }];
}

/** Whether the user, and not the page, moved the map. */
function useMovedByHand(map: LiveMap | undefined) {
  const state = useState(false);
  const [, setMoved] = state;
  useEffect(() => {
    if (!map) return undefined;
    const watched = map.on('moveend', (event) => {
      if ('originalEvent' in event && event.originalEvent) setMoved(true);
    });
    return () => watched.unsubscribe();
  }, [map, setMoved]);
  return state;
}

/** Around the outermost pins: half a pin, the zoom buttons at the right, and at the bottom what leads back to the list. */
const PADDING = { top: 40, right: 64, bottom: 72, left: 48 };

function show(map: LiveMap, pins: readonly Pin[], center: ResultsMapProps['center']): void {
  if (pins.length === 0) {
    if (center) map.jumpTo({ center: [center.lng, center.lat], zoom: 9 });
    return;
  }
  map.fitBounds(boundsOf(pins), { padding: PADDING, maxZoom: 11, animate: false });
}

function cornersOf(map: LiveMap) {
  const bounds = map.getBounds();
  return { north: bounds.getNorth(), south: bounds.getSouth(), east: bounds.getEast(), west: bounds.getWest() };
}
