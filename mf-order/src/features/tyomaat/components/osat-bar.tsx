import type { ListedTyomaa } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { chakra, Flex, Span } from '@keikka/ui';
import { isInOsa, osat } from '../model/suodatus.js';
import { texts } from '../texts.js';
import type { TyomaatUrl } from './use-tyomaat-url.js';

const OsaButton = chakra('button', {
  base: {
    px: '3',
    minH: '11',
    textAlign: 'start',
    textStyle: 'text.table',
    whiteSpace: 'nowrap',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { bg: 'bg.subtle' },
    '&[aria-pressed=true]': { borderColor: 'brand.solid', color: 'brand.fg' },
  },
});

interface OsatBarProps {
  url: TyomaatUrl;
  /** What the search and the filters leave. */
  loydetyt: readonly ListedTyomaa[];
  today: Yyyymmdd;
}

/** The parts of the sites with their counts; one is shown by itself when it is pressed. */
export function OsatBar({ url, loydetyt, today }: OsatBarProps) {
  return (
    <Flex
      role="group"
      aria-label={texts.osaLabel}
      align="stretch"
      bg="bg.surface"
      borderBottomWidth="1px"
      overflowX="auto"
      flexShrink="0"
    >
      {osat.map((osa) => (
        <OsaButton key={osa} type="button" aria-pressed={url.osa === osa} onClick={() => url.setOsa(osa)}>
          <Span display="block" fontWeight="semibold">
            {texts.osat[osa]}
          </Span>
          <Span display="block" textStyle="text.label" color="fg.muted">
            {loydetyt.filter((tyomaa) => isInOsa(tyomaa, osa, today)).length}
          </Span>
        </OsaButton>
      ))}
    </Flex>
  );
}
