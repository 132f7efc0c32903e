/** MapLibre GL JS in a chunk of its own, loaded with the first map that is drawn. */
import { Map as LiveMap, Marker, NavigationControl, AttributionControl, LngLat, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import './mapLibrary.css';

// A file of our own origin: the content security policy allows no worker made from text.
setWorkerUrl(workerUrl);

export { LiveMap, Marker, NavigationControl, AttributionControl, LngLat };
