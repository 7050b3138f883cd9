import { laskuajoSyyt, type Laskuajo, type LaskuajoPoikkeus, type LaskuajoSyy } from '@keikka/contracts';
import { addDays, dayMonth, numericDate, summa, type Yyyymmdd } from '@keikka/domain';
import { texts } from '../texts.js';

export interface Jakso {
  first: Yyyymmdd;
  last: Yyyymmdd;
}

/** The month of a day, `back` months earlier. */
export function kuukausi(day: Yyyymmdd, back = 0): Jakso {
  let first = `${day.slice(0, 6)}01`;
  for (let left = back; left > 0; left -= 1) first = `${addDays(first, -1).slice(0, 6)}01`;
  // Each month has less than 32 days and more than 27.
  const next = `${addDays(first, 31).slice(0, 6)}01`;
  return { first, last: addDays(next, -1) };
}

/** 'Marraskuu 2026', or the days of what is no whole month. */
export function jaksoNimi({ first, last }: Jakso): string {
  if (kuukausi(first).first !== first || kuukausi(first).last !== last) return paivat({ first, last });
  return `${texts.kuukaudet[Number(first.slice(4, 6)) - 1] ?? ''} ${first.slice(0, 4)}`;
}

/** '1.11.–30.11.2026' */
export const paivat = ({ first, last }: Jakso): string =>
  `${first.slice(0, 4) === last.slice(0, 4) ? dayMonth(first) : numericDate(first)}–${numericDate(last)}`;

/** The run among those of its period, the first being 1: 'Marraskuu 2026, ajo 2'. */
export function ajoNimi(ajo: Laskuajo, ajot: readonly Laskuajo[]): string {
  const earlier = ajot.filter(
    ({ first, last, laskuajoId }) => first === ajo.first && last === ajo.last && laskuajoId < ajo.laskuajoId,
  );
  return texts.ajoNimi(jaksoNimi(ajo), earlier.length + 1);
}

/** What of the bar is which outcome, in percent. An invoice that was made with a fault counts as made. */
export function osuudet({ kaikki, kasitelty, luotu, ohitettu }: Laskuajo): {
  luotu: number;
  ohitettu: number;
  luomatta: number;
  kasitelty: number;
} {
  // Orders that were delivered meanwhile are no more than all.
  const all = Math.max(kaikki, kasitelty);
  const share = (count: number): number => (all === 0 ? 0 : (100 * count) / all);
  return {
    luotu: share(luotu),
    ohitettu: share(ohitettu),
    luomatta: share(kasitelty - luotu - ohitettu),
    kasitelty: Math.floor(share(kasitelty)),
  };
}

const SECOND_MS = 1000;

/** How long it has run at a moment, or took. */
export const kestoMs = ({ aloitettu, paattynyt }: Laskuajo, now: number): number =>
  Math.max(0, (paattynyt === null ? now : Date.parse(paattynyt)) - Date.parse(aloitettu));

/** What is left at the pace so far; null while there is none. */
export function jaljellaMs(ajo: Laskuajo, now: number): number | null {
  const { kaikki, kasitelty } = ajo;
  if (kasitelty === 0 || kaikki <= kasitelty) return null;
  return (kestoMs(ajo, now) / kasitelty) * (kaikki - kasitelty);
}

/** '37 s', '2 min 5 s' */
export function kestoText(ms: number): string {
  const seconds = Math.round(ms / SECOND_MS);
  return seconds < 60 ? texts.sekuntia(seconds) : texts.minuuttia(Math.floor(seconds / 60), seconds % 60);
}

export interface Ryhma {
  syy: LaskuajoSyy;
  poikkeukset: LaskuajoPoikkeus[];
  /** Net euros at stake in those of which something says. */
  rahaa: string;
}

/** The money at stake, as far as it is known. */
export const rahaaAuki = (poikkeukset: readonly LaskuajoPoikkeus[]): string =>
  summa(poikkeukset.flatMap(({ rahaa }) => rahaa ?? []));

/** What is to be looked at by reason; a reason without orders is no group. */
export const ryhmat = (poikkeukset: readonly LaskuajoPoikkeus[]): Ryhma[] =>
  laskuajoSyyt
    .map((syy) => {
      const own = poikkeukset.filter((poikkeus) => poikkeus.syy === syy);
      return { syy, poikkeukset: own, rahaa: rahaaAuki(own) };
    })
    .filter((ryhma) => ryhma.poikkeukset.length > 0);

/** The address of an order among those of its period that are not billed, where its template is chosen. */
export const laskuttamattaOsoite = ({ first, last }: Jakso, keikkaId?: number): string =>
  `/laskutus/laskuttamatta?alku=${first}&loppu=${last}${keikkaId === undefined ? '' : `&pohjat=${keikkaId}`}`;
