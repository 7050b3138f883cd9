import { keikkaData, vehicleData } from '@keikka/builders';
import type { PohjanTuote } from '@keikka/domain/laskupohja';
import {
  puuteOf,
  type Hinnasto,
  type LaskunRivi,
  type Tarkastettava,
} from '../src/laskuttamatta/laskuttamatta.rules.js';

const [CUSTOMER, SOURCE] = [101, 13];

/** A concrete line with its ordered and delivered amounts. */
export const line = (m3: number, toimitettuM3Of: number | null = null) => ({
  ...keikkaData().betonit[0],
  m3,
  toimitettuM3: toimitettuM3Of,
});
export const keikka = (...betonit: ReturnType<typeof line>[]) =>
  keikkaData({
    keikkaId: 4711,
    sourceAsiakasId: SOURCE,
    asiakasId: CUSTOMER,
    pumppuAika: '2026-11-20T08:00:00.000Z',
    m3: betonit.reduce((sum, { m3 }) => sum + m3, 0),
    betonit: betonit as never,
  });

const pohjaRivi = (changes = {}) => ({
  laskupohjaRiviId: 7,
  otsikko: 'Pumppaus',
  laskuRiviTxtEval: '',
  evalCriteria: '',
  tuoteId: null,
  tuoteIdEval: '',
  maaraEval: '{m3}',
  hintaEval: '10',
  yksikko: 'm³',
  alv: null,
  alennusProsentti: '0',
  luoLaskuRivi: true,
  maaraSelite: '',
  hintaSelite: '',
  ...changes,
});
/** An active template of one row. */
export const pohja = (changes: Partial<Hinnasto['pohjat'][number]> = {}): Hinnasto['pohjat'][number] => ({
  laskupohjaId: 1,
  laskupohjaNimi: 'Perus 36 m',
  laskupohjaTilaId: 3,
  startDate: null,
  endDate: null,
  evalCriteria: '',
  asiakasId: null,
  sourceAsiakasId: null,
  maksuEhtoPv: 21,
  viitteemme: '',
  viitteenne: '',
  textBefore: '',
  textAfter: '',
  sellerName: '',
  betoniLaskutetaan: true,
  rivit: [pohjaRivi()],
  ...changes,
});
const tuote: PohjanTuote = {
  nimike: 'Pesu',
  lisäNimike: '',
  yksikkö: 'kpl',
  hinta: '60',
  alv: '25.5',
  määräKaava: '',
  kustannusPaikkaEval: '',
};
const tuotteet = new Map([[5, tuote]]);

/** A row of an invoice that bills 45.5 m³ at 10 €. */
export const rivi = (changes: Partial<LaskunRivi> = {}): LaskunRivi => ({
  keikkaLaskuRiviId: 1,
  varmenne: 1,
  aktiivinen: true,
  ehtoTäyttyy: true,
  riviSelite: 'Pumppaus',
  määrä: '45.5',
  määräKaava: '{m3}',
  yksikkö: 'm³',
  hinta: '10',
  aleProsentti: '0',
  alv: '25.5',
  virhe: '',
  tuoteId: null,
  keikkaLaskuPohjaRiviId: 7,
  keikkaBetoniId: null,
  keikkaBetoniAttrId: null,
  ...changes,
});
/** A row of a concrete line. */
export const betoni = (keikkaBetoniId: number, määrä: string): Partial<LaskunRivi> => ({
  keikkaBetoniId,
  määrä,
  määräKaava: '',
  keikkaLaskuPohjaRiviId: null,
});
export const lasku = (keikkaLaskuStatusTypeId: number, rivit: LaskunRivi[], keikkaLaskuId = 1) => ({
  keikkaLaskuId,
  maksajaAsiakasId: SOURCE,
  keikkaLaskuStatusTypeId,
  laskuNo: keikkaLaskuStatusTypeId === 15 ? '20472' : '',
  rivit,
});

/** What is amiss with an order of 45.5 m³ that nobody has billed, or that is like this. */
export const puute = (changes: Partial<Tarkastettava> = {}, pohjat = [pohja()]) =>
  puuteOf(
    { keikka: keikka(line(45.5)), ajoneuvo: vehicleData(), maksajaAsiakasId: SOURCE, laskut: [], ...changes },
    { pohjat, tuotteet },
  );
/** What is amiss with it when it has these invoices. */
export const told = (laskut: Tarkastettava['laskut'], order = keikka(line(45.5))) =>
  puute({ laskut, keikka: order });
export const words = (text: string) => text.replaceAll('\u00a0', ' ');
