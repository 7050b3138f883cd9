import { betoniShortCutFields, errors, type OmaKomento } from '@keikka/contracts';
import { BLANK_KOMENTO_LINE, lisaSanat, lyhenneSana, readKomento, type KomentoLists } from '@keikka/domain';
import { RecordField, RecordWindow, useRecord } from '@keikka/sdk/record';
import { Box, Span, Text } from '@keikka/ui';
import { FormSection } from '@keikka/ui/forms';
import type { OmatKomennot } from '../../api/omat-komennot.js';
import { valmisRivi } from '../../model/komento-view.js';
import { omaFault } from '../../model/oma-fault.js';
import { omatTexts as texts } from '../../omat-komennot-texts.js';
import { KomentoChips } from '../komento/komento-chips.js';

interface OmaWindowProps {
  /** null makes a new one. */
  komento: OmaKomento | null;
  /** What commands are read by; null while it is not there. */
  lists: KomentoLists | null;
  save: OmatKomennot['save'];
  read: OmatKomennot['read'];
  onRemove: (komento: OmaKomento) => void;
  onClose: () => void;
}

/** One command of the company's own; what it does is shown as it is typed. */
export function OmaWindow({ komento, lists, save, read, onRemove, onClose }: OmaWindowProps) {
  const betoniShortCutId = komento?.betoniShortCutId ?? 0;
  const editing = useRecord({
    fields: betoniShortCutFields,
    record: komento,
    fault: (typed) => (lists ? omaFault({ ...typed, betoniShortCutId }, lists) : undefined),
    save: (changes, base: OmaKomento | null) =>
      save({ ...changes, betoniShortCutId: base?.betoniShortCutId ?? 0, varmenne: base?.varmenne }),
    read: () => (komento ? read(komento) : Promise.resolve(null)),
    onClose,
    texts: { saved: texts.saved, failed: texts.saveFailed, gone: errors['BETONI.OMA_NOT_FOUND'].text },
  });
  const [sanat, commands] = editing.form.watch(['betoniShortCut', 'betoniShortCutCommands']);
  const field = { of: editing };
  return (
    <RecordWindow
      editing={editing}
      title={komento ? texts.editTitle(komento.betoniShortCutNimi) : texts.makeTitle}
      placeKey="omakomento"
      saveLabel={komento ? undefined : texts.create}
      conflictTitle={texts.conflict}
      onRemove={komento ? () => onRemove(komento) : undefined}
      onClose={onClose}
    >
      {(disabled) => (
        <FormSection title={texts.fields}>
          <RecordField {...field} name="betoniShortCutNimi" disabled={disabled} />
          <RecordField {...field} name="betoniShortCut" disabled={disabled} hint={texts.wordsHint} />
          <Box gridColumn="1 / -1">
            <RecordField
              {...field}
              name="betoniShortCutCommands"
              disabled={disabled}
              hint={texts.commandsHint}
            />
          </Box>
          {lists && <TakenWords {...{ sanat, lists }} />}
          {lists && commands.trim() !== '' && <Preview {...{ commands, lists }} />}
        </FormSection>
      )}
    </RecordWindow>
  );
}

/** What the keywords stood for until now, so that nobody is surprised by it. */
function TakenWords({ sanat, lists }: { sanat: string; lists: KomentoLists }) {
  return lisaSanat(sanat).map((sana) => {
    const meaning = lyhenneSana(sana, lists);
    return (
      meaning !== undefined && (
        <Text key={sana} gridColumn="1 / -1" textStyle="text.label" color="status.warning.fg">
          {texts.taken(sana, meaning)}
        </Text>
      )
    );
  });
}

/** How the commands are read on an empty line. */
function Preview({ commands, lists }: { commands: string; lists: KomentoLists }) {
  const komento = readKomento(commands, BLANK_KOMENTO_LINE, lists);
  return (
    <Box role="group" aria-label={texts.preview} gridColumn="1 / -1" textStyle="text.label">
      <Span color="fg.muted">{texts.preview}: </Span>
      <Span fontWeight="semibold">{valmisRivi(komento, BLANK_KOMENTO_LINE, lists).text}</Span>
      <KomentoChips words={komento.words} />
    </Box>
  );
}
