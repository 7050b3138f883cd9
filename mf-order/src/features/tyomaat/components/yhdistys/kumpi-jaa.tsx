import { numericDate } from '@keikka/domain';
import { Box, chakra, Grid, Span } from '@keikka/ui';
import type { Vertailu } from '../../model/parit.js';
import { nimiJaNumero } from '../../model/tyomaa-nimi.js';
import { yhdistysTexts as texts } from '../../yhdistys-texts.js';

interface KumpiJaaProps {
  pari: Vertailu;
  /** The site that stays. */
  jaaId: number;
  onVaihda: () => void;
}

/** The two sites as a choice: which one stays. */
export function KumpiJaa({ pari, jaaId, onVaihda }: KumpiJaaProps) {
  return (
    <Grid role="radiogroup" aria-label={texts.kumpi} templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="2">
      {[pari.jaa, pari.poistuu].map((site) => {
        const isJaava = site.tyomaaId === jaaId;
        const used = site.lastPvm === null ? '' : `, viimeksi ${numericDate(site.lastPvm)}`;
        return (
          <Choice key={site.tyomaaId} data-chosen={isJaava ? '' : undefined}>
            <input type="radio" name="kumpi-jaa" checked={isJaava} onChange={onVaihda} />
            <Box minW="0">
              <Box fontWeight="semibold">{nimiJaNumero(site)}</Box>
              <Span textStyle="text.label" color="fg.muted">
                {`${isJaava ? texts.jaa : texts.poistuu}. ${texts.tilausta(site.keikkaCount)}${used}.`}
              </Span>
            </Box>
          </Choice>
        );
      })}
    </Grid>
  );
}

/** A choice of two: a native radio button, so that arrow keys choose. */
export const Choice = chakra('label', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'center',
    px: '2',
    py: '1.5',
    minH: '8',
    textStyle: 'text.table',
    cursor: 'pointer',
    borderWidth: '1px',
    borderRadius: 'control',
    overflowWrap: 'anywhere',
    '& input': { accentColor: '{colors.brand.solid}', flexShrink: 0, outlineOffset: '2px' },
    '&[data-chosen]': { bg: 'brand.subtle', borderColor: 'brand.solid' },
    '&:focus-within': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
    '@media (pointer: coarse)': { minH: '11' },
  },
});
