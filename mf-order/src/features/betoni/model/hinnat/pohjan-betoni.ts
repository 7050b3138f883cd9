import { laskupohjaBetoniFields, type Laskupohja, type LaskupohjaBetoni } from '@keikka/contracts';
import { inWords, type NameOf } from '@keikka/contracts/fields';
import { texts } from '../../texts.js';

/** A concrete of a template with its price. */
export interface PohjanBetoni extends LaskupohjaBetoni {
  laskupohjaNimi: string;
  /** 'Rakennebetoni C30/37 #16 S3 XC3, XC4 50 v', and what is said of it. */
  name: string;
  laatu: string;
}

type Pohja = Pick<Laskupohja, 'laskupohjaNimi' | 'laskupohjaBetonit'>;

/** The concretes of a template as it has them, each by its name. */
export const pohjanBetonit = ({ laskupohjaNimi, laskupohjaBetonit }: Pohja, nameOf: NameOf): PohjanBetoni[] =>
  laskupohjaBetonit.map((betoni) => {
    const named = (field: 'laatuId' | 'lujuusId' | 'raeKokoId' | 'notkeusId' | 'kayttoIkaId'): string =>
      betoni[field] ? inWords(laskupohjaBetoniFields[field], betoni[field], nameOf) : '';
    const laatu = named('laatuId');
    const parts = [laatu, named('lujuusId'), named('raeKokoId'), named('notkeusId'), classes(betoni)];
    const name =
      [...parts, named('kayttoIkaId'), betoni.betoniComment].filter(Boolean).join(' ') || texts.noName;
    return { ...betoni, laskupohjaNimi, laatu, name };
  });

const classes = ({ rasitusluokat }: LaskupohjaBetoni): string =>
  rasitusluokat
    .split(',')
    .map((luokka) => luokka.trim())
    .filter(Boolean)
    .join(', ');
