import type { KeikkaGetAnswer } from '@keikka/contracts';
import { BetoniSection } from './betoni-section.js';
import { LisatiedotSection, PalkitList } from './note-sections.js';
import { AsiakasSection, PumppausSection, TehdasSection } from './party-sections.js';
import { ToimitusSection, TyomaaSection } from './place-sections.js';
import { Sheet } from './sheet-section.js';
import { TilausSection } from './tilaus-section.js';

/** The order in words, for a driver's phone and for paper [O-060]. */
export function KeikkaText({ answer }: { answer: KeikkaGetAnswer }) {
  return (
    <Sheet>
      <TilausSection answer={answer} />
      <ToimitusSection answer={answer} />
      <AsiakasSection answer={answer} />
      <TyomaaSection answer={answer} />
      <PumppausSection answer={answer} />
      <TehdasSection answer={answer} />
      <BetoniSection answer={answer} />
      <LisatiedotSection answer={answer} />
      <PalkitList palkit={answer.palkit} />
    </Sheet>
  );
}
