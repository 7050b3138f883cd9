import type { Place } from '@keikka/domain/ajomatka';
import { Box } from '@keikka/ui';
import { divIcon, marker, polyline, type Map } from 'leaflet';
import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';

/** A line of a map, with its length in words at its middle. */
export interface ViivaProps {
  points: readonly Place[];
  label: string;
  /** Not a road, but how far it is. */
  dashed?: boolean;
}

export function Viiva({ map, points, label, dashed = false }: ViivaProps & { map: Map }) {
  const element = useMemo(() => document.createElement('div'), []);
  // The same line in another array is not drawn anew.
  const shape = JSON.stringify(points.map(({ lat, lng }) => [lat, lng]));
  useEffect(() => {
    const line = polyline(JSON.parse(shape) as [number, number][], {
      className: 'viiva',
      interactive: false,
      dashArray: dashed ? '10 8' : undefined,
    }).addTo(map);
    const icon = divIcon({ html: element, className: '', iconSize: undefined });
    const named = marker(line.getCenter(), { icon, interactive: false, keyboard: false }).addTo(map);
    return () => {
      line.remove();
      named.remove();
    };
  }, [map, shape, dashed, element]);
  return createPortal(<ViivaLabel label={label} dashed={dashed} />, element);
}

const looks = {
  road: { bg: 'brand.solid', color: 'brand.contrast', borderColor: 'brand.solid' },
  dashed: { bg: 'status.warning.bg', color: 'status.warning.fg', borderColor: 'status.warning.border' },
} as const;

function ViivaLabel({ label, dashed }: Pick<ViivaProps, 'label' | 'dashed'>) {
  return (
    <Box
      {...looks[dashed ? 'dashed' : 'road']}
      position="absolute"
      transform="translate(-50%, -50%)"
      width="max-content"
      px="2"
      py="1"
      borderWidth="1px"
      borderRadius="control"
      textStyle="text.table"
      fontWeight="semibold"
    >
      {label}
    </Box>
  );
}
