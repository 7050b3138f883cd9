import type { Place } from '@keikka/domain/ajomatka';
import { control, latLngBounds, map as leafletMap, tileLayer, type LatLngBounds, type Map } from 'leaflet';
import { useCallback, useEffect, useState, type RefCallback } from 'react';

/** Closer, nobody sees where it is. */
const CLOSEST = 16;
const FINLAND: readonly Place[] = [
  { lat: 59.7, lng: 20.5 },
  { lat: 70.1, lng: 31.6 },
];
/** Room for the names above the markers, in pixels. */
const BESIDE = 104;
const ABOVE = 100;
const BELOW = 32;

/** A map in the element that takes the ref; null until it is drawn, upon pictures if there are any. It keeps its middle when it changes its size. */
export function useLeaflet(tiles: string | undefined): { map: Map | null; ref: RefCallback<HTMLElement> } {
  const [map, setMap] = useState<Map | null>(null);
  const ref = useCallback((element: HTMLElement) => {
    const made = leafletMap(element, { zoomControl: false, attributionControl: false, zoomSnap: 0.5 });
    control.scale({ imperial: false, position: 'bottomright' }).addTo(made);
    const resized = new ResizeObserver(() => made.invalidateSize());
    resized.observe(element);
    // What is drawn on it asks where it is.
    showAll(made, []);
    setMap(made);
    return () => {
      resized.disconnect();
      setMap(null);
      made.remove();
    };
  }, []);
  useEffect(() => {
    if (!map || !tiles) return;
    const ground = tileLayer(tiles).addTo(map);
    return () => void ground.remove();
  }, [map, tiles]);
  return { map, ref };
}

/** Shows all the places, or Finland. */
export function showAll(map: Map, places: readonly Place[]): void {
  map.fitBounds(boundsOf(places.length > 0 ? places : FINLAND), {
    paddingTopLeft: [BESIDE, ABOVE],
    paddingBottomRight: [BESIDE, BELOW],
    maxZoom: CLOSEST,
    animate: false,
  });
}

const boundsOf = (places: readonly Place[]): LatLngBounds =>
  latLngBounds(places.map(({ lat, lng }) => [lat, lng]));
