import type { KeikkaData } from '@keikka/contracts';
import { Flex } from '@keikka/ui';
import type { ReactNode } from 'react';
import { TarkistusMark } from '../../features/tarkistus/components/tarkistus-mark.js';
import type { ShownSection } from '../../features/tilaus/components/tilaus-form.js';

type Sections = Record<ShownSection, ReactNode>;

/** The sections with what is still to be looked at in a copied order above them. */
export function markedSections(shown: Sections, keikka: KeikkaData): Sections {
  if (keikka.tarkistettavat.length === 0) return shown;
  return {
    ...shown,
    toimitus: (
      <>
        <Flex wrap="wrap" gap="1.5">
          <TarkistusMark keikka={keikka} kohteet={['tyomaa']} />
          <TarkistusMark keikka={keikka} kohteet={['yhteyshenkilo']} />
        </Flex>
        {shown.toimitus}
      </>
    ),
    betoni: (
      <>
        <TarkistusMark keikka={keikka} kohteet={['maara', 'betoni']} />
        {shown.betoni}
      </>
    ),
  };
}
