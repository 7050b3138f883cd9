import { kertaa, summa } from '../money/money.js';

/** What of a concrete decides its price. Ids are those of the choices of concrete; null is not chosen. */
export interface HinnoiteltavaBetoni {
  laatuId: number | null;
  raeKokoId: number | null;
  lujuusId: number | null;
  notkeusId: number | null;
  kayttoIkaId: number | null;
  /** Exposure classes with commas between: 'XC3,XC4'. */
  rasitusluokat: string;
  betoniComment: string;
}

/** What a surcharge is for: a step of strength, flow or usage age, an exposure class, or an extra (I-038). */
export const lisanKohteet = ['lujuus', 'notkeus', 'kayttoIka', 'rasitus', 'lisä'] as const;
export type LisanKohde = (typeof lisanKohteet)[number];

/** A surcharge of a template. Euros a step or a class, as text. */
export interface Lisahinta {
  kohde: string;
  hinta: string;
}

/** What rules a candidate out altogether. */
const RULED_OUT = 999;
/** A candidate that differs by more than this, or by less than nothing, is dropped. */
const MOST_ERO = 500;
/** What a class that the candidate lacks adds. */
const MISSING = 0.1;

/** One difference between the ordered concrete and the template's, with the surcharge that it brings. */
export interface HinnanEro {
  kohde: LisanKohde;
  /** Steps, or classes that are missing. */
  ero: number;
  /** Euros, as text. */
  lisa: string;
}

export interface BetoninHinta {
  /** The differences together; 0 is identical. */
  ero: number;
  /** Euros a cubic metre, as text. */
  hinta: string;
  erot: HinnanEro[];
}

/**
 * The price of an ordered concrete by one of a template, or null when the template's does not do [I-094] to [I-099]. A step is
 * the ordered id less the template's, so that a stronger concrete of the template is no match (C-52).
 */
export function betoninHinta(
  tilattu: HinnoiteltavaBetoni,
  pohjan: HinnoiteltavaBetoni & { hinta_value: string },
  lisat: readonly Lisahinta[],
): BetoninHinta | null {
  const steps = (['lujuus', 'notkeus', 'kayttoIka'] as const).map((kohde) => {
    const name = `${kohde}Id` as const;
    return { kohde, ero: (tilattu[name] ?? 0) - (pohjan[name] ?? 0) };
  });
  const missing = missingClasses(tilattu.rasitusluokat, pohjan.rasitusluokat);
  const isOther = tilattu.laatuId !== pohjan.laatuId || tilattu.raeKokoId !== pohjan.raeKokoId;
  const saysOther = tilattu.betoniComment.trim() !== pohjan.betoniComment.trim();
  const ruledOut = (isOther ? RULED_OUT : 0) + (saysOther ? RULED_OUT : 0);
  const ero = tenths(ruledOut + steps.reduce((sum, step) => sum + step.ero, 0) + missing * MISSING);
  if (ero > MOST_ERO || ero < 0) return null;
  const differing = [...steps, { kohde: 'rasitus' as const, ero: missing }].filter((one) => one.ero !== 0);
  const erot = differing.map((one) => ({ ...one, lisa: surcharge(one, lisat) }));
  return { ero, hinta: summa([pohjan.hinta_value, ...erot.map(({ lisa }) => lisa)]), erot };
}

/** The candidates that do, the nearest first, equal ones as they come. */
export function betoninHinnat<Pohjan extends HinnoiteltavaBetoni & { hinta_value: string }>(
  tilattu: HinnoiteltavaBetoni,
  candidates: readonly { betoni: Pohjan; lisat: readonly Lisahinta[] }[],
): (BetoninHinta & { betoni: Pohjan })[] {
  return candidates
    .flatMap(({ betoni, lisat }) => {
      const found = betoninHinta(tilattu, betoni, lisat);
      return found ? [{ ...found, betoni }] : [];
    })
    .toSorted((one, other) => one.ero - other.ero);
}

const classesOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Without the noise of binary tenths. */
const tenths = (value: number): number => Math.round(value * 10) / 10;

function missingClasses(tilattu: string, pohjan: string): number {
  const known = new Set(classesOf(pohjan));
  return new Set(classesOf(tilattu).filter((one) => !known.has(one))).size;
}

/** A step up or down costs as many times its surcharge. */
const surcharge = ({ kohde, ero }: Pick<HinnanEro, 'kohde' | 'ero'>, lisat: readonly Lisahinta[]): string =>
  kertaa(summa(lisat.filter((lisa) => lisa.kohde === kohde).map(({ hinta }) => hinta)), ero);
