import type { KeikkaGetAnswer } from '@keikka/contracts';
import { RecordForm } from '@keikka/sdk/record';
import { Banner, Box, chakra, Span } from '@keikka/ui';
import { useFirstField } from '@keikka/ui/forms';
import { useState, type SubmitEvent } from 'react';
import { useKeikkaCache } from '../features/keikka/api/keikka-cache.js';
import { KuskitPanel } from '../features/kuskit/components/kuskit-panel.js';
import { TilausForm } from '../features/tilaus/components/tilaus-form.js';
import { keikkaTitle } from '../words/keikka-title.js';
import { KeikkaTabs } from './keikka-tabs.js';
import { SaveBar } from './save-bar.js';
import { shownSections } from './shown-sections.js';
import { texts } from './texts.js';
import { useAutosaveSetting } from './use-autosave-setting.js';
import { useFormReminder } from './use-form-reminder.js';
import { useKeikkaEditing } from './use-keikka-editing.js';
import { useReadPanels } from './use-read-panels.js';

export interface EditedKeikkaProps {
  answer: KeikkaGetAnswer;
  /** Closes the window; absent on a page, which stays. */
  onClose?: () => void;
}

/** The order's form in its tabs, with the bar that saves it. */
export function EditedKeikka({ answer, onClose }: EditedKeikkaProps) {
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const autosave = useAutosaveSetting();
  const editing = useKeikkaEditing(answer, {
    autosaveMs: autosave.afterMs,
    onSaved: () => setSavedAt(new Date()),
    onClose: () => onClose?.(),
  });
  const [tab, setTab] = useState('tilaus');
  useFormReminder(editing.leaving !== null && tab !== 'tilaus');
  const readPanels = useReadPanels(answer);
  const cache = useKeikkaCache();
  const { form } = useFirstField(editing.tries);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!editing.busy && editing.dirty) editing.submit();
  }
  return (
    <RecordForm
      editing={editing}
      unsavedTitle={texts.unsavedTitle(answer.keikkaData.keikkaId)}
      conflictTitle={texts.conflict(keikkaTitle(answer.keikkaData))}
    >
      <chakra.form
        ref={form}
        onSubmit={submit}
        noValidate
        display="flex"
        flexDirection="column"
        flex="1"
        minH="0"
        minW="0"
      >
        <KeikkaTabs
          panels={{
            tilaus: <TilausForm editing={editing} shown={shownSections(answer)} />,
            lisatiedot: <KuskitPanel answer={answer} cache={cache} />,
            ...readPanels,
          }}
          onChoose={setTab}
          subtitles={{ tilaus: answer.tilaData.keikkaTilaSelite }}
        />
        {editing.failure && (
          <Box px="4" py="2">
            <Banner tone="error">
              <Span fontWeight="semibold">{editing.failure.text}</Span> {editing.failure.detail}
            </Banner>
          </Box>
        )}
        <SaveBar answer={answer} autosave={autosave} editing={editing} savedAt={savedAt} onClose={onClose} />
      </chakra.form>
    </RecordForm>
  );
}
