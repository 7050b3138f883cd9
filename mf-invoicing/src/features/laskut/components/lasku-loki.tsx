import type { LaskuLog } from '@keikka/contracts';
import { clockOf, dayMonth, helsinkiDay, laskuLogType } from '@keikka/domain';
import { useSession } from '@keikka/sdk';
import { Box, Button, Flex, IconButton, Input, Span, Text, X } from '@keikka/ui';
import { useState, type SyntheticEvent } from 'react';
import type { LaskuActs } from '../api/use-lasku-acts.js';
import { texts } from '../texts.js';

interface LaskuLokiProps {
  log: readonly LaskuLog[];
  /** Absent for who only reads. */
  acts: LaskuActs | undefined;
}

/** What happened to an invoice, the latest first, and a field for a note. */
export function LaskuLoki({ log, acts }: LaskuLokiProps) {
  const { user, roles } = useSession();
  const mayRemove = ({ keikkaLaskuLogTypeId, entryByPersonId }: LaskuLog): boolean =>
    roles.isSystemAdmin || (keikkaLaskuLogTypeId === laskuLogType.note && entryByPersonId === user.personId);
  return (
    <Box as="section" aria-label={texts.loki}>
      {acts && <NewNote onAdd={acts.addNote} />}
      {log.length === 0 && <Text color="fg.muted">{texts.noLog}</Text>}
      {log.map((entry) => (
        <Flex key={entry.keikkaLaskuLogId} gap="3" py="1" textStyle="text.table" align="center">
          <Span color="fg.muted" whiteSpace="nowrap">
            {`${dayMonth(helsinkiDay(new Date(entry.entryTime)))} ${clockOf(new Date(entry.entryTime))}`}
          </Span>
          <Span flex="1">{[entry.title, entry.description].filter(Boolean).join(': ')}</Span>
          <Span color="fg.muted">{entry.entryByPersonName}</Span>
          {acts && mayRemove(entry) && (
            <IconButton
              label={texts.removeNote(entry.title)}
              size="sm"
              onClick={() => void acts.removeNote(entry)}
            >
              <X />
            </IconButton>
          )}
        </Flex>
      ))}
    </Box>
  );
}

/** Enter adds the note too; a blank one can't be added [I-073]. */
function NewNote({ onAdd }: { onAdd: LaskuActs['addNote'] }) {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const title = text.trim();
  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (!title || isBusy) return;
    setBusy(true);
    if (await onAdd(title)) setText('');
    setBusy(false);
  }
  return (
    <Flex as="form" gap="2" mb="2" onSubmit={(event) => void submit(event)}>
      <Input
        aria-label={texts.newNote}
        placeholder={texts.newNote}
        value={text}
        maxLength={500}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" disabled={!title || isBusy}>
        {texts.addNote}
      </Button>
    </Flex>
  );
}
