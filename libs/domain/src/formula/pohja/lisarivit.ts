import type { Lisahinta } from '../../concrete/betoni-hinta.js';
import { m3Text } from '../../concrete/m3-text.js';
import { numberText } from '../../measure/measure-text.js';
import { euroText, fourDecimals } from '../../money/money.js';
import type { BetoniAttrFields, BetoniFields, KeikkaFacts } from '../keikka/keikka-facts.js';
import { betoninRivi } from './betonin-rivi.js';
import { Faults } from './faults.js';
import type { PohjanRivi } from './rivi-pohjasta.js';
import { kaavanSelvitys } from './selvitys.js';

/** A surcharge of a template; an extra has its name, and its quantity where that is not the line's amount (I-038). */
export interface PohjanLisa extends Lisahinta {
  attrId?: number | null;
  attrNimike?: string;
  määrä?: string | null;
  määräKaava?: string;
  keikkaBetoniAttrComment?: string;
}

/** An extra of a concrete line with its row; without one, no template knows its price. */
export interface LisanRivi<Pohja> {
  lisa: BetoniAttrFields;
  made: { pohja: Pohja; lisaNro: number; rivi: PohjanRivi } | null;
}

/**
 * The rows of the extras of a concrete line, each by the first template that has its price: by its kind, or by its name where
 * the template names no kind. A price with a comment is for that comment alone, and goes before one without.
 */
export function lisarivit<Pohja extends { lisat?: readonly PohjanLisa[] }>(
  pohjat: readonly Pohja[],
  facts: KeikkaFacts,
  { betoni, toimitettu, alv }: { betoni: BetoniFields; toimitettu: number; alv: string },
): LisanRivi<Pohja>[] {
  const priced = pohjat.flatMap((pohja) =>
    (pohja.lisat ?? []).map((hinta, index) => ({ pohja, hinta, lisaNro: index + 1 })),
  );
  return (betoni.attrs ?? []).map((lisa) => {
    const fitting = priced.filter(({ hinta }) => isFor(hinta, lisa));
    const found = fitting.find(({ hinta }) => plain(hinta.keikkaBetoniAttrComment) !== '') ?? fitting[0];
    if (!found) return { lisa, made: null };
    const { pohja, hinta, lisaNro } = found;
    const määrä = maaraOf(hinta, { ...facts, betoni: { ...betoni, m3: toimitettu } }, toimitettu);
    return { lisa, made: { pohja, lisaNro, rivi: riviOf({ lisa, betoni, hinta, määrä, alv }) } };
  });
}

const plain = (text = ''): string => text.trim().toLocaleLowerCase('fi');

function isFor(
  hinta: PohjanLisa,
  { attrId, attrNimike, keikkaBetoniAttrComment }: BetoniAttrFields,
): boolean {
  if (hinta.kohde !== 'lisä') return false;
  const isKind = hinta.attrId ? hinta.attrId === attrId : plain(hinta.attrNimike) === plain(attrNimike);
  const comment = plain(hinta.keikkaBetoniAttrComment);
  return isKind && (comment === '' || comment === plain(keikkaBetoniAttrComment));
}

interface Maara {
  arvo: string;
  yksikkö: string;
  virhe: string;
  selvitys: PohjanRivi['selvitys']['maara'];
}

/** The quantity by the formula, in which `m3` is the line's amount [I-089], or as it is given, or that amount. */
function maaraOf(
  { määrä, määräKaava: kaava = '' }: PohjanLisa,
  facts: KeikkaFacts,
  toimitettu: number,
): Maara {
  if (kaava.trim() !== '') {
    const faults = new Faults();
    const arvo = fourDecimals(faults.numberOf('Määrä', kaava, facts));
    const selvitys = kaavanSelvitys({ kaava, kind: 'number', lahde: 'laskupohja' }, facts);
    return { arvo, yksikkö: '', virhe: faults.text, selvitys };
  }
  const isGiven = määrä !== null && määrä !== undefined && määrä !== '';
  const arvo = fourDecimals(isGiven ? määrä : toimitettu);
  const told = isGiven
    ? { osa: '', nimi: 'Laskupohjan määrä', arvo: numberText(Number(määrä)) }
    : { osa: '', nimi: 'Betonin määrä', arvo: m3Text(toimitettu) };
  const lahde = isGiven ? ('laskupohja' as const) : ('tilaus' as const);
  const selvitys = { kaava: '', lahde, vaiheet: [told], perustelu: '' };
  return { arvo, yksikkö: isGiven ? 'kpl' : 'm³', virhe: '', selvitys };
}

interface Priced {
  lisa: BetoniAttrFields;
  betoni: BetoniFields;
  hinta: PohjanLisa;
  määrä: Maara;
  alv: string;
}

const riviOf = ({ lisa, betoni, hinta: { hinta }, määrä, alv }: Priced): PohjanRivi =>
  betoninRivi({
    riviSelite: lisa.attrNimike,
    riviSelite2: lisa.keikkaBetoniAttrComment,
    määrä: määrä.arvo,
    yksikkö: määrä.yksikkö,
    hinta: fourDecimals(hinta),
    alv,
    virhe: määrä.virhe,
    keikkaBetoniId: betoni.keikkaBetoniId ?? null,
    keikkaBetoniAttrId: lisa.keikkaBetoniAttrId,
    selvitys: {
      osa: 'lisä',
      ehto: null,
      maara: määrä.selvitys,
      hinta: {
        kaava: '',
        lahde: 'laskupohja',
        vaiheet: [{ osa: '', nimi: 'Laskupohjan lisä', arvo: euroText(hinta) }],
        perustelu: '',
      },
    },
  });
