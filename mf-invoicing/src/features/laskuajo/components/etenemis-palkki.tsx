import type { Laskuajo } from '@keikka/contracts';
import { Box, Flex } from '@keikka/ui';
import { osuudet } from '../model/ajot.js';

interface EtenemisPalkkiProps {
  ajo: Laskuajo;
  /** Of the bar that tells the progress; one beside words is decoration. */
  label?: string;
  height: string;
}

/** How far a run is, by outcome. */
export function EtenemisPalkki({ ajo, label, height }: EtenemisPalkkiProps) {
  const { luotu, ohitettu, luomatta, kasitelty } = osuudet(ajo);
  const progress = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': kasitelty,
  };
  return (
    <Flex
      {...(label === undefined ? { 'aria-hidden': true } : progress)}
      h={height}
      flex="1"
      minW="0"
      w="full"
      bg="bg.subtle"
      borderRadius="sm"
      overflow="hidden"
    >
      <Box w={`${luotu}%`} bg="status.success.border" />
      <Box w={`${ohitettu}%`} bg="border.strong" />
      <Box w={`${luomatta}%`} bg="status.warning.border" />
    </Flex>
  );
}
