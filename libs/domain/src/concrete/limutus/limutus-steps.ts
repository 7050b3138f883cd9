import { LIMU_NOTE, remainingM3 } from './limu.js';
import { limutusConfig, type LimutusConfig } from './limutus-config.js';

export type LimutusStepId = 'copy' | 'copyM3' | 'copyPrice' | 'copyRaeKoko' | 'sourceM3';

/** The undoing of a step in words: while it waits or is under way, and when it is done. */
export interface LimutusUndoTexts {
  text: string;
  doneText: string;
}

export interface LimutusStep {
  id: LimutusStepId;
  /** Shown while the step is under way. */
  text: string;
  /** Absent when the step goes with the copy. */
  undo?: LimutusUndoTexts;
}

/** The steps of a limutus in their order [O-141, O-143]. */
export const limutusSteps: readonly LimutusStep[] = [
  {
    id: 'copy',
    text: 'Kopioidaan betonia...',
    undo: { text: 'Poistetaan kopio', doneText: 'Poistettu kopio' },
  },
  { id: 'copyM3', text: 'Asetetaan limun määrä...' },
  {
    id: 'copyPrice',
    text: 'Asetetaan limun hinta...',
    undo: { text: 'Palautetaan hinta', doneText: 'Palautettu hinta' },
  },
  { id: 'copyRaeKoko', text: 'Muutetaan raekoko...' },
  {
    id: 'sourceM3',
    text: 'Vähennetään alkuperäinen määrä...',
    undo: { text: 'Palautetaan alkuperäinen määrä', doneText: 'Palautettu alkuperäinen määrä' },
  },
];

/** Shown after the last step. */
export const LIMUTUS_DONE = 'Limutus valmis!';

/** Shown for a step that needs no undoing of its own. */
export const UNDONE_WITH_COPY = 'Poistuu kopion mukana';

/** The progress texts in their order, the last one for the end [O-143]. */
export const limutusProgress: readonly string[] = [...limutusSteps.map(({ text }) => text), LIMUTUS_DONE];

export interface LimutusUndo extends LimutusUndoTexts {
  of: LimutusStepId;
}

/**
 * The undo steps after a failure in step `begun`, counted from 1, in the reverse order of the steps, the copy deleted
 * last. The step that failed is among them: it may have been done without an answer.
 */
export const limutusUndo = (begun: number = limutusSteps.length): readonly LimutusUndo[] =>
  limutusSteps
    .slice(0, begun)
    .reverse()
    .flatMap(({ id, undo }) => (undo ? [{ of: id, ...undo }] : []));

/** What the steps make of a line: the fields that change in it and in its copy [O-141]. The sum of both stays. */
export const limutusResult = (
  line: { m3: number },
  { primerM3, targetRaeKokoId }: LimutusConfig = limutusConfig,
) => ({
  source: { m3: remainingM3(line.m3, primerM3) },
  copy: {
    m3: primerM3,
    raeKokoId: targetRaeKokoId,
    hinta_value: null,
    hinta_muistiinpanot: LIMU_NOTE,
  },
});

/** Where a limutus failed that had taken all its steps, and was then not stored. */
export const AFTER_LIMUTUS_STEPS = limutusSteps.length + 1;

/** The text of a limutus that failed at a step, counted from 1, or after them: which one it was, and that nothing is known of the reason [O-295]. */
export function limutusStepFailureText(step: number): string {
  const at = limutusSteps[step - 1];
  return at
    ? `${limutusFailureText()} vaiheessa ${step}/${limutusSteps.length}: ${at.text.replace(/\.+$/, '')}`
    : `${limutusFailureText()} vaiheiden jälkeen: Tallennetaan tilaus`;
}

/** The text of a failed limutus with the errors of its undoing [O-142], or that nothing is known of it [O-295]. */
export const limutusFailureText = (message?: string, undoErrors: readonly string[] = []): string =>
  [message?.trim() || 'Limutus epäonnistui tuntemattomasta syystä', ...undoErrors].join('; ');
