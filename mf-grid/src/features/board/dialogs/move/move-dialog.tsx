import type { GridDay, GridItem } from '@keikka/contracts';
import { clockRange, helsinkiDay, shortDay, type Yyyymmdd } from '@keikka/domain';
import { Box, Button, Field, Flex, SmallDialog } from '@keikka/ui';
import { Combobox, TimeField } from '@keikka/ui/forms';
import { useState } from 'react';
import { useDayToPlan } from '../../../../day/cache/use-day-to-plan.js';
import { planMoves } from '../../../../day/drops/move-plan.js';
import { dropBoard, type ItemMove } from '../../../../day/drops/resolve-drop.js';
import { rowAnswer } from '../../../../day/drops/row-answer.js';
import { spanOf, type Span } from '../../../../day/model/grid-day.js';
import { itemTitle } from '../../../../day/model/item-text.js';
import { spanOnDay } from '../../../../day/model/placed-item.js';
import { texts as dayTexts } from '../../../../day/texts.js';
import { texts } from '../../texts.js';
import { vehicleOptions } from '../vehicle-options.js';
import { DayChoice } from './day-choice.js';
import { GoalLine } from './goal-line.js';

interface MoveDialogProps {
  item: GridItem;
  day: GridDay;
  /** The day that it was dropped at. */
  to?: Yyyymmdd;
  today: Yyyymmdd;
  ownAsiakasId: number;
  onMove: (item: GridItem, move: ItemMove, target: GridDay) => void;
  onClose: () => void;
}

/** The alternative to dragging a bar: day, vehicle, start and end are chosen, and the same rules apply. */
export function MoveDialog(props: MoveDialogProps) {
  const { item, day: shown, to = shown.yyyymmdd, today, ownAsiakasId, onMove, onClose } = props;
  const [yyyymmdd, setDay] = useState(to);
  const [vehicleId, setVehicleId] = useState<number | null>(item.vehicleId);
  const [span, setSpan] = useState<Span>(() => spanOnDay(spanOf(item), shown.yyyymmdd, to));
  const { day, hasFailed, retry } = useDayToPlan(shown, yyyymmdd);
  const [answer] = day ? planMoves(day, dropBoard(day, ownAsiakasId), [{ item, vehicleId, ...span }]) : [];
  const result = answer?.result;
  const startDay = helsinkiDay(span.startMs);
  const goTo = (to: Yyyymmdd): void => {
    setSpan(spanOnDay(span, yyyymmdd, to));
    setDay(to);
  };
  const lengthMs = span.endMs - span.startMs;
  return (
    <SmallDialog
      name="siirra"
      title={`${texts.move.title}: ${itemTitle(item)}`}
      width="680px"
      saveLabel={texts.move.save}
      saveDisabled={!result || !('move' in result)}
      onSave={() => day && result && 'move' in result && onMove(item, result.move, day)}
      onClose={onClose}
    >
      <DayChoice
        from={shown.yyyymmdd}
        to={yyyymmdd}
        today={today}
        count={item.isPalkki ? 0 : 1}
        onDay={goTo}
      />
      <Box
        display="grid"
        gridTemplateColumns="1fr repeat(2, minmax(88px, min-content))"
        gap="3"
        alignItems="start"
      >
        <Field label={dayTexts.vehicle}>
          <Combobox
            options={vehicleOptions(
              day ?? shown,
              item.vehicleId,
              (vehicle) => rowAnswer(vehicle, yyyymmdd, item, span).text,
            )}
            value={vehicleId}
            onValueChange={setVehicleId}
          />
        </Field>
        <TimeField
          label={texts.move.start}
          value={span.startMs}
          immediate
          onValueChange={(startMs) => setSpan({ startMs, endMs: startMs + lengthMs })}
        />
        <TimeField
          label={texts.move.end}
          value={span.endMs}
          after={span.startMs}
          immediate
          onValueChange={(endMs) => setSpan({ ...span, endMs })}
        />
      </Box>
      <Flex mt="2" gap="3" minH="5" textStyle="text.label" color="fg.muted" role="status">
        <Box as="span" whiteSpace="nowrap">
          {startDay !== shown.yyyymmdd && `${shortDay(startDay)} `}
          {clockRange(span.startMs, span.endMs)}
        </Box>
        {answer && <GoalLine answer={answer} />}
        {!day && !hasFailed && texts.move.reading}
        {hasFailed && (
          <Box as="span" color="status.error.fg">
            {texts.move.unread}{' '}
            <Button size="sm" onClick={retry}>
              {texts.move.retry}
            </Button>
          </Box>
        )}
      </Flex>
    </SmallDialog>
  );
}
