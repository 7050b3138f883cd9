import { Box, Button } from '@keikka/ui';
import { dialogTexts } from '../texts.js';

interface DayStateProps {
  hasFailed: boolean;
  onRetry: () => void;
}

/** In the place of a day's answer: that it is read, or that it could not be. */
export function DayState({ hasFailed, onRetry }: DayStateProps) {
  if (!hasFailed) return dialogTexts.move.reading;
  return (
    <Box as="span" color="status.error.fg">
      {dialogTexts.move.unread}{' '}
      <Button size="sm" onClick={onRetry}>
        {dialogTexts.move.retry}
      </Button>
    </Box>
  );
}
