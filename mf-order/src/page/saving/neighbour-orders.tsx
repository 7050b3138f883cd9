import { ChevronLeft, ChevronRight, Flex, IconButton, Span } from '@keikka/ui';
import { texts } from '../form/texts.js';
import type { Neighbours } from './use-neighbours.js';

/** The way to the vehicle's orders before and after this one on its day [O-029]. */
export function NeighbourOrders({ of: { place, count, vehicleNo, previous, next } }: { of: Neighbours }) {
  return (
    <Flex align="center" gap="1" textStyle="text.table" color="fg.muted">
      <IconButton label={texts.previous} disabled={!previous} onClick={previous}>
        <ChevronLeft />
      </IconButton>
      <IconButton label={texts.next} disabled={!next} onClick={next}>
        <ChevronRight />
      </IconButton>
      <Span whiteSpace="nowrap">{texts.placeOnVehicle(place, count, vehicleNo)}</Span>
    </Flex>
  );
}
