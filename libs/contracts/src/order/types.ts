import type { KuskiDaySum, VehicleData } from '../staff/types.js';
import type { KeikkaFields } from './keikka/fields.js';

/** An order status (O-082). `isSelectable` is 1 or 0 as printed. */
export interface KeikkaTila {
  keikkaTilaId: number;
  keikkaTilaSelite: string;
  keikkaTilaSelite2: string;
  keikkaTilaCategory: string;
  iconName: string;
  iconColor: 'primary' | 'secondary' | 'success' | 'warning' | 'error' | 'info' | 'inherit';
  isSelectable: 0 | 1;
  orderNumber: number;
}

/** One message of an order's step log (G-119). */
export interface StepLogMessage {
  stepLogId: number;
  keikkaId: number;
  stepLogTypeId: number;
  message: string;
  entryTime: string;
  entryByPersonId: number | null;
  confirmDate: string | null;
  isConfirmed: boolean;
  requireConfirm: boolean;
  data: unknown;
}

export interface Betoni {
  keikkaBetoniId: number;
  keikkaId: number;
  orderNo: number;
  m3: number;
  toimitettuM3: number | null;
  laatuId: number | null;
  laatu: string;
  raeKokoId: number | null;
  raeKoko: string;
  lujuusId: number | null;
  lujuus: string;
  notkeusId: number | null;
  notkeus: string;
  kayttoIkaId: number | null;
  kayttoIka: string;
  rasitusluokat: string;
  isNopea: 0 | 1;
  betoniComment: string;
  betoniString: string;
  betoniVahvistettu: boolean | null;
  tehdasLähtöAika: string | null;
  /** Selling price as a decimal, and its notes. Only the owner's invoicing admins get them (O-052). */
  hinta_value?: string | null;
  hinta_muistiinpanot?: string;
}

/** A driver as an order carries it (O-078). */
export interface KeikkaKuski {
  personId: number;
  personFirstName: string;
  personLastName: string;
  personPhone: string;
  isExplicitAssignment: boolean;
}

/** A driver of an order with the sums of the order's day, over the orders that the reader's company has a part in (O-078). */
export interface KeikkaKuskiOfDay extends KeikkaKuski, KuskiDaySum {
  personEmail: string;
}

export interface TyomaaData {
  tyomaaId: number;
  tyomaaNimi: string;
  tyomaaNum: string;
  tyomaaOsoite1: string;
  tyomaaOsoite2: string;
  tyomaaOsoite3: string;
  tyomaaOsoite4: string;
  tyomaaAjoOhje: string;
  tyomaaMemo: string;
  laskuViite: string;
  tyomaaLat: number | null;
  tyomaaLng: number | null;
  tyomaaContactPersonId: number | null;
  yhteyshenkiloNimi: string;
  yhteyshenkiloPuhelin: string;
  yhteyshenkiloEmail: string;
}

export interface AsiakasData {
  asiakasId: number;
  asiakasNimi: string;
  ytunnus: string;
  colorCode: string;
}

/** A palkki that overlaps an order, as the text view lists it (O-062). */
export interface OverlappingPalkki {
  palkkiId: number;
  grid_palkkiTypeId: number;
  grid_palkkiType: string;
  keikkaComment: string;
  timeStart: string;
  timeEnd: string;
}

/**
 * One order whole (O-069 … O-080), as `GET /api/keikka/get` answers it in `keikkaData`. Times are ISO instants, durations
 * minutes, distances metres.
 */
