import { keikkaFields, type KeikkaData, type KeikkaFields, type KeikkaGetAnswer } from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import { betoni } from './betoni.js';
import { keikkaTila } from './keikka-tila.js';
import { sharedOfKeikka } from './keikka.js';
import { at } from './times.js';
import { vehicleData } from './vehicle.js';

const people = {
  ytunnus: '2345678-9',
  personId: 9,
  personFirstName: 'Minna',
  personLastName: 'Koskinen',
  personPhone: '040 765 4321',
  personEmail: '',
  yhteyshenkiloEmail: '',
  tyomaaContactPersonId: null,
  betoniAsiakasEmail: '',
  betoniAsiakasPhone: '',
  pumppuAsiakasNimi: '',
};

const places = {
  tyomaaNum: '23-118',
  tyomaaOsoite: 'Kauppakatu 12, 08100 Lohja',
  postinumero: '08100',
  kaupunki: 'Lohja',
  tyomaaMemo: '',
  betoniSijaintiId: 3,
  betoniSijaintiLyh: 'LOH',
  betoniSijaintiLat: 60.2,
  betoniSijaintiLng: 24.1,
  betoniSijaintiOsoite1: 'Muijalantie 12',
  betoniSijaintiOsoite2: '08700 Lohja',
};

const flags = {
  isLocked: false,
  locked: '',
  foreignKey: '',
  isStepLogAccepted: false,
  isLaskutusSet: false,
  isToimitusSet: false,
  hasBetoni: true,
  hasPumppu: true,
  hasLattia: false,
  hasToimitus: false,
  toimitusToimitettu: false,
  betonitiedotLahetetty: false,
  tilausvahvistusLahetetty: false,
};

const MINUTES_OF_HOUR = 60;

/** An order whole. */
export function keikkaData(changes: Partial<KeikkaData> = {}): KeikkaData {
  const shared = sharedOfKeikka(changes);
  return {
    ...(blankOf(keikkaFields) as KeikkaFields),
    ...shared,
    ...people,
    ...places,
    ...flags,
    pumppuKestoH: shared.pumppuKesto / MINUTES_OF_HOUR,
    pumppuEnd: null,
    copiedFromId: null,
    updatedTime: at('8:00'),
    betonit: [betoni()],
    kuskit: [],
    laskupohjaId: null,
    laskut: [],
    ...changes,
  };
}

/** The answer of an order load to somebody who may edit it. */
export function keikkaAnswer(
  keikka: Partial<KeikkaData> = {},
  changes: Partial<KeikkaGetAnswer> = {},
): KeikkaGetAnswer {
  const data = keikkaData(keikka);
  return {
    keikkaData: data,
    tyomaaData: null,
    keikkaTyomaaData: null,
    asiakasData: null,
    keikkaAsiakasData: null,
    vehicleData: vehicleData(),
    yhteyshenkilot: [],
    tilaData: keikkaTila(data.keikkaTilaId),
    vehicleKeikkaIds: [data.keikkaId],
    isMatkaArvio: false,
    access: { read: true, edit: false, plan: false, prices: false },
    palkit: [],
    ...changes,
  };
}
