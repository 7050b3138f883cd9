import type { Betoni, SavedBetonit } from '@keikka/contracts';
import {
  LIMU_NOTE,
  limutusResult,
  m3Text,
  numberText,
  type ErrorClass,
  type LimutusConfig,
  type LimutusStepId,
  type RecoveryTitle,
} from '@keikka/domain';
import { limutusTexts as texts } from '../limutus-texts.js';

/** The line of which a primer is made, as it is before. */
export interface LimutusSource {
  line: Betoni;
  /** Its place among the lines, from 1. */
  number: number;
  betonit: readonly Betoni[];
  varmenne: number;
}

export interface LimutusFailure {
  title: RecoveryTitle;
  text: string;
  suggestions: readonly string[];
}

/** Where a limutus stands. The server makes all steps in one, so none of them is done before the answer. */
export type LimutusRun =
  /** `attempt` counts the retries, of which there are `attempts` at most. */
  | { phase: 'running'; step: number; attempt: number; attempts: number }
  | { phase: 'restoring'; reason: string }
  | { phase: 'done'; text: string }
  | { phase: 'asking'; warnings: readonly string[]; canOverride: boolean }
  /**
   * `isRestored` is undefined for a refusal, which came before any step. `step`, counted from 1, is unknown where no
   * answer came, or where none of the steps failed.
   */
  | { phase: 'failed'; clock: string; failure: LimutusFailure; isRestored?: boolean; step?: number };

/** The window cannot be closed while the outcome is open. */
export const isBusy = ({ phase }: LimutusRun): boolean => phase === 'running' || phase === 'restoring';

const grain = (raeKoko: string): string => (raeKoko ? `#${raeKoko.replace(/\s*mm$/, '')}` : '');

/** What each step makes of the lines, in words; `target` is the primer's grain size in mm. */
export function stepDetails(
  { line, number }: LimutusSource,
  config: LimutusConfig,
  target: string,
): Readonly<Record<LimutusStepId, string>> {
  const { source, copy } = limutusResult(line, config);
  const { details } = texts;
  return {
    copy: details.copy,
    copyM3: details.copyM3(m3Text(copy.m3)),
    copyPrice: details.copyPrice(LIMU_NOTE),
    copyRaeKoko: details.copyRaeKoko(grain(line.raeKoko), grain(target)),
    sourceM3: details.sourceM3(number, numberText(line.m3), m3Text(source.m3)),
  };
}

/** 'Rivi 2: 12 → 11 m³ #16. Rivi 3: 1 m³ #8, Limu, ei hintaa. Yhteensä edelleen 12 m³.' */
export function splitText(
  { line, number }: LimutusSource,
  { betonit, keikkaBetoniId }: SavedBetonit,
): string {
  const source = betonit.find((one) => one.keikkaBetoniId === line.keikkaBetoniId);
  const at = betonit.findIndex((one) => one.keikkaBetoniId === keikkaBetoniId);
  const primer = betonit[at];
  if (!source || !primer) return '';
  return [
    texts.split(number, numberText(line.m3), m3Text(source.m3), grain(source.raeKoko)),
    texts.primer(at + 1, m3Text(primer.m3), grain(primer.raeKoko)),
    texts.total((Math.round(source.m3 * 100) + Math.round(primer.m3 * 100)) / 100),
  ].join(' ');
}

/**
 * What stands after an attempt without an answer: 'same' when nothing was made, the primer when the attempt was carried
 * out all the same, and otherwise 'other'.
 */
export function standing(
  { line, betonit: before }: LimutusSource,
  now: readonly Betoni[],
  config: LimutusConfig,
): 'same' | 'other' | Betoni {
  const known = new Set(before.map(({ keikkaBetoniId }) => keikkaBetoniId));
  const left = now.find(({ keikkaBetoniId }) => keikkaBetoniId === line.keikkaBetoniId)?.m3;
  const { source, copy } = limutusResult(line, config);
  const primer = now.find(
    ({ keikkaBetoniId, raeKokoId, m3 }) =>
      !known.has(keikkaBetoniId) && raeKokoId === copy.raeKokoId && m3 === copy.m3,
  );
  if (left === line.m3 && !primer) return 'same';
  return left === source.m3 && primer ? primer : 'other';
}

/** A refusal is decided before the first step, so it leaves nothing to put back. */
export const isRefusal = (errorClass: ErrorClass): boolean =>
  errorClass === 'VALIDATION' || errorClass === 'PERMISSION' || errorClass === 'DATA_CONSISTENCY';
