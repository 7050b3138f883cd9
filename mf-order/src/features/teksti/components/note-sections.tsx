import type { KeikkaGetAnswer, KeikkaPalkki } from '@keikka/contracts';
import { Box, Text } from '@keikka/ui';
import { PalkkiChips } from '../../../parts/palkki-chips.js';
import { texts } from '../texts.js';
import { Missing, SheetSection } from './sheet-section.js';

export function LisatiedotSection({ answer: { keikkaData } }: { answer: KeikkaGetAnswer }) {
  const { keikkaOtsikko, keikkaComment, kellonAikaTxt } = keikkaData;
  const notes = [keikkaOtsikko, kellonAikaTxt, keikkaComment].filter(Boolean);
  return (
    <SheetSection title={texts.sections.lisatiedot}>
      {notes.length === 0 && <Missing>{texts.missing.lisatiedot}</Missing>}
      {notes.map((note) => (
        <Text key={note} whiteSpace="pre-wrap" overflowWrap="anywhere">
          {note}
        </Text>
      ))}
    </SheetSection>
  );
}

/** Palkit on the same vehicle at the same time. They belong to the board; the order only mentions them (O-062). */
export function PalkitList({ palkit }: { palkit: readonly KeikkaPalkki[] | null }) {
  if (palkit === null) return <PalkitFailed />;
  const beside = palkit.filter(({ overlaps }) => overlaps);
  if (beside.length === 0) return null;
  return (
    <Box px="4" py="3" bg="bg.canvas">
      <PalkkiChips palkit={beside} label={texts.sections.palkit} />
    </Box>
  );
}

function PalkitFailed() {
  return (
    <Text px="4" py="3" bg="bg.canvas" color="fg.muted" textStyle="text.label">
      {texts.palkitFailed}
    </Text>
  );
}
