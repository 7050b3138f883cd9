import type { Place } from '@keikka/domain/ajomatka';
import { Box, Flex, Text, VisuallyHidden, type LucideIcon } from '@keikka/ui';
import { divIcon, marker, type Map } from 'leaflet';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** A marker of a map: where, and what stands there. */
export interface MerkkiProps {
  place: Place;
  icon: LucideIcon;
  name: string;
  detail?: string;
  /** The one that the map is about. */
  main?: boolean;
  /** It can be moved, by mouse, finger or arrow keys. */
  onMove?: (place: Place) => void;
}

/** Nobody points more exactly than to a metre. */
export const toMetre = ({ lat, lng }: Place): Place => ({ lat: rounded(lat), lng: rounded(lng) });
const PARTS_OF_DEGREE = 100_000;
const rounded = (degrees: number): number => Math.round(degrees * PARTS_OF_DEGREE) / PARTS_OF_DEGREE;

/** Steps of an arrow key in pixels. */
const STEP = 8;
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

export function Merkki({ map, place, onMove, ...look }: MerkkiProps & { map: Map }) {
  const { lat, lng } = place;
  const isMovable = onMove !== undefined;
  const moved = useRef(onMove);
  useEffect(() => {
    moved.current = onMove;
  }, [onMove]);
  const drawn = useDrawn(map, place, isMovable, moved);
  useEffect(() => void drawn.pin.setLatLng([lat, lng]), [drawn, lat, lng]);
  const { name } = look;
  useEffect(() => {
    // One that can be moved is a button, and its name is drawn nowhere.
    if (isMovable) drawn.pin.getElement()?.setAttribute('aria-label', name);
  }, [drawn, isMovable, map, name]);
  return createPortal(<MerkkiLook {...look} movable={isMovable} />, drawn.element);
}

/** The marker on the map, into whose element React draws: no text of anybody becomes HTML. */
function useDrawn(
  map: Map,
  place: Place,
  isMovable: boolean,
  moved: { current: ((place: Place) => void) | undefined },
) {
  const drawn = useMemo(() => {
    const element = document.createElement('div');
    const icon = divIcon({ html: element, className: '', iconSize: undefined });
    const pin = marker([place.lat, place.lng], { icon, draggable: isMovable, keyboard: isMovable });
    return { element, pin };
    // The place is set by itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isMovable]);
  useEffect(() => {
    const { pin } = drawn;
    const tell = (): void => moved.current?.(toMetre(pin.getLatLng()));
    pin.on('dragend', tell).addTo(map);
    const onKey = (event: KeyboardEvent): void => {
      const step = steps[event.key];
      if (!step || !isMovable) return;
      event.preventDefault();
      event.stopPropagation();
      pin.setLatLng(map.containerPointToLatLng(map.latLngToContainerPoint(pin.getLatLng()).add([...step])));
      tell();
    };
    const icon = pin.getElement();
    icon?.addEventListener('keydown', onKey);
    return () => {
      icon?.removeEventListener('keydown', onKey);
      pin.off('dragend', tell).remove();
    };
  }, [drawn, isMovable, map, moved]);
  return drawn;
}

const PIN = 'M16 42C8 30 2 24 2 16a14 14 0 1 1 28 0c0 8-6 14-14 26z';

function MerkkiLook({
  icon: Icon,
  name,
  detail,
  main = false,
  movable,
}: Omit<MerkkiProps, 'place' | 'onMove'> & { movable: boolean }) {
  return (
    <Box position="relative">
      <Box
        position="absolute"
        left="-16px"
        top="-42px"
        width="32px"
        height="42px"
        color={main ? 'brand.solid' : 'fg.muted'}
        css={{ '& path': { stroke: 'bg.surface' } }}
      >
        <svg width="32" height="42" viewBox="0 0 32 42" aria-hidden>
          <path d={PIN} fill="currentColor" strokeWidth="1.5" />
        </svg>
        <Flex
          position="absolute"
          insetX="0"
          top="0"
          height="32px"
          align="center"
          justify="center"
          color={main ? 'brand.contrast' : 'bg.surface'}
        >
          <Icon aria-hidden />
        </Flex>
      </Box>
      {/* A marker that can be moved is named where it stands, so that its label does not hide the place. */}
      {movable ? <VisuallyHidden>{name}</VisuallyHidden> : <MerkkiLabel name={name} detail={detail} />}
    </Box>
  );
}

function MerkkiLabel({ name, detail }: { name: string; detail?: ReactNode }) {
  return (
    <Box
      position="absolute"
      bottom="46px"
      left="0"
      transform="translateX(-50%)"
      px="2"
      py="1"
      maxW="200px"
      width="max-content"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="control"
      textStyle="text.small"
      pointerEvents="none"
    >
      <Text fontWeight="semibold" truncate>
        {name}
      </Text>
      {detail && <Text color="fg.muted">{detail}</Text>}
    </Box>
  );
}
