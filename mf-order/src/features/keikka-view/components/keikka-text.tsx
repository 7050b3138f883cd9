import type { KeikkaGetAnswer } from '@keikka/contracts';
import { Box, type SystemStyleObject } from '@keikka/ui';
import { BetoniSection } from './betoni-section.js';
import { LisatiedotSection, PalkitList } from './note-sections.js';
import { AsiakasSection, PumppausSection, TehdasSection } from './party-sections.js';
import { ToimitusSection, TyomaaSection } from './place-sections.js';
import { TilausSection } from './tilaus-section.js';
import { sheetContainer, wide } from './wide.js';

const sheet: SystemStyleObject = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  bg: 'bg.canvas',
  textStyle: 'text.base',
  [wide]: { gap: 0, bg: 'bg.surface', textStyle: 'text.table' },
};

/** The order in words, to be read on the phone of a driver as well as on paper [O-060]. */
export function KeikkaText({ answer }: { answer: KeikkaGetAnswer }) {
  return (
    <Box css={sheetContainer}>
      <Box css={sheet}>
        <TilausSection answer={answer} />
        <ToimitusSection answer={answer} />
        <AsiakasSection answer={answer} />
        <TyomaaSection answer={answer} />
        <PumppausSection answer={answer} />
        <TehdasSection answer={answer} />
        <BetoniSection answer={answer} />
        <LisatiedotSection answer={answer} />
        <PalkitList palkit={answer.palkit} />
      </Box>
    </Box>
  );
}
