import { useEffect } from 'react';
import { MapFrame } from './MapFrame.js';
import { areaElement, pinElement } from './pinElement.js';
import styles from './PlaceMap.module.css';
import { useMap } from './useMap.js';

export interface PlaceMapProps {
  latitude: number;
  longitude: number;
  /** What is there: name or address of the place. Shown as text, whatever it holds. */
  label: string;
  /** The place is somewhere around the point: the address is hidden, and a pin would feign to know. */
  approximate?: boolean;
}

/** The default map is drawn for regions: closer than this it shows less, not more. */
const ZOOM = 9.5;

/** A small map with one pin, drawn when it comes into view; the page around it says the address in words. */
export function PlaceMap({ latitude, longitude, label, approximate = false }: PlaceMapProps) {
  const { container, status, map, library } = useMap({
    center: [longitude, latitude],
    zoom: ZOOM,
    label: `Map of ${label}`,
    inPassing: true,
  });

  useEffect(() => {
    if (!map || !library) return undefined;
    map.jumpTo({ center: [longitude, latitude] });
    const element = approximate ? areaElement(label) : pinElement(label);
    const pin = new library.Marker({ element, anchor: approximate ? 'center' : 'bottom' })
      .setLngLat([longitude, latitude])
      .addTo(map);
    // The area is as wide on the ground however close one looks; a pin only points.
    const fit = () => element.style.setProperty('--area-scale', String(2 ** (map.getZoom() - ZOOM)));
    const zooming = approximate ? map.on('zoom', fit) : undefined;
    fit();
    return () => {
      zooming?.unsubscribe();
      pin.remove();
    };
  }, [map, library, latitude, longitude, label, approximate]);

  return <MapFrame container={container} status={status} className={styles.map} />;
}
