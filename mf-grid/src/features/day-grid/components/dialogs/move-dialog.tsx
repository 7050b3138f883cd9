import { clockOf, helsinkiInstant, helsinkiWall } from '@keikka/domain';
import { Box, Button, Combobox, Field, Modal, Text } from '@keikka/ui';
import { useState, type SyntheticEvent } from 'react';
import { TimeField } from '../../../../time-field/time-field.js';
import { spanOf, type GridDay, type GridItem, type Span } from '../../model/grid-day.js';
import { itemTitle } from '../../model/item-text.js';
import { resolveDrop, type DropBoard, type ItemMove } from '../../model/resolve-drop.js';
import { rowAnswer } from '../../model/row-answer.js';
import { texts } from '../../texts.js';
import { useFirstField } from '../../../../first-field/use-first-field.js';
import { vehicleOptions } from './vehicle-options.js';

export interface MoveDialogProps {
  item: GridItem;
  day: GridDay;
  board: DropBoard;
  onMove: (item: GridItem, move: ItemMove) => void;
  onClose: () => void;
}

const WIDTH = '420px';
const FORM_ID = 'siirra';

/** The drag without dragging: vehicle and start are chosen, the same rules decide. */
export function MoveDialog({ item, day, board, onMove, onClose }: MoveDialogProps) {
  const span = spanOf(item);
  const [vehicleId, setVehicleId] = useState<number | null>(item.vehicleId);
  const [startMs, setStartMs] = useState(span.startMs);
  const held: Span = { startMs, endMs: startMs + span.endMs - span.startMs };
  const target = day.ajoneuvot.find((vehicle) => vehicle.vehicleId === vehicleId) ?? null;
  const result = resolveDrop(board, { item, target, startMs, exact: true });

  const { form, firstField } = useFirstField();

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!('move' in result)) return;
    onClose();
    onMove(item, result.move);
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={`${texts.move.title}: ${itemTitle(item)}`}
      placeKey="siirra"
      width={WIDTH}
      initialFocus={firstField}
      footer={
        <>
          <Button onClick={onClose}>{texts.move.cancel}</Button>
          <Button variant="primary" type="submit" form={FORM_ID} disabled={!('move' in result)}>
            {texts.move.save}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={submit} ref={form}>
        <Box display="grid" gridTemplateColumns="1fr 96px" gap="3">
          <Field label={texts.vehicle}>
            <Combobox
              options={vehicleOptions(day, (vehicle) => rowAnswer(vehicle, day.yyyymmdd, item, held).text)}
              value={vehicleId}
              onValueChange={setVehicleId}
            />
          </Field>
          <TimeField
            label={texts.move.start}
            value={helsinkiWall(startMs).minuteOfDay}
            onValueChange={(minutes) => setStartMs(helsinkiInstant(day.yyyymmdd, minutes).getTime())}
          />
        </Box>
        <Text mt="2" textStyle="text.label" color="fg.muted" role="status">
          {clockOf(held.startMs)}–{clockOf(held.endMs)}
          {target && ` · ${rowAnswer(target, day.yyyymmdd, item, held).text}`}
        </Text>
      </form>
    </Modal>
  );
}
