import type { KeikkaGetAnswer } from '@keikka/contracts';
import { Box, Flex, usePhone } from '@keikka/ui';
import { memo, type RefObject } from 'react';
import { useKeikkaCache } from '../../features/keikka/api/keikka-cache.js';
import { EnnenLahetysta } from '../../features/luonnos/components/ennen-lahetysta.js';
import { PalkitSection } from '../../features/palkit/components/palkit-section.js';
import { useConfirmTarkistus } from '../../features/tarkistus/api/use-confirm-tarkistus.js';
import { TarkistusStrip } from '../../features/tarkistus/components/tarkistus-strip.js';
import { placeOfKohde } from '../../features/tarkistus/model/kohde-place.js';
import type { KeikkaStep } from '../../features/tilaus/model/keikka-step.js';
import { TilausForm } from '../../features/tilaus/components/tilaus-form.js';
import { placeField } from '../../parts/place-field.js';
import { markedSections } from './marked-sections.js';
import { shownSections } from './shown-sections.js';
import { TopBar } from './top-bar.js';
import type { KeikkaEditing } from './use-keikka-editing.js';
import { usePlaces } from './use-places.js';

interface TilausPanelProps {
  answer: KeikkaGetAnswer;
  editing: KeikkaEditing;
  step: KeikkaStep;
  /** All of the order, to lead to a place of it. */
  root: RefObject<HTMLElement | null>;
}

/** The tab of the form. On a phone it begins with the top bar, which would leave no room if it stayed above the tabs. */
export const TilausPanel = memo(function TilausPanel({ answer, editing, step, root }: TilausPanelProps) {
  const { keikkaData, access } = answer;
  const cache = useKeikkaCache();
  const places = usePlaces(keikkaData, cache, root);
  const confirm = useConfirmTarkistus(keikkaData, cache);
  return (
    <>
      <TarkistusStrip
        keikka={keikkaData}
        onGo={(kohde) => placeField(root.current, placeOfKohde[kohde])?.focus()}
        onConfirm={access.plan ? confirm : undefined}
      />
      <Flex direction={{ base: 'column', lg: 'row' }} align={{ lg: 'stretch' }}>
        <Box flex="1" minW="0" px="4" py={{ md: '4' }}>
          {usePhone() && <TopBar answer={answer} />}
          <TilausForm
            editing={editing}
            shown={markedSections(shownSections(answer, editing, cache, places), keikkaData)}
            keikka={keikkaData}
            step={step}
            maySupply={access.plan}
          />
          <PalkitSection answer={answer} look="chips" />
        </Box>
        {!access.plan && <EnnenLahetysta keikka={keikkaData} />}
      </Flex>
    </>
  );
});
