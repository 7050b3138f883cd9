import type { Betoni, TilattuBetoni, ValuFields } from '@keikka/contracts';
import { hasWords, numericDate, searchText, searchWords } from '@keikka/domain';
import { valintaTexts as texts } from '../valinta-texts.js';
import type { PohjanBetoni } from './hinnat/pohjan-betoni.js';
import { pickedValues, tilattuName } from './tilattu.js';

/** A concrete that a line may take over: one that was ordered, or one of a template. */
export interface Valittava {
  /** Its id in its list. */
  id: number;
  name: string;
  /** What the line takes over. */
  values: Partial<ValuFields>;
  /** What a template's price is bound to: a line without a comment of its own takes it over, so that the price still fits. */
  betoniComment?: string;
  m3: number;
  /** There for who may see prices. */
  hinta_value?: string | null;
  /** 'tilaukselta 4698': where the price is from. */
  origin: string;
  /** What the standard is asked about. */
  advised: Pick<Betoni, 'laatu' | 'lujuusId' | 'rasitusluokat'>;
  /** Of one that was ordered: where. */
  tilaus?: Pick<TilattuBetoni, 'keikkaId' | 'day' | 'tyomaaNimi'>;
}

export const ofTilattu = (betoni: TilattuBetoni): Valittava => ({
  id: betoni.keikkaBetoniId,
  name: tilattuName(betoni),
  values: pickedValues(betoni),
  m3: betoni.m3,
  hinta_value: betoni.hinta_value,
  origin: texts.fromTilaus(betoni.keikkaId),
  advised: betoni,
  tilaus: betoni,
});

/** Its price is that of one cubic metre. What the template leaves open, as how fast it hardens, stays as the line has it. */
export const ofPohja = (betoni: PohjanBetoni): Valittava => {
  const { laatuId, raeKokoId, lujuusId, notkeusId, kayttoIkaId, rasitusluokat } = betoni;
  const choices = Object.entries({ laatuId, raeKokoId, lujuusId, notkeusId, kayttoIkaId });
  return {
    id: betoni.laskupohjaBetoniId,
    name: betoni.name,
    values: { ...Object.fromEntries(choices.filter(([, id]) => id !== null)), rasitusluokat },
    betoniComment: betoni.betoniComment,
    m3: 1,
    hinta_value: betoni.hinta_value,
    origin: texts.fromPohja(betoni.laskupohjaNimi),
    advised: betoni,
  };
};

/** Those whose order, site or concrete has each word of the search. */
export function foundIn(valittavat: readonly Valittava[], typed: string): Valittava[] {
  const words = searchWords(typed);
  return valittavat.filter(({ name, tilaus }) =>
    hasWords(
      tilaus
        ? searchText(String(tilaus.keikkaId), numericDate(tilaus.day), tilaus.tyomaaNimi, name)
        : searchText(name),
      words,
    ),
  );
}

/** What a line takes over of the one that is picked. What is said of the line already stays. */
export const takenValues = ({ values, betoniComment }: Valittava, line: Betoni): Partial<ValuFields> =>
  betoniComment && !line.betoniComment.trim() ? { ...values, betoniComment } : values;
