import type {
  DayVehicle,
  GridDay,
  GridDriver,
  GridItem,
  GridKeikka,
  GridPalkki,
  MaskedKeikka,
} from '@keikka/contracts';
import { maskKeikka } from '@keikka/contracts';
import { helsinkiInstant } from '@keikka/domain';

/** Builders for tests: a test names only what it is about. */
export const DAY = '20261120';

/** The instant of a wall time such as '7:30' on the test day. */
export function at(time: string, yyyymmdd = DAY): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return helsinkiInstant(yyyymmdd, hours * 60 + minutes).toISOString();
}

export function keikka(from: string, to: string, overrides: Partial<GridKeikka> = {}): GridKeikka {
  const [timeStart, timeEnd] = [at(from), at(to)];
  return {
    isKeikka: true,
    isPalkki: false,
    isTemp: false,
    keikkaId: 4711,
    keikkaTilaId: 4,
    keikkaTilaCategory: 'valmis',
    keikkaTilaSelite: 'Toimitusvalmis',
    vehicleId: 12,
    vehicleRowNum: null,
    vehicleTypeId: 3,
    ownerAsiakasId: 1,
    sourceAsiakasId: 11,
    sourceAsiakasNimi: 'Kivikon Betoni Oy',
    sourceAsiakasColorCode: '#D9622B',
    asiakasId: 100,
    asiakasNimi: 'Rakennus Koskinen Oy',
    timeStart,
    timeEnd,
    pumppuAika: timeStart,
    pumppuKesto: (Date.parse(timeEnd) - Date.parse(timeStart)) / 60_000,
    pumppuAsiakasId: 1,
    pumppuPuomi: 36,
    optimalPumppuPuomi: null,
    pumppuLinja: 12,
    pumppuMatkaM: null,
    pumppuMatkaAika: null,
    betoniAsiakasId: 11,
    betoniAsiakasNimi: 'Kivikon Betoni Oy',
    betoniSijaintiNimi: 'Lohja',
    betoniMatkaM: 18_400,
    betoniMatkaAika: 25,
    tyomaaId: 5,
    tyomaaNimi: 'As Oy Lohjan Kielo',
    tyomaaOsoite1: 'Kauppakatu 12',
    tyomaaOsoite2: '',
    tyomaaOsoite3: '08100',
    tyomaaOsoite4: 'Lohja',
    yhteyshenkiloNimi: 'Tero Koskinen',
    yhteyshenkiloPuhelin: '040 123 4567',
    keikkaOtsikko: '',
    keikkaComment: '',
    keikkaAjoOhje: 'Ajo tontille Laurinkadun puolelta.',
    m3: 45.5,
    betonit: [{ keikkaBetoniId: 1, m3: 45.5, betoniString: 'C30/37 #16 S3', betoniVahvistettu: true }],
    kuskit: [],
    keikkaReminders: [],
    varmenne: 1,
    ...overrides,
  };
}

export const maskedKeikka = (from: string, to: string, overrides: Partial<GridKeikka> = {}): MaskedKeikka =>
  maskKeikka(keikka(from, to, overrides));

export function palkki(from: string, to: string, overrides: Partial<GridPalkki> = {}): GridPalkki {
  const [timeStart, timeEnd] = [at(from), at(to)];
  return {
    isKeikka: false,
    isPalkki: true,
    isTemp: false,
    palkkiId: 900,
    keikkaId: null,
    keikkaTilaId: -100,
    keikkaTilaCategory: 'palkki',
    vehicleId: 12,
    timeStart,
    timeEnd,
    starttime: timeStart,
    endtime: timeEnd,
    pumppuAika: timeStart,
    pumppuKesto: (Date.parse(timeEnd) - Date.parse(timeStart)) / 60_000,
    keikkaComment: 'Pesu hallilla',
    text: 'Pesu hallilla',
    style: '',
    ownerAsiakasId: 1,
    sourceAsiakasId: null,
    grid_palkkiTypeId: 4,
    grid_palkkiType: 'kommentti',
    grid_palkkiTypeDescription: 'Kommentti',
    deletedTime: null,
    kuskit: [],
    varmenne: 1,
    ...overrides,
  };
}

export function vehicle(
  vehicleId: number,
  items: GridItem[] = [],
  overrides: Partial<DayVehicle> = {},
): DayVehicle {
  return {
    vehicleId,
    vehicleNo: `P${vehicleId}`,
    vehicleRegNo: `ABC-${vehicleId}`,
    vehicleNimi: '',
    vehiclePuomi: 36,
    vehicleTypeId: 3,
    vehicleTypeName: 'Pumppu',
    asiakasId: 1,
    asiakasNimi: 'Uudenmaan Pumppaus Oy',
    ownerAsiakasId: 1,
    firstDate: null,
    lastDate: null,
    sortNo: vehicleId,
    defaultKuski_personId: null,
    useNoDriverBar: null,
    showInGridCalc: true,
    plannable: true,
    dayDriver: null,
    keikkaGroup: items.map((item) => ({ ...item, vehicleId })),
    ...overrides,
  };
}

export function driver(personId: number, overrides: Partial<GridDriver> = {}): GridDriver {
  return {
    personId,
    personFirstName: 'Juha',
    personLastName: 'Saarinen',
    personPhone: '040 555 0101',
    personEmail: '',
    lastLoginTime: null,
    startDate: null,
    endDate: null,
    person_deletedTime: null,
    pois: false,
    is: { lomaseurannassa: true },
    vehicleId: null,
    isExplicitAssignment: false,
    personPvmStatusId: 1,
    statusName: 'Töissä',
    prefix: '',
    style: '',
    personPvmText: '',
    ...overrides,
  };
}

export const gridDay = (ajoneuvot: DayVehicle[], overrides: Partial<GridDay> = {}): GridDay => ({
  yyyymmdd: DAY,
  ajoneuvot,
  ...overrides,
});
