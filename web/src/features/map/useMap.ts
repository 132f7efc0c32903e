import { useEffect, useRef, useState, type RefObject } from 'react';
import type * as mapLibrary from './mapLibrary.js';
import { canDrawMaps } from './webgl.js';

type LiveMap = mapLibrary.LiveMap;

/** Answered by the web server with the default style, or with the way to the one of MAP_STYLE_URL. */
const STYLE_URL = '/map/style.json';
const WAIT_MS = 15_000;
/** The whole world is then 256 px wide, less than the narrowest map. */
const MIN_ZOOM = -1;
const MAX_ZOOM = 16;
/** Of the centre; the map ends at 85. */
const MAX_LATITUDE = 80;

export type MapStatus = 'loading' | 'ready' | 'failed';

export interface MapStart {
  center: [longitude: number, latitude: number];
  zoom: number;
  /** What the map shows, for those who do not see it. */
  label: string;
  /** A page scrolls over the map instead of into it. */
  inPassing?: boolean;
}

export interface UsedMap {
  container: RefObject<HTMLDivElement | null>;
  /** Failed: no WebGL, no style, or not one tile. Nothing else on the page depends on it. */
  status: MapStatus;
  /** Present while ready. */
  map: LiveMap | undefined;
  library: typeof mapLibrary | undefined;
}

/** A map in an element, once that comes into view. `start` counts at that moment only. */
export function useMap(start: MapStart): UsedMap {
  const container = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<MapStatus>(() => (canDrawMaps() ? 'loading' : 'failed'));
  const [live, setLive] = useState<Pick<UsedMap, 'map' | 'library'>>();
  const begin = useRef(start);

  useEffect(() => {
    const element = container.current;
    if (!element || !canDrawMaps()) return undefined;
    let map: LiveMap | undefined;
    let gone = false;
    const finish = (next: MapStatus) => {
      if (gone) return;
      setStatus(next);
      if (next !== 'failed') return;
      map?.remove();
      map = undefined;
    };
    const open = async () => {
      const library = await import('./mapLibrary.js');
      if (gone) return;
      map = createMap(library, element, begin.current);
      watch(map, finish);
      setLive({ map, library });
    };
    const stopWaiting = whenInView(element, () => void open().catch(() => finish('failed')));
    return () => {
      gone = true;
      stopWaiting();
      map?.remove();
      setLive(undefined);
    };
  }, []);

  return { container, status, map: status === 'ready' ? live?.map : undefined, library: live?.library };
}

function createMap(library: typeof mapLibrary, container: HTMLElement, start: MapStart): LiveMap {
  const map = new library.LiveMap({
    container,
    style: STYLE_URL,
    center: start.center,
    zoom: start.zoom,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    // The library's own rule keeps a tall, narrow map so close that pins far apart do not fit into it.
    transformConstrain: ({ lng, lat }, zoom) => ({
      center: new library.LngLat(lng, within(lat, -MAX_LATITUDE, MAX_LATITUDE)),
      zoom: within(zoom, MIN_ZOOM, MAX_ZOOM),
    }),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    scrollZoom: !start.inPassing,
    locale: { 'Map.Title': start.label },
    // Workers have no page whose address a path could be relative to.
    transformRequest: (url) => ({ url: new URL(url, window.location.href).href }),
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new library.NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new library.AttributionControl({ compact: true }), 'bottom-right');
  return map;
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** A style that does not come is a failure; so are tiles when none at all comes. A single one that is missing is not. */
function watch(map: LiveMap, finish: (status: MapStatus) => void): void {
  let done = false;
  let [arrived, missing] = [0, 0];
  const end = (status: MapStatus) => {
    if (done) return;
    done = true;
    clearTimeout(timer);
    finish(status);
  };
  const timer = setTimeout(() => end('failed'), WAIT_MS);
  map.on('error', (event) => {
    if ('tile' in event) missing++;
    else end('failed');
  });
  map.on('sourcedata', (event) => {
    if ('tile' in event && event.tile) arrived++;
  });
  map.on('load', () => end(missing > 0 && arrived === 0 ? 'failed' : 'ready'));
  map.on('remove', () => clearTimeout(timer));
}

function whenInView(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
