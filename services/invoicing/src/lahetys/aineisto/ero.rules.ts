import type { LahetysEro } from '@keikka/contracts';
import { euroText, numericDate, viiteText } from '@keikka/domain';
import { isoOf, type Aineisto } from './aineisto.rules.js';

/** What is compared of an invoice in a system. */
export interface Siella {
  ulkoinenId: string;
  tunniste: string;
  laskuNo: string;
  asiakas: string;
  /** yyyy-mm-dd. */
  paiva: string;
  viitenumero: string;
  /** Undefined where the system does not say. */
  riveja: number | undefined;
  netto: string;
  alvSumma: string;
  yhteensa: string;
}

/** By which our invoices are known: the order, and the invoice of it. */
export const TUNNISTE = /^Keikka (\d+)-\d+$/;

const NONE = '–';

/** The facts of an invoice beside those of the one in its place. */
export function erotOf(aineisto: Aineisto, siella: Siella): LahetysEro[] {
  const [, keikkaId = NONE] = TUNNISTE.exec(siella.tunniste) ?? [];
  const day = (iso: string): string => numericDate(iso.replaceAll('-', ''));
  const kohdat: [string, string, string][] = [
    ['Laskunumero', aineisto.laskuNo, siella.laskuNo],
    ['Tilausnumero', String(aineisto.keikkaId), keikkaId],
    ['Asiakas', aineisto.maksaja.nimi, siella.asiakas],
    ['Laskupäivä', day(isoOf(aineisto.paiva)), day(siella.paiva)],
    ['Viitenumero', viiteText(aineisto.viitenumero), viiteText(siella.viitenumero) || NONE],
    ...(siella.riveja === undefined ? [] : [riveja(aineisto.rivit.length, siella.riveja)]),
    ['Netto', euroText(aineisto.netto), euroText(siella.netto)],
    ['ALV', euroText(aineisto.alvSumma), euroText(siella.alvSumma)],
    ['Yhteensä', euroText(aineisto.yhteensa), euroText(siella.yhteensa)],
  ];
  return kohdat.map(([kohta, meilla, theirs]) => ({
    kohta,
    meilla,
    siella: theirs,
    onSama: meilla === theirs,
  }));
}

const riveja = (meilla: number, siella: number): [string, string, string] => [
  'Rivejä',
  String(meilla),
  String(siella),
];
