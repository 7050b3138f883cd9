import { Box, Button } from '@keikka/ui';
import { texts } from '../../texts.js';

interface DayStateProps {
  hasFailed: boolean;
  onRetry: () => void;
}

/** In the place of a day's answer: that it is read, or that it could not be. */
export function DayState({ hasFailed, onRetry }: DayStateProps) {
  if (!hasFailed) return texts.move.reading;
  return (
    <Box as="span" color="status.error.fg">
      {texts.move.unread}{' '}
      <Button size="sm" onClick={onRetry}>
        {texts.move.retry}
      </Button>
    </Box>
  );
}
