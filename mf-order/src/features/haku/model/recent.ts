import type { FoundKeikka } from '@keikka/contracts';
import { valueStore } from '@keikka/sdk';

const MOST = 3;

interface Recent {
  /** Nobody sees what somebody else has opened in the same tab. */
  personId: number;
  keikat: readonly FoundKeikka[];
}

/** The orders opened from the search since the page was loaded, the latest first. */
export const recentStore = valueStore<Recent>({ personId: 0, keikat: [] });

export const recentOf = ({ personId: of, keikat }: Recent, personId: number): readonly FoundKeikka[] =>
  of === personId ? keikat : [];

export function withOpened(recent: Recent, personId: number, opened: FoundKeikka): Recent {
  const others = recentOf(recent, personId).filter(({ keikkaId }) => keikkaId !== opened.keikkaId);
  return { personId, keikat: [opened, ...others].slice(0, MOST) };
}
