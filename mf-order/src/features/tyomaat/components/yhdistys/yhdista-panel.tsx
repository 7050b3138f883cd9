import type { Yhdistettava, YhdistysEsikatselu } from '@keikka/contracts';
import { errorText } from '@keikka/sdk';
import { Box, chakra, ErrorState, Flex, FocusReturn, IconButton, X } from '@keikka/ui';
import { ListSkeleton } from '@keikka/ui/forms';
import { useState } from 'react';
import { useEsikatselu } from '../../api/use-esikatselu.js';
import type { Vertailu } from '../../model/parit.js';
import { yhdistysTexts as texts } from '../../yhdistys-texts.js';
import { YhdistysForm } from './yhdistys-form.js';

interface YhdistaPanelProps {
  pari: Vertailu;
  /** Resolves to whether they were merged. */
  onYhdista: (of: YhdistysEsikatselu, poistuvalta: readonly Yhdistettava[]) => Promise<boolean>;
  onClose: () => void;
}

/** Beside the list, and on a phone over it: two sites are compared and merged. */
export function YhdistaPanel({ pari, onYhdista, onClose }: YhdistaPanelProps) {
  const [isSwapped, setSwapped] = useState(false);
  const [jaa, poistuu] = isSwapped ? [pari.poistuu, pari.jaa] : [pari.jaa, pari.poistuu];
  const { data, error, isFetching, refetch } = useEsikatselu(jaa.tyomaaId, poistuu.tyomaaId);
  return (
    <Panel
      aria-label={texts.title}
      onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && onClose()}
    >
      <FocusReturn />
      <Flex align="center" justify="space-between" px="3" minH="11" borderBottomWidth="1px">
        <chakra.h2 textStyle="text.heading" fontWeight="semibold" tabIndex={-1} outline="0" ref={focus}>
          {texts.title}
        </chakra.h2>
        <IconButton label={texts.close} onClick={onClose}>
          <X />
        </IconButton>
      </Flex>
      {data ? (
        <YhdistysForm
          key={pari.key}
          pari={pari}
          of={data}
          onVaihda={() => setSwapped(!isSwapped)}
          onYhdista={onYhdista}
          onClose={onClose}
        />
      ) : (
        <Box flex="1" p="3">
          {error ? (
            <ErrorState
              title={texts.loadFailed}
              text={errorText(error)}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <ListSkeleton loading={texts.loading} />
          )}
        </Box>
      )}
    </Panel>
  );
}

const focus = (heading: HTMLElement | null): void => heading?.focus();

const Panel = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg.surface',
    borderInlineStartWidth: '1px',
    w: { base: 'full', md: '540px' },
    flexShrink: 0,
    h: 'full',
    minH: 0,
  },
});
