import type { KeikkaTila } from '@keikka/contracts';

/** A status as it stands in the list of those that can be chosen. */
export interface TilaChoice {
  tila: KeikkaTila;
  isCurrent: boolean;
  /** Only the present status can be one that nobody may choose [O-101]. */
  mayChoose: boolean;
  /** A line stands above it. */
  beginsGroup: boolean;
}

/** The statuses over this order number are set off: they end an order otherwise than by its delivery. */
const LAST_OF_FIRST_GROUP = 1000;

/** What can be chosen, in its order, and the present status [O-100]. No line stands above the very first. */
export function tilaChoices(tilat: readonly KeikkaTila[], current: KeikkaTila): TilaChoice[] {
  const isCurrent = ({ keikkaTilaId }: KeikkaTila): boolean => keikkaTilaId === current.keikkaTilaId;
  const known = tilat.some(isCurrent) ? tilat : [...tilat, { ...current, isSelectable: 0 as const }];
  const shown = known
    .filter((tila) => tila.isSelectable === 1 || isCurrent(tila))
    .sort((a, b) => a.orderNumber - b.orderNumber);
  const firstOfSecond = shown.findIndex(({ orderNumber }) => orderNumber > LAST_OF_FIRST_GROUP);
  return shown.map((tila, index) => ({
    tila,
    isCurrent: isCurrent(tila),
    mayChoose: tila.isSelectable === 1,
    beginsGroup: index === firstOfSecond && index > 0,
  }));
}