export interface KeikkaData extends Omit<KeikkaFields, 'pumppuAika'> {
  isKeikka: true;
  isPalkki: false;
  isTemp: boolean;
  keikkaId: number;
  keikkaTilaId: number;
  keikkaTilaCategory: string;
  keikkaTilaSelite: string;
  vehicleRowNum: number | null;
  ownerAsiakasId: number;
  sourceAsiakasId: number;
  sourceAsiakasNimi: string;
  sourceAsiakasColorCode: string;
  asiakasId: number | null;
  asiakasNimi: string;
  timeStart: string;
  timeEnd: string;
  /** Empty while the order has no time. */
  pumppuAika: string;
  pumppuAsiakasId: number | null;
  pumppuMatkaM: number | null;
  pumppuMatkaAika: number | null;
  betoniAsiakasId: number | null;
  betoniAsiakasNimi: string;
  betoniSijaintiNimi: string;
  betoniMatkaM: number | null;
  betoniMatkaAika: number | null;
  tyomaaId: number | null;
  tyomaaNimi: string;
  tyomaaOsoite1: string;
  tyomaaOsoite2: string;
  tyomaaOsoite3: string;
  tyomaaOsoite4: string;
  yhteyshenkiloNimi: string;
  yhteyshenkiloPuhelin: string;
  keikkaOtsikko: string;
  keikkaComment: string;
  keikkaAjoOhje: string;
  m3: number;
  keikkaReminders: { keikkaReminderRuleId: number; keikkaReminderText: string; iconName: string }[];
  varmenne: number;
  ytunnus: string;
  foreignKey: string;
  locked: string;
  isLocked: boolean;
  pumppuKestoH: number;
  pumppuEnd: string | null;
  lattiaAsiakasId: number | null;
  pumppuSijaintiId: number | null;
  lattiaSijaintiId: number | null;
  lattiaMatkaM: number | null;
  lattiaMatkaAika: number | null;
  betoniAsiakasEmail: string;
  betoniAsiakasPhone: string;
  betoniSijaintiId: number | null;
  betoniSijaintiLyh: string;
  betoniSijaintiLat: number | null;
  betoniSijaintiLng: number | null;
  betoniSijaintiOsoite1: string;
  betoniSijaintiOsoite2: string;
  tyomaaNum: string;
  tyomaaOsoite: string;
  tyomaaMemo: string;
  tyomaaLat: number | null;
  tyomaaLng: number | null;
  tyomaaContactPersonId: number | null;
  postinumero: string;
  kaupunki: string;
  keikkaContactPersonId: number | null;
  asiakasContactPersonId: number | null;
  personId: number | null;
  personFirstName: string;
  personLastName: string;
  personPhone: string;
  personEmail: string;
  personMemo: string;
  yhteyshenkiloEmail: string;
  isStepLogAccepted: boolean;
  isLaskutusSet: boolean;
  isToimitusSet: boolean;
  isBetoniSuoraLaskutus: boolean;
  isPumppuSuoraLaskutus: boolean;
  hasBetoni: boolean;
  hasPumppu: boolean;
  hasLattia: boolean;
  hasToimitus: boolean;
  toimitusToimitettu: boolean;
  betonitiedotLahetetty: boolean;
  tilausvahvistusLahetetty: boolean;
  laskupohjaId: number | null;
  laskut: { keikkaLaskuId: number; statusName: string }[];
  updatedTime: string;
  betonit: Betoni[];
  kuskit: KeikkaKuskiOfDay[];
  /** The first line's price, for readers who may see prices (C-103). */
  hinta_value?: string | null;
}

/** What the viewer may do with the order (O-241). The service decides it and the editor applies it. */
export interface KeikkaAccess {
  edit: boolean;
  read: boolean;
}

/** The answer of `GET /api/keikka/get/{keikkaId}/{ownerAsiakasId}` (O-243). */
export interface KeikkaGetAnswer {
  keikkaData: KeikkaData;
  tyomaaData: TyomaaData | null;
  keikkaTyomaaData: TyomaaData | null;
  asiakasData: AsiakasData | null;
  keikkaAsiakasData: AsiakasData | null;
  vehicleData: VehicleData | null;
  tilaData: KeikkaTila;
  access: KeikkaAccess;
  /**
   * Palkit beside the order on the same vehicle (O-062). The BFF adds them from the grid service; null when they could
   * not be read.
   */
  palkit: OverlappingPalkki[] | null;
}
