import {
  maskKeikka,
  type GridKeikka,
  type KeikkaData,
  type MaskedKeikka,
  type OrderDemoKeikka,
} from '@keikka/contracts';
import { demoBetoni, gridBetoni } from './betoni.js';
import { tilaNames } from './keikka-tila.js';
import { barTimes } from './times.js';

/** What every form of the usual order says: a pump job on a company's own vehicle. */
const usual = {
  keikkaId: 4711,
  ownerAsiakasId: 1,
  sourceAsiakasId: 11,
  asiakasId: 100,
  betoniAsiakasId: 11,
  betoniMatkaM: 18_400,
  betoniMatkaAika: 25,
  pumppuAsiakasId: 1,
  tyomaaId: 5,
  vehicleId: 12,
  vehicleTypeId: 3,
  pumppuPuomi: 36,
  optimalPumppuPuomi: 36,
  pumppuLinja: 12,
  keikkaOtsikko: '',
  keikkaComment: '',
  keikkaAjoOhje: 'Ajo tontille Laurinkadun puolelta.',
};

const CONCRETE_SUPPLIER = 'Lohjan Valmisbetoni Oy';

/** What the grid row and the loaded order have in common. */
export type SharedOfKeikka = Omit<GridKeikka, 'betonit' | 'kuskit'>;

type SharedChanges = Partial<Pick<KeikkaData, 'timeStart' | 'timeEnd' | 'keikkaTilaId'>>;

/** The usual order at these times and in this status. */
export const sharedOfKeikka = (changes: SharedChanges): SharedOfKeikka => ({
  ...usual,
  ...barTimes(changes),
  ...tilaNames(changes.keikkaTilaId),
  isKeikka: true,
  isPalkki: false,
  isTemp: false,
  vehicleRowNum: null,
  sourceAsiakasNimi: CONCRETE_SUPPLIER,
  sourceAsiakasColorCode: '#D9622B',
  asiakasNimi: 'Rakennus Koskinen Oy',
  pumppuMatkaM: null,
  pumppuMatkaAika: null,
  betoniAsiakasNimi: CONCRETE_SUPPLIER,
  betoniSijaintiNimi: 'Lohja',
  tyomaaNimi: 'As Oy Lohjan Kielo',
  tyomaaOsoite1: 'Kauppakatu 12',
  tyomaaOsoite2: '',
  tyomaaOsoite3: '08100',
  tyomaaOsoite4: 'Lohja',
  tyomaaLat: 60.25,
  tyomaaLng: 24.06,
  yhteyshenkiloNimi: 'Tero Koskinen',
  yhteyshenkiloPuhelin: '040 123 4567',
  m3: gridBetoni().m3,
  keikkaReminders: [],
  tarkistettavat: [],
  isLaskutusSet: false,
  varmenne: 1,
});

/** An order of the grid. */
export const gridKeikka = (changes: Partial<GridKeikka> = {}): GridKeikka => ({
  ...sharedOfKeikka(changes),
  betonit: [gridBetoni()],
  kuskit: [],
  ...changes,
});

/** An order that the viewer may not read. */
export const maskedKeikka = (changes: Partial<GridKeikka> = {}): MaskedKeikka =>
  maskKeikka(gridKeikka(changes));

/** An order as the order service loads it. */
export function demoKeikka(changes: Partial<OrderDemoKeikka> = {}): OrderDemoKeikka {
  const { pumppuAika, pumppuKesto } = barTimes({});
  return {
    ...usual,
    keikkaTilaId: tilaNames().keikkaTilaId,
    betoniSijaintiId: 1,
    pumppuAika,
    pumppuKesto,
    kuskit: [],
    betonit: [demoBetoni()],
    stepLogTypes: [],
    ...changes,
  };
}
