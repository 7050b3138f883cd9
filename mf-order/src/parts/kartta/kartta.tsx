import type { Place } from '@keikka/domain/ajomatka';
import { useTiles } from '@keikka/sdk';
import { Box, Flex, IconButton, Minus, Plus, Text } from '@keikka/ui';
import { Focus } from '@keikka/ui/forms';
import type { LeafletMouseEvent } from 'leaflet';
import { useEffect } from 'react';
import { karttaStyle } from './kartta.styles.js';
import { Merkki, toMetre, type MerkkiProps } from './merkki.js';
import { texts } from './texts.js';
import { showAll, useLeaflet } from './use-leaflet.js';
import { Viiva, type ViivaProps } from './viiva.js';

export interface KarttaProps {
  label: string;
  merkit: readonly (MerkkiProps & { key: string })[];
  viiva?: ViivaProps;
  /** A place of the map is pressed. */
  onPick?: (place: Place) => void;
}

/** A map that fills its frame: markers, and a line between them. It shows all of them until somebody moves it. */
export function Kartta({ label, merkit, viiva, onPick }: KarttaProps) {
  const tiles = useTiles();
  const { map, ref } = useLeaflet(tiles?.url);
  const places = [...merkit.map(({ place }) => place), ...(viiva?.points ?? [])];
  // A marker that is moved by hand does not move the map below it.
  const shown = JSON.stringify([
    viiva?.points,
    merkit.map(({ key, place, onMove }) => [key, onMove ? 0 : place]),
  ]);
  const all = (): void => {
    if (map) showAll(map, places);
  };
  useEffect(all, [map, shown]); // eslint-disable-line react-hooks/exhaustive-deps
  useEffect(() => {
    if (!map || !onPick) return;
    const pick = ({ latlng }: LeafletMouseEvent): void => onPick(toMetre(latlng));
    map.on('click', pick);
    return () => void map.off('click', pick);
  }, [map, onPick]);
  return (
    <Box position="relative" width="full" height="full" minH="0">
      <Box ref={ref} css={karttaStyle(tiles ? 'pictures' : 'plain')} role="application" aria-label={label} />
      {map && merkit.map(({ key, ...merkki }) => <Merkki key={key} map={map} {...merkki} />)}
      {map && viiva && <Viiva map={map} {...viiva} />}
      <Flex
        position="absolute"
        left="2"
        top="2"
        direction="column"
        bg="bg.surface"
        borderRadius="control"
        boxShadow="md"
      >
        <IconButton label={texts.closer} onClick={() => map?.zoomIn()}>
          <Plus />
        </IconButton>
        <IconButton label={texts.farther} onClick={() => map?.zoomOut()}>
          <Minus />
        </IconButton>
        <IconButton label={texts.all} onClick={all}>
          <Focus />
        </IconButton>
      </Flex>
      {tiles && (
        <Text
          position="absolute"
          left="2"
          bottom="1"
          px="1"
          bg="bg.surface"
          textStyle="text.small"
          color="fg.muted"
        >
          {tiles.attribution}
        </Text>
      )}
    </Box>
  );
}
