import { helsinkiDay, helsinkiInstant, HOUR_MS } from '@keikka/domain';
import { Box, Flex, Span as UiSpan, type SystemStyleObject } from '@keikka/ui';
import type { CSSProperties } from 'react';
import { common, meets, type Span } from './span.js';
import { texts } from './texts.js';

/** The hours that the strip shows: the working day. */
const FIRST_HOUR = 6;
const HOURS = 12;

interface DayStripProps {
  /** The order's own time. */
  time: Span;
  taken: readonly Span[];
}

/** What takes a vehicle on the order's day, and the order's time over it; what both want is red. */
export function DayStrip({ time, taken }: DayStripProps) {
  const startMs = helsinkiInstant(helsinkiDay(time.startMs), FIRST_HOUR * 60).getTime();
  const place = (span: Span): CSSProperties => {
    const share = (ms: number): number =>
      Math.min(100, Math.max(0, ((ms - startMs) / (HOURS * HOUR_MS)) * 100));
    return { left: `${share(span.startMs)}%`, right: `${100 - share(span.endMs)}%` };
  };
  return (
    <Box css={strip} aria-hidden>
      {taken.map((span) => (
        <i key={`${span.startMs} ${span.endMs}`} style={place(span)} />
      ))}
      <i data-order="" style={place(time)} />
      {taken
        .filter((span) => meets(span, time))
        .map((span) => (
          <i key={`${span.startMs} ${span.endMs} both`} data-both="" style={place(common(span, time))} />
        ))}
    </Box>
  );
}

/** The hours at the ends and in the middle of the strips. */
export function StripHours({ width }: { width: string }) {
  return (
    <Flex justify="space-between" w={width} hideBelow="md" fontVariantNumeric="tabular-nums" aria-hidden>
      {[0, HOURS / 2, HOURS].map((after) => (
        <UiSpan key={after}>{texts.hours(FIRST_HOUR + after)}</UiSpan>
      ))}
    </Flex>
  );
}

/** What the colours of the strips say. */
export function StripLegend() {
  return (
    <Flex gap="3" aria-hidden>
      <Box css={sample}>
        <i />
        {texts.busy}
      </Box>
      <Box css={sample}>
        <i data-order="" />
        {texts.thisOrder}
      </Box>
      <Box css={sample}>
        <i data-both="" />
        {texts.both}
      </Box>
    </Flex>
  );
}

const colours: SystemStyleObject = {
  '& i': { borderRadius: '2px', bg: 'fg.subtle' },
  '& i[data-order]': { bg: 'brand.subtle', border: '1px solid {colors.brand.solid}' },
  '& i[data-both]': { bg: 'status.error.border' },
};

const strip: SystemStyleObject = {
  ...colours,
  position: 'relative',
  height: '14px',
  bg: 'bg.muted',
  borderRadius: 'bar',
  overflow: 'hidden',
  '& > i': { position: 'absolute', insetBlock: '3px' },
  '& > i[data-order]': { insetBlock: '1px' },
};

const sample: SystemStyleObject = {
  ...colours,
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  '& > i': { width: '12px', height: '8px' },
};
