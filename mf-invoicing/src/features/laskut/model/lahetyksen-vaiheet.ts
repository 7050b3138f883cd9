import type { LahetysKokonaan, LahetysTila } from '@keikka/contracts';

/** A state that a sending was in, is in, or comes to. */
export interface LahetyksenVaihe {
  tila: LahetysTila;
  /** ISO; null while it has not come. */
  alkoi: string | null;
  /** When the next one began; null for the one that it is in. */
  loppui: string | null;
}

/** In which order a sending goes through its states; a conflict or a failure stops it before the last one. */
const order: readonly LahetysTila[] = [
  'odottaa',
  'lähetyksessä',
  'varmistetaan',
  'ristiriita',
  'epäonnistui',
  'lähetetty',
];
const stops: readonly LahetysTila[] = ['ristiriita', 'epäonnistui'];

/**
 * The states of a sending from left to right: each that it was in, with the time it was there last, the one that it is in, and
 * that it is sent, whether it has come to that or not. A stop that was settled is not told any more.
 */
export function lahetyksenVaiheet({
  tila,
  askeleet,
  paattynyt,
}: Pick<LahetysKokonaan, 'tila' | 'askeleet' | 'paattynyt'>): LahetyksenVaihe[] {
  const begun = new Map<LahetysTila, string>();
  let before: LahetysTila | undefined;
  for (const askel of askeleet) {
    if (askel.tila !== before) begun.set(askel.tila, askel.alkoi);
    before = askel.tila;
  }
  const now = begun.get(tila) ?? paattynyt;
  if (now) begun.set(tila, paattynyt ?? now);
  const shown = order.filter(
    (one) => one === 'lähetetty' || one === tila || (begun.has(one) && !stops.includes(one)),
  );
  return shown.map((one, at) => ({
    tila: one,
    alkoi: begun.get(one) ?? null,
    loppui: one === tila ? null : (shown.slice(at + 1).flatMap((next) => begun.get(next) ?? [])[0] ?? null),
  }));
}
