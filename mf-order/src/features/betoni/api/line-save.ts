import type { Betoni, Row } from '@keikka/contracts';
import type { Betonit, Words } from './use-betonit.js';
import type { BetoniChanges } from './send-betoni.js';

type Versioned = Betoni & { varmenne: number };

/** The save of a form that holds some of a line's fields: upon the version that it shows, and noted with the words of what it stored. */
export const lineSave =
  (acts: Betonit, line: Betoni, wordsOf: (stored: Betoni) => Words) =>
  async (changes: BetoniChanges, base: Versioned | null): Promise<Versioned> => {
    const saved = await acts.save(line, changes, base?.varmenne);
    const stored = saved.betoni ?? line;
    const names = Object.keys(changes) as (keyof BetoniChanges)[];
    const side = (of: Betoni): Row => Object.fromEntries(names.map((one) => [one, of[one]]));
    if (base) acts.track(saved, side(base), side(stored), wordsOf(stored));
    return { ...stored, varmenne: saved.varmenne };
  };
