import type { KuskiDaySum, VehicleData } from '../../staff/types.js';
import type { AsiakasData } from '../../staff/asiakas/types.js';
import type { PersonData } from '../../staff/person/types.js';
import type { Betoni } from '../betoni/types.js';
import type { KeikkaTila } from '../tila/types.js';
import type { TyomaaData } from '../tyomaa/types.js';
import type { KeikkaFields } from './fields.js';
import type { TarkistusKohde } from '../tarkistus/tarkistus.js';

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

/** The drivers of an order after one was added or removed, and its version. */
export interface KeikkaKuskit {
  keikkaId: number;
  kuskit: KeikkaKuskiOfDay[];
  varmenne: number;
}

/** A palkki of an order: one that belongs to it (O-093), or stands beside it on its vehicle (O-062), or both. */
export interface KeikkaPalkki {
  palkkiId: number;
  grid_palkkiTypeId: number;
  grid_palkkiType: string;
  grid_palkkiTypeDescription: string;
  keikkaComment: string;
  timeStart: string;
  timeEnd: string;
  /** It stands beside the order as the text view lists it (O-062); one that only belongs to it may be anywhere. */
  overlaps: boolean;
}

/**
 * One order whole (O-069 … O-080), as `GET /api/keikka/get` answers it in `keikkaData`. Times are ISO instants, durations
 * minutes, distances metres.
 */
export interface KeikkaData extends Omit<KeikkaFields, 'pumppuAika' | 'betonit'> {
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
  asiakasNimi: string;
  timeStart: string;
  timeEnd: string;
  /** Empty while the order has no time. */
  pumppuAika: string;
  betoniAsiakasNimi: string;
  betoniSijaintiNimi: string;
  m3: number;
  keikkaReminders: { keikkaReminderRuleId: number; keikkaReminderText: string; iconName: string }[];
  varmenne: number;
  /** What is still to be looked at in a copied order; empty in any other. */
  tarkistettavat: TarkistusKohde[];
  /** The order that it was copied from. */
  copiedFromId: number | null;
  ytunnus: string;
  foreignKey: string;
  locked: string;
  isLocked: boolean;
  pumppuKestoH: number;
  pumppuEnd: string | null;
  betoniAsiakasEmail: string;
  betoniAsiakasPhone: string;
  pumppuAsiakasNimi: string;
  betoniSijaintiLyh: string;
  betoniSijaintiLat: number | null;
  betoniSijaintiLng: number | null;
  betoniSijaintiOsoite1: string;
  betoniSijaintiOsoite2: string;
  tyomaaOsoite: string;
  postinumero: string;
  kaupunki: string;
  personFirstName: string;
  personLastName: string;
  personPhone: string;
  personEmail: string;
  isStepLogAccepted: boolean;
  isLaskutusSet: boolean;
  isToimitusSet: boolean;
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
  read: boolean;
  /** Save its form. */
  edit: boolean;
  /** Move it in time and between vehicles, and set its status (O-011). */
  plan: boolean;
  /** See its selling prices (O-052). */
  prices: boolean;
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
  /** The persons whom the order names: its contacts and who ordered. */
  yhteyshenkilot: PersonData[];
  access: KeikkaAccess;
  /** The orders of the vehicle on the order's day, this one among them, in the order of their start. */
  vehicleKeikkaIds: number[];
  /** The way from the factory is an estimate (R-01a). */
  isMatkaArvio: boolean;
  /**
   * Palkit of the order and beside it. The BFF adds them from the grid service; null when they could not be read.
   */
  palkit: KeikkaPalkki[] | null;
}

/** What who writes a draft and does not plan it may choose (O-139). */
export interface LuonnosValinnat {
  /** Sites of the customer, those of a site's writer that site alone, by name. */
  tyomaat: { tyomaaId: number; tyomaaNimi: string; tyomaaOsoite: string }[];
  /** The customer's own people, for who is one of them. */
  henkilot: PersonData[];
}
