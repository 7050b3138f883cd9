import { clockRange, numberText, pumpEnd, pumpEndDays, pumppuKestoH, readsStart } from '@keikka/domain';
import { Box, Flex, Span, usePhone } from '@keikka/ui';
import { TimeField } from '@keikka/ui/forms';
import type { Aika } from '../api/use-aika.js';
import { besideClock, clockPlace } from '../../../parts/clocks/clock-row.js';
import { EndField } from '../../../parts/clocks/end-field.js';
import { texts } from '../../../parts/clocks/texts.js';

/** From when to when an order is pumped, and for how long [O-010]. */
export function AikaClocks({ aika }: { aika: Aika }) {
  const { time, mayChange, setStart } = aika;
  const phone = usePhone();
  if (!time) return null;
  const { start, minutes } = time;
  const days = pumpEndDays(time);
  return (
    <Flex
      gridColumn="1 / -1"
      align={{ base: 'flex-start', md: 'center' }}
      gap="2"
      textStyle="text.table"
      fontVariantNumeric="tabular-nums"
    >
      {mayChange ? (
        <>
          <Box css={clockPlace}>
            <TimeField
              label={texts.start}
              labelHidden={!phone}
              value={start.getTime()}
              day={readsStart(time).day}
              onValueChange={(ms) => setStart(new Date(ms))}
            />
          </Box>
          <Span css={besideClock} aria-hidden>
            –
          </Span>
          <EndField time={time} onChange={aika.setEnd} />
        </>
      ) : (
        <Span>
          {clockRange(start, pumpEnd(time))}
          {days > 0 && ` ${texts.later(days)}`}
        </Span>
      )}
      <Span css={mayChange ? besideClock : undefined} ms={{ base: 'auto', md: '0' }} color="fg.muted">
        {`${numberText(pumppuKestoH(minutes))}\u00a0h`}
      </Span>
    </Flex>
  );
}
