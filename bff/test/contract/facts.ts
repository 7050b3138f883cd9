import {
  gridDayCalls,
  palkkiCalls,
  personCalls,
  laskuCalls,
  laskupohjaCalls,
  tuoteCalls,
  type GridKeikka,
  type GridPalkki,
  type GridVehicle,
  type Laskupohja,
  type MaskedKeikka,
} from '@keikka/contracts';
import { dayRange, helsinkiDay } from '@keikka/domain';
import type { Caller, HouseBff } from './house-bff.js';

/** What a board carries: an order, a masked one, or a palkki. */
export type Job = GridKeikka | MaskedKeikka | GridPalkki;

export const isReadable = (job: Job): job is GridKeikka => job.isKeikka && job.keikkaTilaId !== -100;
export type BoardVehicle = GridVehicle & { keikkaGroup: Job[] };

export const today = helsinkiDay(new Date());
const { end } = dayRange(today);
const dayParamsOf = (yyyymmdd: string) => {
  const { start, end } = dayRange(yyyymmdd);
  return { personId: 0, startISO: start.toISOString(), endISO: end.toISOString(), yyyymmdd };
};
export const dayParams = dayParamsOf(today);

/** What of the demo company the calls of the matrix are about: all of it belongs to company 1. */
export interface Facts {
  /** An order of today whose source company is the partner's. It is read only: a test that changes one has its own. */
  keikka: GridKeikka;
  palkki: GridPalkki;
  vehicleId: number;
  /** A driver who is there today, with the vehicle of the day. */
  kuski: { personId: number; vehicleId: number };
  /** A product that stands on an invoice. */
  tuoteId: number;
  keikkaLaskuId: number;
  laskupohjaId: number;
  laskupohjaRiviId: number;
}

const OWN_ASIAKAS_ID = 1;
export const PARTNER_ASIAKAS_ID = 11;
/** Company of the login `kilpailija`. */
export const COMPETITOR_ASIAKAS_ID = 3;

/** The company that a caller plans for. */
export const companyOf = (caller: Caller): number =>
  caller === 'kumppani'
    ? PARTNER_ASIAKAS_ID
    : caller === 'kilpailija'
      ? COMPETITOR_ASIAKAS_ID
      : OWN_ASIAKAS_ID;

export async function readBoard(bff: HouseBff, caller: Caller, yyyymmdd = today): Promise<BoardVehicle[]> {
  const { body } = await bff.ask(caller, gridDayCalls.get, dayParamsOf(yyyymmdd));
  return body.data.ajoneuvot as BoardVehicle[];
}

export async function readFacts(bff: HouseBff): Promise<Facts> {
  const board = await readBoard(bff, 'ajojarjestelija');
  const jobs = board.flatMap(({ keikkaGroup }) => keikkaGroup);
  const keikka = jobs.find(
    (job): job is GridKeikka =>
      isReadable(job) &&
      job.ownerAsiakasId === 1 &&
      job.sourceAsiakasId === PARTNER_ASIAKAS_ID &&
      job.asiakasId !== 101,
  );
  const made = await bff.ask('ajojarjestelija', palkkiCalls.save, newPalkki(board[0]?.vehicleId ?? 0));
  const drivers = await bff.ask('ajojarjestelija', personCalls.listKuskit, {
    ownerAsiakasId: 0,
    yyyymmdd: today,
  });
  const kuski = (drivers.body.data as { personId: number; vehicleId: number | null; pois: boolean }[]).find(
    (driver): driver is { personId: number; vehicleId: number; pois: boolean } =>
      !driver.pois && driver.vehicleId !== null,
  );
  const tuotteet = await bff.ask('laskutus', tuoteCalls.list, { asiakasId: 0 });
  const tuoteId = (tuotteet.body.data as { tuoteId: number }[])[0]?.tuoteId;
  const laskut = await bff.ask('laskutus', laskuCalls.listByAsiakas, { asiakasId: 0 });
  const keikkaLaskuId = (laskut.body.data as { keikkaLaskuId: number }[])[0]?.keikkaLaskuId;
  const pohjat = await bff.ask('laskutus', laskupohjaCalls.list, {});
  const laskupohjaId = (pohjat.body.data as { laskupohjaId: number }[])[0]?.laskupohjaId ?? 0;
  const pohja = await bff.ask('laskutus', laskupohjaCalls.get, { laskupohjaId });
  const laskupohjaRiviId = (pohja.body.data as Laskupohja).rivit[0]?.laskupohjaRiviId;
  if (!keikka || !kuski || !tuoteId || !keikkaLaskuId || !laskupohjaRiviId)
    throw new Error('The demo company lacks what the contract suite is about');
  return {
    keikka,
    palkki: made.body.data.savedPalkki as GridPalkki,
    vehicleId: keikka.vehicleId,
    kuski,
    tuoteId,
    keikkaLaskuId,
    laskupohjaId,
    laskupohjaRiviId,
  };
}

export const newPalkki = (vehicleId: number, ownerAsiakasId = OWN_ASIAKAS_ID) => ({
  vehicleId,
  ownerAsiakasId,
  timeStart: new Date(end.getTime() - 30 * 60_000).toISOString(),
  timeEnd: end.toISOString(),
  keikkaComment: 'Sopimustesti',
});
