import type { GridDay, GridItem } from '@keikka/contracts';
import { addDays, clockRange, helsinkiInstant, helsinkiWall, shortDate } from '@keikka/domain';
import { Box, Field, SmallDialog, Text } from '@keikka/ui';
import { Combobox, TimeField } from '@keikka/ui/forms';
import { useState } from 'react';
import { spanOf, type Span } from '../../../day/model/grid-day.js';
import { itemTitle } from '../../../day/model/item-text.js';
import { resolveDrop, type DropBoard, type ItemMove } from '../../../day/drops/resolve-drop.js';
import { rowAnswer } from '../../../day/drops/row-answer.js';
import { texts as dayTexts } from '../../../day/texts.js';
import { texts } from '../texts.js';
import { vehicleOptions } from './vehicle-options.js';

interface MoveDialogProps {
  item: GridItem;
  day: GridDay;
  board: DropBoard;
  onMove: (item: GridItem, move: ItemMove) => void;
  onClose: () => void;
}

/** The alternative to dragging a bar: vehicle, start and end are chosen, and the same rules apply. */
export function MoveDialog({ item, day, board, onMove, onClose }: MoveDialogProps) {
  const span = spanOf(item);
  const [vehicleId, setVehicleId] = useState<number | null>(item.vehicleId);
  const [startMs, setStartMs] = useState(span.startMs);
  const [lengthMs, setLengthMs] = useState(span.endMs - span.startMs);
  const held: Span = { startMs, endMs: startMs + lengthMs };
  const target = day.ajoneuvot.find((vehicle) => vehicle.vehicleId === vehicleId) ?? null;
  const wall = helsinkiWall(startMs);
  const end = helsinkiWall(held.endMs);
  const result = resolveDrop(board, { item, target, ...held, exact: true });
  return (
    <SmallDialog
      name="siirra"
      title={`${texts.move.title}: ${itemTitle(item)}`}
      saveLabel={texts.move.save}
      saveDisabled={!('move' in result)}
      onSave={() => 'move' in result && onMove(item, result.move)}
      onClose={onClose}
    >
      <Box display="grid" gridTemplateColumns="1fr 88px 88px" gap="3" alignItems="start">
        <Field label={dayTexts.vehicle}>
          <Combobox
            options={vehicleOptions(
              day,
              item.vehicleId,
              (vehicle) => rowAnswer(vehicle, day.yyyymmdd, item, held).text,
            )}
            value={vehicleId}
            onValueChange={setVehicleId}
          />
        </Field>
        <TimeField
          label={texts.move.start}
          value={wall.minuteOfDay}
          immediate
          onValueChange={(minutes) => setStartMs(helsinkiInstant(wall.yyyymmdd, minutes).getTime())}
        />
        <TimeField
          label={texts.move.end}
          value={end.minuteOfDay}
          immediate
          onValueChange={(minutes) => setLengthMs(endAfter(startMs, minutes) - startMs)}
        />
      </Box>
      <Text mt="2" textStyle="text.label" color="fg.muted" role="status">
        {wall.yyyymmdd !== day.yyyymmdd && `${shortDate(wall.yyyymmdd)} `}
        {clockRange(held.startMs, held.endMs)}
        {target && ` · ${rowAnswer(target, day.yyyymmdd, item, held).text}`}
      </Text>
    </SmallDialog>
  );
}

/** The next instant when the clock shows these minutes: an end before the start is on the next day. */
function endAfter(startMs: number, minutes: number): number {
  const { yyyymmdd } = helsinkiWall(startMs);
  const sameDay = helsinkiInstant(yyyymmdd, minutes).getTime();
  return sameDay > startMs ? sameDay : helsinkiInstant(addDays(yyyymmdd, 1), minutes).getTime();
}
