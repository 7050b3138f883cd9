import type { GridDay } from '@keikka/contracts';
import { clockRange, shortTimes } from '@keikka/domain';
import { Banner, Button, Flex, Text } from '@keikka/ui';
import type { Span } from '../../../day/model/grid-day.js';
import { ordersUnder, timesBeside, underText } from '../model/orders-under.js';
import type { Ends, PalkkiForm } from '../model/palkki-form.js';
import { texts } from '../texts.js';

interface UnderWarningProps {
  day: GridDay;
  form: PalkkiForm;
  disabled: boolean;
  onTimes: (ends: Ends) => void;
}

/** That a palkki which keeps its vehicle from driving lies over orders, and the times at which it would not. */
export function UnderWarning({ day, form, disabled, onTimes }: UnderWarningProps) {
  const text = underText(ordersUnder(day, form));
  if (!text) return null;
  const { moved, shortened } = timesBeside(day, form);
  const cure = (label: (times: string) => string, span: Span | null) =>
    span && (
      <Button size="sm" disabled={disabled} onClick={() => onTimes(endsOf(span))}>
        {label(shortTimes(clockRange(span.startMs, span.endMs)))}
      </Button>
    );
  return (
    <Banner tone="warning">
      {text}
      <Flex gap="2" mt="1.5" wrap="wrap" _empty={{ display: 'none' }}>
        {cure(texts.moveTo, moved)}
        {cure(texts.shortenTo, shortened)}
      </Flex>
      <Text textStyle="text.label" color="fg.muted" mt="1.5">
        {texts.savedStill}
      </Text>
    </Banner>
  );
}

const endsOf = ({ startMs, endMs }: Span): Ends => ({
  timeStart: new Date(startMs).toISOString(),
  timeEnd: new Date(endMs).toISOString(),
});
