import type { LaskuRivi } from '@keikka/contracts';
import { Box, CircleQuestionMark, Flex, IconButton } from '@keikka/ui';
import type { RiviActs } from '../../api/use-rivit.js';
import { selvitysTexts as texts } from '../../selvitys-texts.js';
import { RiviMenu } from './rivi-menu.js';

interface RiviActionsProps {
  rivi: LaskuRivi;
  /** Absent where the row can't be changed. */
  acts: RiviActs | undefined;
  onWhy: () => void;
}

/** The last cell of a row: why it has its price, and what can be done with it. */
export function RiviActions({ rivi, acts, onWhy }: RiviActionsProps) {
  return (
    <Box role="cell" css={{ '&&': { px: '0' } }}>
      <Flex justify="flex-end">
        <IconButton label={texts.why(rivi.riviSelite)} shortcut="F2" size="sm" onClick={onWhy}>
          <CircleQuestionMark />
        </IconButton>
        {acts && <RiviMenu rivi={rivi} acts={acts} />}
      </Flex>
    </Box>
  );
}
