/** What templates make of an order. An entry of its own: formulas themselves need no decimal arithmetic. */
export {
  betonirivit,
  betoninNimi,
  toimitettuMaara,
  type BetoninRivi,
  type HinnoittelevaPohja,
  type PohjanBetoni,
} from './betonirivit.js';
export { laskuPohjista, type LaskuttavaPohja, type UusiLasku } from './lasku-pohjista.js';
export {
  conditionOf,
  pohjanTeksti,
  riviPohjasta,
  type LaskupohjanRivi,
  type PohjanRivi,
  type PohjanTuote,
} from './rivi-pohjasta.js';
export {
  ehdonEste,
  pohjanEhtoNimet,
  pohjienEsteet,
  type Laskutettava,
  type PohjanEhtoNimi,
  type PohjanEsteet,
  type ValittavaPohja,
} from './pohjan-ehdot.js';
export { sopivatPohjat } from './sopivat-pohjat.js';
export type { KaavanSelvitys, RivinSelvitys } from './selvitys.js';
export { rivinArvot, rivinKaavat, type RivinArvot, type RivinKaava } from './rivin-kaavat.js';
export { tilausNyt, type TilauksenMuutos } from './tilaus-nyt.js';
export type { RivinKohta } from './rivin-kohta.js';
export { koeajo, rivinLahde, type KoeajonRivi, type KoeajonTulos } from './koeajo.js';
