import type { KeikkaGetAnswer } from '@keikka/contracts';
import { Box, usePhone } from '@keikka/ui';
import { PalkitSection } from '../features/palkit/components/palkit-section.js';
import type { KeikkaStep } from '../features/tilaus/model/keikka-step.js';
import { TilausForm } from '../features/tilaus/components/tilaus-form.js';
import { shownSections } from './shown-sections.js';
import { TopBar } from './top-bar.js';
import type { KeikkaEditing } from './use-keikka-editing.js';

interface TilausPanelProps {
  answer: KeikkaGetAnswer;
  editing: KeikkaEditing;
  step: KeikkaStep;
}

/** The tab of the form. On a phone it begins with the top bar, which would leave no room if it stayed above the tabs. */
export function TilausPanel({ answer, editing, step }: TilausPanelProps) {
  return (
    <Box px="4" py={{ md: '4' }}>
      {usePhone() && <TopBar answer={answer} />}
      <TilausForm
        editing={editing}
        shown={shownSections(answer, editing)}
        keikka={answer.keikkaData}
        step={step}
      />
      <PalkitSection answer={answer} look="chips" />
    </Box>
  );
}
