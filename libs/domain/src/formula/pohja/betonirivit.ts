import {
  betoninHinnat,
  type BetoninHinta,
  type HinnanEro,
  type HinnoiteltavaBetoni,
  type LisanKohde,
} from '../../concrete/betoni-hinta.js';
import { m3Text } from '../../concrete/m3-text.js';
import { numberText } from '../../measure/measure-text.js';
import { euroText, fourDecimals } from '../../money/money.js';
import type { AlvKausi } from '../../money/yrityksen-alv.js';
import type { BetoniFields, KeikkaFacts } from '../keikka/keikka-facts.js';
import { betoninRivi } from './betonin-rivi.js';
import { lisarivit, type LisanRivi, type PohjanLisa } from './lisarivit.js';
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
  lisat?: readonly PohjanLisa[];
}

/** A concrete line of an order with its row and those of its extras; without one, no template knows its price. */
export interface BetoninRivi<Pohja> {
  betoni: BetoniFields;
  made: { pohja: Pohja; betoniNro: number; rivi: PohjanRivi } | null;
  lisat: LisanRivi<Pohja>[];
}

/**
 * The rows that the concretes of an order make by the templates that fit it. A line is billed once, by the customer's own
 * templates before those for all, and among them by the nearest concrete [I-094] to [I-099]; a price that was agreed for the line
 * goes before theirs. Where no template has concretes to bill,
 * the rows of the templates bill what is poured, or somebody else does: then nothing is amiss.
 */
export function betonirivit<Pohja extends HinnoittelevaPohja>(
  pohjat: readonly Pohja[],
  facts: KeikkaFacts,
  alvKaudet: readonly AlvKausi[] = [],
): BetoninRivi<Pohja>[] {
  const billing = pohjat.filter(({ betoniLaskutetaan }) => betoniLaskutetaan);
  const [own, global] = [billing.filter(isOwn), billing.filter((pohja) => !isOwn(pohja))];
  const [ofOwn, ofGlobal] = [own.flatMap(candidatesOf), global.flatMap(candidatesOf)];
  const [first] = [...ofOwn, ...ofGlobal];
  if (!first) return [];
  const alv = toimituksenAlv(null, facts, alvKaudet);
  return (facts.keikka?.betonit ?? []).map((betoni) => {
    const ordered = orderedOf(betoni);
    const [best] = [...betoninHinnat(ordered, ofOwn), ...betoninHinnat(ordered, ofGlobal)];
    const agreed = betoni.hinta_value || null;
    if (!best && agreed === null) return { betoni, made: null, lisat: [] };
    const { pohja, betoniNro } = best?.betoni ?? first.betoni;
    const priced = agreed === null ? best && byPohja(best) : sovittu(agreed, best);
    if (!priced) return { betoni, made: null, lisat: [] };
    const toimitettu = toimitettuMaara(betoni);
    const nearest = [pohja, ...[...own, ...global].filter((other) => other !== pohja)];
    return {
      betoni,
      made: { pohja, betoniNro, rivi: riviOf(betoni, priced, alv) },
      lisat: lisarivit(nearest, facts, { betoni, toimitettu, alv }),
    };
  });
}

const isOwn = ({ asiakasId }: HinnoittelevaPohja): boolean => asiakasId !== null;

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

/** Euros a cubic metre, and how they came to be. */
interface RivinHinta {
  hinta: string;
  selvitys: PohjanRivi['selvitys']['hinta'];
}

function riviOf(betoni: BetoniFields, { hinta, selvitys }: RivinHinta, alv: string): PohjanRivi {
  return betoninRivi({
    riviSelite: betoninNimi(betoni),
    määrä: fourDecimals(toimitettuMaara(betoni)),
    yksikkö: 'm³',
    hinta: fourDecimals(hinta),
    alv,
    keikkaBetoniId: betoni.keikkaBetoniId ?? null,
    selvitys: { osa: 'betoni', ehto: null, maara: maaranSelvitys(betoni), hinta: selvitys },
  });
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

const vaihe = (nimi: string, arvo: string) => ({ osa: '', nimi, arvo });

function maaranSelvitys(betoni: BetoniFields): PohjanRivi['selvitys']['maara'] {
  const isDelivered = betoni.toimitettuM3 !== undefined && betoni.toimitettuM3 !== null;
  const nimi = isDelivered ? 'Toimitettu määrä' : 'Tilattu määrä';
  const vaiheet = [vaihe(nimi, m3Text(toimitettuMaara(betoni)))];
  return { kaava: '', lahde: 'tilaus', vaiheet, perustelu: '' };
}

type PohjanHinta = BetoninHinta & { betoni: PohjanBetoni };

/** A concrete has no formula: what is told are the template's price and the surcharges of what is ordered beyond it. */
function byPohja({ betoni: { hinta_value }, erot, hinta }: PohjanHinta): RivinHinta {
  const vaiheet = [
    vaihe('Laskupohjan betoni', euroText(hinta_value)),
    ...erot.map((ero) => vaihe(eroInWords(ero), euroText(ero.lisa))),
    vaihe('Hinta', euroText(hinta)),
  ];
  return { hinta, selvitys: { kaava: '', lahde: 'laskupohja', vaiheet, perustelu: '' } };
}

/** A price that was agreed for the line holds, whatever a template says; what it says is told beside. */
function sovittu(hinta: string, best: PohjanHinta | undefined): RivinHinta {
  const vaiheet = [
    ...(best ? [vaihe('Laskupohjan hinta', euroText(best.hinta))] : []),
    vaihe('Tilauksen betonille sovittu hinta', euroText(hinta)),
  ];
  return { hinta, selvitys: { kaava: '', lahde: 'tilaus', vaiheet, perustelu: '' } };
}
