export * from './actor.js';
export * from './all-calls.js';
export * from './call.js';
export * from './calls.js';
export * from './demo.js';
export { errors, Failure, failureBody, type ErrorCode } from './errors.js';
/** By themselves for the first screen, which carries the texts of no other area. */
export { frameErrors, type FrameErrorCode } from './errors/frame.js';
export { boardErrors } from './errors/board.js';
export * from './events.js';
export * from './headers.js';
export * from './live.js';
export * from './message.js';
export * from './record/merge-versions.js';
export * from './record/readable-change.js';
export * from './record/save-of.js';
export {
  changesBetween,
  isLines,
  leftBehind,
  withoutBlanksOfPicks,
  pickedTogether,
  sameValue,
  valueAt,
  withValueAt,
  type LinesField,
  type Row,
} from './record/row.js';
export * from './session.js';
export { OLDEST_SPAN_MS, SPANS_AT_ONCE } from './trace/calls.js';
export * from './staff/asiakas/fields.js';
export * from './staff/asiakas/link-settings.js';
export * from './staff/asiakas/types.js';
export * from './staff/messages.js';
export * from './staff/person/fields.js';
export * from './staff/person/types.js';
export * from './staff/types.js';
export * from './order/sijainti/fields.js';
export * from './order/sijainti/types.js';
export * from './order/betoni/fields.js';
export * from './order/betoni/types.js';
export type { Geokoodi } from './order/geokoodaus/types.js';
export * from './order/keikka/grid-keikka.js';
export * from './order/keikka/fields.js';
export * from './order/keikka/luonnos-fields.js';
export * from './order/keikka/source-defaults.js';
export type * from './order/keikka/found-keikka.js';
export * from './order/keikka/laskutettava.js';
export * from './order/tarkistus/tarkistus.js';
export * from './order/keikka/touched-kohteet.js';
export * from './order/keikka/keikka-muutos.js';
export type { PreviousKeikka } from './order/keikka/previous-keikka.js';
export type { RecordedChange } from './record/recorded-change.js';
export * from './order/keikka/types.js';
export type { BetoniToimittajaOnKeikka } from './order/matka/calls.js';
export type { Matka } from './order/matka/types.js';
export * from './order/messages.js';
export * from './order/step-log/types.js';
export * from './order/tila/types.js';
export * from './order/oikeudet/fields.js';
export * from './order/oikeudet/types.js';
export * from './order/tyomaa/fields.js';
export * from './order/tyomaa/listed.js';
export * from './order/tyomaa/henkilot.js';
export * from './order/tyomaa/pari.js';
export * from './order/tyomaa/types.js';
export * from './order/tyomaa/yhdistys.js';
export * from './grid/messages.js';
export * from './grid/palkki/types.js';
export * from './invoicing/messages.js';
export * from './invoicing/hinnat/types.js';
export * from './invoicing/hyvitys/types.js';
export * from './invoicing/lasku/fields.js';
export type { LaskuSave } from './invoicing/lasku/calls.js';
export type { LaskuRiviSave } from './invoicing/lasku/rivi-calls.js';
export * from './invoicing/lasku/lahetys-tila.js';
export * from './invoicing/lasku/types.js';
export {
  tunnusNimet,
  type Integraatio,
  type IntegraatioSave,
  type TunnusNimi,
} from './invoicing/lahetys/integraatio-calls.js';
export * from './invoicing/lahetys/messages.js';
export * from './invoicing/lahetys/types.js';
export * from './invoicing/laskuajo/types.js';
export * from './invoicing/laskupohja/fields.js';
export type { LaskupohjaSave } from './invoicing/laskupohja/calls.js';
export * from './invoicing/laskupohja/types.js';
export * from './invoicing/laskuttamatta/types.js';
export * from './invoicing/osapuoli/fields.js';
export type { OsapuoliSave } from './invoicing/osapuoli/calls.js';
export * from './invoicing/tuloste/messages.js';
export * from './invoicing/tuote/types.js';
export type * from './embed/types.js';
export * from './grid/day/types.js';
export * from './grid/palkki/fields.js';
export * from './invoicing/tuote/fields.js';
