import type { GridDay } from '@keikka/contracts';
import { clockRange, listedName, m3Text, vehicleName } from '@keikka/domain';
import { Box, Button, Field } from '@keikka/ui';
import { Combobox } from '@keikka/ui/forms';
import { useState } from 'react';
import { driverAnswer } from '../../../../day/drops/row-answer.js';
import type { Goal, GoalAnswer } from '../../../../day/drops/move-plan.js';
import { keikkaSite } from '../../../../day/model/bar-content.js';
import { driverRows, jobsOf } from '../../../../day/model/drivers.js';
import { isReadable } from '../../../../day/model/grid-day.js';
import { itemTitle } from '../../../../day/model/item-text.js';
import { asKuski } from '../../../../day/model/day-vehicles.js';
import { factTexts } from '../../../../day/fact-texts.js';
import { dialogTexts } from '../texts.js';
import { DayLine } from './day-line.js';
import { GoalFields } from './goal-fields.js';
import { GoalLine } from './goal-line.js';

interface GoalRowProps {
  goal: Goal;
  answer: GoalAnswer;
  day: GridDay;
  /** Vehicle and time of every order are chosen anew. */
  chooses: boolean;
  onChange: (change: Partial<Goal>) => void;
}

/** An order that goes to another day: where, what waits there, and what would help. */
export function GoalRow({ goal, answer, day, chooses, onChange }: GoalRowProps) {
  const [cured, setCured] = useState<GoalAnswer['cure']>(null);
  const { item, vehicleId, startMs, endMs } = goal;
  const vehicle = day.ajoneuvot.find((row) => row.vehicleId === vehicleId);
  const { cure } = answer;
  return (
    <Box
      as="li"
      css={styles}
      style={{ borderInlineStartColor: isReadable(item) ? item.sourceAsiakasColorCode : '' }}
    >
      <Box minW="0">
        <Box truncate>
          <b>{itemTitle(item)}</b> {isReadable(item) && m3Text(item.m3)}
        </Box>
        {isReadable(item) && (
          <Box color="fg.muted" truncate>
            {[item.keikkaId, keikkaSite(item)].filter(Boolean).join(' · ')}
          </Box>
        )}
      </Box>
      <Box>
        <b>{vehicle && vehicleName(vehicle)}</b>
        <Box>{clockRange(startMs, endMs)}</Box>
      </Box>
      <GoalLine answer={answer} />
      <DayLine day={day} goal={goal} tone={answer.tone} />
      <Box textAlign="end">
        {cure && !chooses && cured !== cure && (
          <Button size="sm" onClick={() => setCured(cure)}>
            {dialogTexts.move.cures[cure]}
          </Button>
        )}
      </Box>
      {(chooses || cured === 'vehicle') && (
        <Box gridColumn="1 / -1">
          <GoalFields goal={goal} day={day} onChange={onChange} />
        </Box>
      )}
      {cured === 'driver' && (
        <Box gridColumn="1 / -1">
          <DriverChoice goal={goal} day={day} onChange={onChange} />
        </Box>
      )}
    </Box>
  );
}

/** The drivers of the day who are at work, each with what the day leaves of their time. */
function DriverChoice({ goal, day, onChange }: Pick<GoalRowProps, 'goal' | 'day' | 'onChange'>) {
  const vehicle = day.ajoneuvot.find(({ vehicleId }) => vehicleId === goal.vehicleId);
  const drivers = driverRows(day).filter(({ driver }) => !driver.pois);
  return (
    <Field label={factTexts.kuljettaja}>
      <Combobox
        options={drivers.map(({ driver }) => ({
          value: driver.personId,
          label: listedName(driver),
          detail: vehicle
            ? driverAnswer({ ...vehicle, keikkaGroup: [goal.item] }, day.yyyymmdd, {
                driver,
                jobs: jobsOf(day, driver.personId),
              }).text
            : '',
        }))}
        value={goal.kuskit?.[0]?.personId ?? null}
        onValueChange={(personId) => {
          const found = drivers.find(({ driver }) => driver.personId === personId);
          onChange({ kuskit: found && [asKuski(found.driver)] });
        }}
      />
    </Field>
  );
}

const styles = {
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: 'minmax(0, 5fr) minmax(96px, 2fr) minmax(0, 5fr) 84px 128px' },
  gap: '1',
  columnGap: '3',
  alignItems: 'center',
  px: '3',
  py: '2',
  borderInlineStartWidth: '3px',
  borderBlockEndWidth: '1px',
  borderBlockEndColor: 'border.subtle',
  textStyle: 'text.label',
  _last: { borderBlockEndWidth: 0 },
  '& b': { fontWeight: 'semibold' },
} as const;
