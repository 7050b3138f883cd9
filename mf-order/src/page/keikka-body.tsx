import { useAddressParam } from '@keikka/sdk';
import { Box, usePhone } from '@keikka/ui';
import { useEffect, useRef, useState } from 'react';
import { laskutusSubtitle } from '../features/laskutus/model/laskutus-tab.js';
import { useStepFocus } from '../features/tilaus/components/use-step-focus.js';
import { firstPlace, placeOfStep, requestedStep } from '../features/tilaus/model/keikka-step.js';
import { EditedKeikka, type EditedKeikkaProps } from './edited-keikka.js';
import { KeikkaTabs } from './keikka-tabs.js';
import { TopBar } from './top-bar.js';
import { useReadPanels } from './use-read-panels.js';

/** An order: its time above its tabs, with its form for who may edit it. On a phone the form begins with the time. */
export function KeikkaBody({ answer, onClose, atPortal }: EditedKeikkaProps) {
  const phone = usePhone();
  const readPanels = useReadPanels(answer);
  // Whoever loses the right while typing keeps what is typed; the service refuses the save.
  const [isEdited, setEdited] = useState(answer.access.edit);
  if (answer.access.edit && !isEdited) setEdited(true);
  const [number, setNumber] = useAddressParam('vaihe');
  const [requested] = useState(() => requestedStep(number));
  // The next order is not opened at the same step.
  useEffect(() => {
    if (number !== null) setNumber(null, { replace: true });
  }, [number, setNumber]);
  const root = useRef<HTMLDivElement>(null);
  const [first] = useState(() => firstPlace(answer.keikkaData));
  // On a phone a focused field would bring up the keyboard over the order.
  const place = requested ? placeOfStep(requested) : phone ? null : first;
  useStepFocus(root, isEdited ? place : null);
  return (
    <Box ref={root} display="contents">
      {!(phone && isEdited) && (
        <Box px={{ base: '4', md: '0' }} flexShrink="0">
          <TopBar answer={answer} />
        </Box>
      )}
      {isEdited ? (
        <EditedKeikka
          key={answer.keikkaData.keikkaId}
          answer={answer}
          onClose={onClose}
          atPortal={atPortal}
          requested={requested}
          root={root}
          onSent={() => setEdited(false)}
        />
      ) : (
        <KeikkaTabs
          panels={readPanels}
          subtitles={{ laskutus: laskutusSubtitle(answer.keikkaData.laskut) }}
        />
      )}
    </Box>
  );
}
