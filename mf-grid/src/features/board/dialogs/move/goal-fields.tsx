import type { GridDay } from '@keikka/contracts';
import { Box, Field } from '@keikka/ui';
import { Combobox, TimeField } from '@keikka/ui/forms';
import type { Goal } from '../../../../day/drops/move-plan.js';
import { rowAnswer } from '../../../../day/drops/row-answer.js';
import { texts as dayTexts } from '../../../../day/texts.js';
import { dialogTexts } from '../texts.js';
import { vehicleOptions } from '../vehicle-options.js';

interface GoalFieldsProps {
  goal: Goal;
  day: GridDay;
  onChange: (change: Partial<Goal>) => void;
}

/** Vehicle, start and end of a goal. */
export function GoalFields({ goal, day, onChange }: GoalFieldsProps) {
  const { item, vehicleId, startMs, endMs } = goal;
  const answerOf = (vehicle: GridDay['ajoneuvot'][number]): string =>
    rowAnswer(vehicle, day.yyyymmdd, item, { startMs, endMs }).text;
  return (
    <Box
      display="grid"
      gridTemplateColumns="1fr repeat(2, minmax(88px, min-content))"
      gap="3"
      alignItems="start"
    >
      <Field label={dayTexts.vehicle}>
        <Combobox
          options={vehicleOptions(day, item.vehicleId, answerOf)}
          value={vehicleId}
          onValueChange={(chosen) => onChange({ vehicleId: chosen })}
        />
      </Field>
      <TimeField
        label={dialogTexts.move.start}
        value={startMs}
        immediate
        onValueChange={(start) => onChange({ startMs: start, endMs: start + endMs - startMs })}
      />
      <TimeField
        label={dialogTexts.move.end}
        value={endMs}
        after={startMs}
        immediate
        onValueChange={(end) => onChange({ endMs: end })}
      />
    </Box>
  );
}
