import {
  clockOf,
  DEPARTURE_SPARE_MINUTES,
  factoryDeparture,
  latestDeparture,
  minutesText,
} from '@keikka/domain';
import { Box, Flex, Span, Text } from '@keikka/ui';
import { texts } from '../texts.js';

interface LahtoProps {
  start: Date;
  /** Of driving. */
  minutes: number;
}

/** When the concrete leaves the factory, as the sum that it is [O-130]. */
export function Lahto({ start, minutes }: LahtoProps) {
  const { less } = texts;
  return (
    <Box borderTopWidth="1px" borderColor="border.subtle" pt="3">
      <Text fontWeight="semibold">{texts.departure}</Text>
      <Rivi name={texts.start} value={clockOf(start)} />
      <Rivi name={texts.drive} value={less(minutesText(minutes))} />
      <Rivi name={texts.spare} value={less(minutesText(DEPARTURE_SPARE_MINUTES))} />
      <Box borderTopWidth="1px" borderColor="border">
        <Rivi
          name={texts.roundedDown(clockOf(latestDeparture(start, minutes)))}
          value={clockOf(factoryDeparture(start, minutes))}
        />
      </Box>
    </Box>
  );
}

function Rivi({ name, value }: { name: string; value: string }) {
  return (
    <Flex justify="space-between" py="1">
      <Span>{name}</Span>
      <Span fontWeight="semibold">{value}</Span>
    </Flex>
  );
}
