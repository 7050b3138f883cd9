import {
  betoninHinnat,
  type BetoninHinta,
  type HinnanEro,
  type HinnoiteltavaBetoni,
  type LisanKohde,
  type Lisahinta,
} from '../../concrete/betoni-hinta.js';
import { m3Text } from '../../concrete/m3-text.js';
import { numberText } from '../../measure/measure-text.js';
import { euroText, fourDecimals } from '../../money/money.js';
import type { AlvKausi } from '../../money/yrityksen-alv.js';
import type { BetoniFields, KeikkaFacts } from '../keikka/keikka-facts.js';
import type { ValittavaPohja } from './pohjan-ehdot.js';
import { toimituksenAlv, type PohjanRivi } from './rivi-pohjasta.js';

/** A concrete of a template with its price. */
export interface PohjanBetoni extends HinnoiteltavaBetoni {
  hinta_value: string;
}

/** What of a template prices the concretes of an order. */
export interface HinnoittelevaPohja extends Pick<ValittavaPohja, 'asiakasId'> {
  betoniLaskutetaan: boolean;
  laskupohjaBetonit?: readonly PohjanBetoni[];
  lisat?: readonly Lisahinta[];
}

/** A concrete line of an order with its row; without one, no template knows its price. */
export interface BetoninRivi<Pohja> {
  betoni: BetoniFields;
  made: { pohja: Pohja; betoniNro: number; rivi: PohjanRivi } | null;
}

/**
 * The rows that the concretes of an order make by the templates that fit it. A line is billed once, by the customer's own
 * templates before those for all, and among them by the nearest concrete [I-094] to [I-099]. Where no template has concretes to bill,
 * the rows of the templates bill what is poured, or somebody else does: then nothing is amiss.
 */
export function betonirivit<Pohja extends HinnoittelevaPohja>(
  pohjat: readonly Pohja[],
  facts: KeikkaFacts,
  alvKaudet: readonly AlvKausi[] = [],
): BetoninRivi<Pohja>[] {
  const pricing = pohjat.flatMap((pohja) => (pohja.betoniLaskutetaan ? candidatesOf(pohja) : []));
  if (pricing.length === 0) return [];
  const own = pricing.filter(({ betoni }) => betoni.pohja.asiakasId !== null);
  const global = pricing.filter(({ betoni }) => betoni.pohja.asiakasId === null);
  return (facts.keikka?.betonit ?? []).map((betoni) => {
    const ordered = orderedOf(betoni);
    const [best] = [...betoninHinnat(ordered, own), ...betoninHinnat(ordered, global)];
    if (!best) return { betoni, made: null };
    const { pohja, betoniNro } = best.betoni;
    const alv = toimituksenAlv(null, facts, alvKaudet);
    return { betoni, made: { pohja, betoniNro, rivi: riviOf(betoni, best, alv) } };
  });
}

/** What a concrete line is called on an invoice. */
export const betoninNimi = ({ betoniString }: BetoniFields): string => betoniString || 'Betoni';

/** What was delivered of a line; of one without a delivery, what was ordered. */
export const toimitettuMaara = ({ toimitettuM3, m3 }: BetoniFields): number =>
  Number(toimitettuM3 ?? m3 ?? 0);

const candidatesOf = <Pohja extends HinnoittelevaPohja>(pohja: Pohja) =>
  (pohja.laskupohjaBetonit ?? [])
    .map((betoni, index) => ({
      betoni: { ...betoni, pohja, betoniNro: index + 1 },
      lisat: pohja.lisat ?? [],
    }))
    // One that is only begun has no price yet.
    .filter(({ betoni }) => Boolean(betoni.hinta_value));

const orderedOf = (betoni: BetoniFields): HinnoiteltavaBetoni => ({
  laatuId: betoni.laatuId ?? null,
  raeKokoId: betoni.raeKokoId ?? null,
  lujuusId: betoni.lujuusId ?? null,
  notkeusId: betoni.notkeusId ?? null,
  kayttoIkaId: betoni.kayttoIkaId ?? null,
  rasitusluokat: betoni.rasitusluokat ?? '',
  betoniComment: betoni.betoniComment ?? '',
});

function riviOf(
  betoni: BetoniFields,
  priced: BetoninHinta & { betoni: PohjanBetoni },
  alv: string,
): PohjanRivi {
  return {
    aktiivinen: true,
    ehtoKaava: '',
    ehtoTäyttyy: true,
    riviSelite: betoninNimi(betoni),
    riviSeliteKaava: '',
    riviSelite2: '',
    riviSelite2Kaava: '',
    määrä: fourDecimals(toimitettuMaara(betoni)),
    määräKaava: '',
    yksikkö: 'm³',
    hinta: fourDecimals(priced.hinta),
    hintaKaava: '',
    tuoteId: null,
    tuoteIdKaava: '',
    alv,
    aleProsentti: '0',
    kustannusPaikka: '',
    virhe: '',
    keikkaLaskuPohjaRiviId: null,
    keikkaBetoniId: betoni.keikkaBetoniId ?? null,
    selvitys: selvitysOf(betoni, priced),
  };
}

const nimet: Record<LisanKohde, string> = {
  lujuus: 'Lujuus',
  notkeus: 'Notkeus',
  kayttoIka: 'Käyttöikä',
  rasitus: 'Puuttuvat rasitusluokat',
  lisä: 'Lisä',
};

const eroInWords = ({ kohde, ero }: HinnanEro): string => {
  const size = numberText(Math.abs(ero));
  if (kohde === 'rasitus') return `${nimet[kohde]}: ${size}`;
  return `${nimet[kohde]} ${ero < 0 ? '−' : '+'}${size}`;
};

/** A concrete has no formula: what is told are the template's price and the surcharges of what is ordered beyond it. */
function selvitysOf(
  betoni: BetoniFields,
  { betoni: { hinta_value }, erot, hinta }: BetoninHinta & { betoni: PohjanBetoni },
): PohjanRivi['selvitys'] {
  const isDelivered = betoni.toimitettuM3 !== undefined && betoni.toimitettuM3 !== null;
  const line = (nimi: string, arvo: string) => ({ osa: '', nimi, arvo });
  return {
    osa: 'betoni',
    ehto: null,
    maara: {
      kaava: '',
      lahde: 'tilaus',
      vaiheet: [line(isDelivered ? 'Toimitettu määrä' : 'Tilattu määrä', m3Text(toimitettuMaara(betoni)))],
      perustelu: '',
    },
    hinta: {
      kaava: '',
      lahde: 'laskupohja',
      vaiheet: [
        line('Laskupohjan betoni', euroText(hinta_value)),
        ...erot.map((ero) => line(eroInWords(ero), euroText(ero.lisa))),
        line('Hinta', euroText(hinta)),
      ],
      perustelu: '',
    },
  };
}
