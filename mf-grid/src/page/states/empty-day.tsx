import { shortDate, type Yyyymmdd } from '@keikka/domain';
import { Box, Button, Center, ChevronRight, EmptyState, Plus } from '@keikka/ui';
import { texts as dayTexts } from '../../day/texts.js';
import { texts } from './texts.js';

interface EmptyDayProps {
  yyyymmdd: Yyyymmdd;
  /** null for persons who may not create any. */
  onNewPalkki: (() => void) | null;
  onNextDay: () => void;
}

/** What is missing, and the one action that helps. */
export function EmptyDay({ yyyymmdd, onNewPalkki, onNextDay }: EmptyDayProps) {
  return (
    <EmptyState
      title={texts.empty}
      text={texts.emptyText(shortDate(yyyymmdd))}
      action={
        onNewPalkki ? (
          <Button mt="2" variant="primary" onClick={onNewPalkki}>
            <Plus /> {dayTexts.makePalkki}
          </Button>
        ) : (
          <Button mt="2" onClick={onNextDay}>
            {dayTexts.nextDay} <ChevronRight />
          </Button>
        )
      }
    />
  );
}

/** Below the empty rows, which stay, because drivers get vehicles before there are orders. */
export function EmptyBoard(props: EmptyDayProps) {
  return (
    <Center
      position="absolute"
      inset="0"
      alignItems="flex-end"
      pb="6"
      pointerEvents="none"
      zIndex="gridHeader"
    >
      <Box bg="bg.surface" borderWidth="1px" borderRadius="control" minW="320px" boxShadow="raised">
        <Box css={{ '& button': { pointerEvents: 'auto' } }}>
          <EmptyDay {...props} />
        </Box>
      </Box>
    </Center>
  );
}
