import type { Place } from '@keikka/domain/ajomatka';
import { control, latLngBounds, map as leafletMap, type LatLngBounds, type Map } from 'leaflet';
import { useCallback, useState, type RefCallback } from 'react';

/** Closer, nobody sees where it is. */
const CLOSEST = 16;
const FINLAND: readonly Place[] = [
  { lat: 59.7, lng: 20.5 },
  { lat: 70.1, lng: 31.6 },
];
/** Room for the names of the markers, in pixels. */
const PADDING: [number, number] = [72, 56];

/** A map in the element that takes the ref; null until it is drawn. It keeps its middle when it changes its size. */
export function useLeaflet(): { map: Map | null; ref: RefCallback<HTMLElement> } {
  const [map, setMap] = useState<Map | null>(null);
  const ref = useCallback((element: HTMLElement) => {
    const made = leafletMap(element, { zoomControl: false, attributionControl: false, zoomSnap: 0.5 });
    control.scale({ imperial: false, position: 'bottomright' }).addTo(made);
    const resized = new ResizeObserver(() => made.invalidateSize());
    resized.observe(element);
    setMap(made);
    return () => {
      resized.disconnect();
      setMap(null);
      made.remove();
    };
  }, []);
  return { map, ref };
}

/** Shows all the places, or Finland. */
export function showAll(map: Map, places: readonly Place[]): void {
  map.fitBounds(boundsOf(places.length > 0 ? places : FINLAND), { padding: PADDING, maxZoom: CLOSEST });
}

const boundsOf = (places: readonly Place[]): LatLngBounds =>
  latLngBounds(places.map(({ lat, lng }) => [lat, lng]));
