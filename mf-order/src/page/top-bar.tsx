import type { KeikkaGetAnswer } from '@keikka/contracts';
import { Flex } from '@keikka/ui';
import { useAjoneuvo } from '../features/ajoneuvo/api/use-ajoneuvo.js';
import { AjoneuvoField } from '../features/ajoneuvo/components/ajoneuvo-field.js';
import { AikaClocks } from '../features/aika/components/aika-clocks.js';
import { AikaDay } from '../features/aika/components/aika-day.js';
import { useAika } from '../features/aika/api/use-aika.js';
import { useKeikkaCache } from '../features/keikka/api/keikka-cache.js';
import { texts } from './texts.js';

/** When the order is done, and with which vehicle, above its tabs [O-010]. What is set here is saved at once, without the form's save. */
export function TopBar({ answer }: { answer: KeikkaGetAnswer }) {
  const cache = useKeikkaCache();
  const aika = useAika(answer, cache);
  const ajoneuvo = useAjoneuvo(answer, cache);
  return (
    <Flex
      role="group"
      aria-label={texts.topBar}
      wrap="wrap"
      align="center"
      gap="2"
      px="4"
      py="2"
      bg="bg.subtle"
      borderBottomWidth="1px"
      flexShrink="0"
      _print={{ display: 'none' }}
    >
      <AikaDay aika={aika} />
      <AjoneuvoField ajoneuvo={ajoneuvo} answer={answer} />
      <AikaClocks aika={aika} />
    </Flex>
  );
}
