import type { KeikkaGetAnswer } from '@keikka/contracts';
import { Box, Flex } from '@keikka/ui';
import { formBlock } from '@keikka/ui/forms';
import { useAjoneuvo } from '../../features/ajoneuvo/api/use-ajoneuvo.js';
import { AjoneuvoField } from '../../features/ajoneuvo/components/ajoneuvo-field.js';
import { AikaClocks } from '../../features/aika/components/aika-clocks.js';
import { AikaDay } from '../../features/aika/components/aika-day.js';
import { useAika } from '../../features/aika/api/use-aika.js';
import { useKeikkaCache } from '../../features/keikka/api/keikka-cache.js';
import { TarkistusMark } from '../../features/tarkistus/components/tarkistus-mark.js';
import { TilaControl } from '../../features/tila/components/tila-control.js';
import { useTila } from '../../features/tila/api/use-tila.js';
import { texts } from './texts.js';

/**
 * When the order is done, with which vehicle, and how far it is, above its tabs [O-010]. What is set here is saved at
 * once, without the form's save. On a phone its rows have their labels above.
 */
export function TopBar({ answer }: { answer: KeikkaGetAnswer }) {
  const cache = useKeikkaCache();
  const aika = useAika(answer, cache);
  const ajoneuvo = useAjoneuvo(answer, cache);
  const tila = useTila(answer, cache);
  return (
    <Flex
      role="group"
      aria-label={texts.topBar}
      display={{ base: 'grid', md: 'flex' }}
      gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)"
      wrap="wrap"
      align={{ base: 'start', md: 'center' }}
      gap="2"
      px={{ md: '4' }}
      py={{ md: '2' }}
      bg={{ md: 'bg.subtle' }}
      borderBottomWidth={{ md: '1px' }}
      css={formBlock}
      _print={{ display: 'none' }}
    >
      <Box data-place="paiva" display="contents">
        <AikaDay aika={aika} />
      </Box>
      <TarkistusMark short keikka={answer.keikkaData} kohteet={['paiva']} />
      <AjoneuvoField ajoneuvo={ajoneuvo} answer={answer} />
      <Box data-place="aika" display="contents">
        <AikaClocks aika={aika} />
      </Box>
      <TarkistusMark short keikka={answer.keikkaData} kohteet={['aika']} />
      <Box data-place="tila" gridColumn="1 / -1" ms={{ md: 'auto' }}>
        <TilaControl answer={answer} tila={tila} />
      </Box>
    </Flex>
  );
}
