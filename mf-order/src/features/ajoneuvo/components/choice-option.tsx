import { vehicleName } from '@keikka/domain';
import { useOwnAsiakasId } from '@keikka/sdk';
import { Ban, Box, Check, Flex, Span, StatusChip, TriangleAlert, type SystemStyleObject } from '@keikka/ui';
import { DayStrip } from '../../../day/day-strip.js';
import type { Span as Time } from '../../../day/span.js';
import { reasonText } from '../model/choice-texts.js';
import type { VehicleChoice } from '../model/vehicle-choices.js';
import { texts } from '../texts.js';

interface ChoiceOptionProps {
  id: string;
  choice: VehicleChoice;
  time: Time | null;
  currentId: number | null;
  pointedId: number | null;
  onChoose: (choice: VehicleChoice) => void;
}

/** A vehicle with the reason why it fits or not. One that does not fit is chosen with a warning, unless it is refused. */
export function ChoiceOption({ id, choice, time, currentId, pointedId, onChoose }: ChoiceOptionProps) {
  const { vehicle, driver, obstacles, siirtyma, isRefused, taken } = choice;
  const { vehicleId, vehicleRegNo } = vehicle;
  const isPointed = vehicleId === pointedId;
  const fits = obstacles.length === 0;
  const ownAsiakasId = useOwnAsiakasId();
  const partner = vehicle.asiakasId === ownAsiakasId ? '' : vehicle.asiakasNimi;
  const isGood = fits && !siirtyma;
  const Icon = isGood ? Check : isRefused ? Ban : TriangleAlert;
  const color = isGood ? 'status.success.fg' : 'status.warning.fg';
  return (
    <Box
      role="option"
      id={`${id}-${vehicleId}`}
      aria-selected={isPointed}
      aria-disabled={isRefused}
      css={line}
      data-refused={isRefused || undefined}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isRefused && onChoose(choice)}
    >
      <Span color={isRefused ? undefined : color}>
        <Icon size={14} aria-hidden />
      </Span>
      <Span truncate>
        <Span fontWeight="semibold">{vehicleName(vehicle)}</Span>{' '}
        <Span textStyle="text.label" color="fg.muted">
          {vehicleRegNo}
        </Span>
      </Span>
      <Span truncate textStyle="text.label" hideBelow="md">
        {driver || (time && texts.noDriver)}
      </Span>
      <Flex minW="0" align="center" gap="2">
        <Span truncate flex="1" textStyle="text.label" color={fits ? color : undefined}>
          {[reasonText(choice), partner].filter(Boolean).join(' · ')}
        </Span>
        {vehicleId === currentId && <StatusChip tone="neutral">{texts.current}</StatusChip>}
      </Flex>
      <Box hideBelow="md">{time && <DayStrip time={time} taken={taken} />}</Box>
    </Box>
  );
}

const line: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: { base: '16px 132px minmax(0, 1fr)', md: '16px 148px 96px minmax(0, 1fr) 120px' },
  alignItems: 'center',
  gap: '2',
  px: '3',
  minH: '7',
  textStyle: 'text.table',
  cursor: 'pointer',
  '&[aria-selected=true], &:hover': { bg: 'brand.subtle' },
  '&[data-refused]': { cursor: 'not-allowed', color: 'fg.subtle', bg: 'transparent' },
  '@media (pointer: coarse)': { minH: '11' },
};
