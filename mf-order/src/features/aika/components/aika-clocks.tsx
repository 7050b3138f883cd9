import { clockRange, numberText, pumpEnd, pumpEndDays, pumppuKestoH, readsStart } from '@keikka/domain';
import { Box, Flex, Span } from '@keikka/ui';
import { TimeField } from '@keikka/ui/forms';
import type { Aika } from '../api/use-aika.js';
import { texts } from '../texts.js';
import { EndField } from './end-field.js';

/** From when to when an order is pumped, and for how long [O-010]. */
export function AikaClocks({ aika }: { aika: Aika }) {
  const { time, mayChange, setStart } = aika;
  if (!time) return null;
  const { start, minutes } = time;
  const days = pumpEndDays(time);
  return (
    <Flex align="center" gap="2" textStyle="text.table" fontVariantNumeric="tabular-nums">
      {mayChange ? (
        <>
          <Box w="min-content" minW="20">
            <TimeField
              label={texts.start}
              labelHidden
              value={start.getTime()}
              day={readsStart(time).day}
              onValueChange={(ms) => setStart(new Date(ms))}
            />
          </Box>
          <Span aria-hidden>–</Span>
          <EndField time={time} onChange={aika.setEnd} />
        </>
      ) : (
        <Span>
          {clockRange(start, pumpEnd(time))}
          {days > 0 && ` ${texts.later(days)}`}
        </Span>
      )}
      <Span color="fg.muted">{`${numberText(pumppuKestoH(minutes))}\u00a0h`}</Span>
    </Flex>
  );
}
