import { shortDate, type Yyyymmdd } from '@keikka/domain';
import { Box, Button, Center, ChevronRight, EmptyState, HStack, Plus } from '@keikka/ui';
import { texts as dayTexts } from '../../day/texts.js';
import { texts } from './texts.js';

interface EmptyDayProps {
  yyyymmdd: Yyyymmdd;
  /** Absent for persons who may not make any. */
  onNewOrder: (() => void) | undefined;
  onNewPalkki: (() => void) | undefined;
  onNextDay: () => void;
}

/** What is missing, and what helps: to make something, or else to look further. */
export function EmptyDay({ yyyymmdd, onNewOrder, onNewPalkki, onNextDay }: EmptyDayProps) {
  return (
    <EmptyState
      title={texts.empty}
      text={texts.emptyText(shortDate(yyyymmdd))}
      action={
        onNewOrder || onNewPalkki ? (
          <HStack mt="2">
            {onNewOrder && (
              <Button variant="primary" onClick={() => onNewOrder()}>
                <Plus /> {dayTexts.makeOrder}
              </Button>
            )}
            {onNewPalkki && (
              <Button variant={onNewOrder ? undefined : 'primary'} onClick={() => onNewPalkki()}>
                <Plus /> {dayTexts.makePalkki}
              </Button>
            )}
          </HStack>
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
