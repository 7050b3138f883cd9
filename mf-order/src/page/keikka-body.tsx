import { useAddressParam } from '@keikka/sdk';
import { useOpenKeikka } from '@keikka/sdk/record';
import { Box, usePhone } from '@keikka/ui';
import { useEffect, useRef, useState } from 'react';
import { laskutusSubtitle } from '../features/laskutus/model/laskutus-tab.js';
import { useStepFocus } from '../features/tilaus/components/use-step-focus.js';
import { firstPlace, placeOfStep, requestedStep } from '../features/tilaus/model/keikka-step.js';
import { EditedKeikka, type EditedKeikkaProps } from './edited-keikka.js';
import { KeikkaTabs } from './keikka-tabs.js';
import { TopBar } from './form/top-bar.js';
import { useReadPanels } from './use-read-panels.js';

/** An order: its time above its tabs, with its form for who may edit it. On a phone the form begins with the time. */
export function KeikkaBody({ answer, onClose, atPortal }: EditedKeikkaProps) {
  useOpenKeikka(answer.keikkaData.keikkaId);
  const phone = usePhone();
  const readPanels = useReadPanels(answer);
  const { form, giveAway } = useFormShown(answer.access.edit);
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
  useStepFocus(root, form ? place : null);
  return (
    <Box ref={root} display="contents">
      {!(phone && form) && (
        <Box px={{ base: '4', md: '0' }} flexShrink="0">
          <TopBar answer={answer} />
        </Box>
      )}
      {form ? (
        <EditedKeikka
          key={answer.keikkaData.keikkaId}
          answer={answer}
          onClose={onClose}
          atPortal={atPortal}
          requested={requested}
          root={root}
          onGivenAway={giveAway}
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

/**
 * Whether the order is shown as a form. Whoever loses the right while typing keeps what is typed; the service refuses the
 * save. Who has sent or deleted a draft has given it away.
 */
function useFormShown(mayEdit: boolean): { form: boolean; giveAway: () => void } {
  const [form, setForm] = useState(mayEdit);
  const [isGivenAway, setGivenAway] = useState(false);
  if (mayEdit && !form && !isGivenAway) setForm(true);
  // It may come back as a draft.
  if (!mayEdit && isGivenAway) setGivenAway(false);
  return {
    form,
    giveAway() {
      setGivenAway(true);
      setForm(false);
    },
  };
}
