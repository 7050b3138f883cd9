import { numericDate, weekdayName } from '../../time/format.js';
import { isoWeek } from '../../time/helsinki.js';
import {
  defineSchema,
  type FormulaSchema,
  type FormulaVariable,
  type VariableType,
} from '../language/schema.js';
import type { KeikkaFacts } from './keikka-facts.js';
import {
  allConfirmed,
  anyLine,
  clockOf,
  deliveredM3,
  driverNames,
  halfHours,
  kilometres,
  ofLines,
  wallTime,
  type WallTime,
} from './keikka-readers.js';

type Variable = FormulaVariable<KeikkaFacts>;
type Declared = readonly [
  name: string,
  type: VariableType,
  label: string,
  read: (facts: KeikkaFacts) => unknown,
];

const group = (title: string, variables: readonly Declared[]): readonly Variable[] =>
  variables.map(([name, type, label, read]) => ({ name, type, label, group: title, read }));

const day =
  (read: (wall: WallTime) => unknown) =>
  ({ keikka }: KeikkaFacts): unknown => {
    const wall = wallTime(keikka?.pumppuAika);
    return wall && read(wall);
  };

const hours = ({ keikka }: KeikkaFacts) => halfHours(keikka?.pumppuKesto);

const aika = group('Aika', [
  ['pvm', 'number', 'Päivä numerona (vvvvkkpp)', day(({ yyyymmdd }) => Number(yyyymmdd))],
  ['pvmTeksti', 'string', 'Päivä tekstinä (p.k.vvvv)', day(({ yyyymmdd }) => numericDate(yyyymmdd))],
  ['klo', 'time', 'Alkuaika (tt:mm)', ({ keikka }) => clockOf(keikka?.pumppuAika)],
  ['kloLoppu', 'time', 'Loppuaika (tt:mm)', ({ keikka }) => clockOf(keikka?.timeEnd)],
  ['tunti', 'number', 'Alkuaika tunteina, 7.30 on 7,5', day(({ minuteOfDay }) => minuteOfDay / 60)],
  ['viikonpaiva', 'number', 'Viikonpäivä, ma 1 – su 7', day(({ weekday }) => weekday)],
  ['viikonpaivaNimi', 'string', 'Viikonpäivän nimi', day(({ yyyymmdd }) => weekdayName(yyyymmdd))],
  ['viikko', 'number', 'Viikon numero', day(({ yyyymmdd }) => isoWeek(yyyymmdd))],
  ['kuukausi', 'number', 'Kuukausi, 1–12', day(({ yyyymmdd }) => Number(yyyymmdd.slice(4, 6)))],
  ['vuosi', 'number', 'Vuosi', day(({ yyyymmdd }) => Number(yyyymmdd.slice(0, 4)))],
  ['juhlapyha', 'string', 'Juhlapyhän nimi, jos päivä on pyhä', ({ juhlapyha }) => juhlapyha],
  ['kesto', 'number', 'Kesto (h), alkava puoli tuntia', hours],
  ['keikkaKestoH', 'number', 'Kesto (h), sama kuin kesto', hours],
  ['pumppuKestoH', 'number', 'Pumppausaika (h), alkava puoli tuntia', hours],
  ['pumppuKesto', 'number', 'Pumppausaika (min)', ({ keikka }) => keikka?.pumppuKesto],
]);

const betoni = group('Betoni', [
  ['m3', 'number', 'Betonin määrä (m³)', ({ betoni: line, keikka }) => (line ? line.m3 : keikka?.m3)],
  ['betoniString', 'string', 'Betoni', (facts) => ofLines(facts, (line) => line.betoniString)],
  ['laatu', 'string', 'Betonin laatu', (facts) => ofLines(facts, (line) => line.laatu)],
  ['lujuus', 'string', 'Lujuus', (facts) => ofLines(facts, (line) => line.lujuus)],
  ['raeKoko', 'string', 'Raekoko', (facts) => ofLines(facts, (line) => line.raeKoko)],
  ['notkeus', 'string', 'Notkeus', (facts) => ofLines(facts, (line) => line.notkeus)],
  ['rasitusluokat', 'string', 'Rasitusluokat', (facts) => ofLines(facts, (line) => line.rasitusluokat)],
  ['kayttoIka', 'string', 'Käyttöikä', (facts) => ofLines(facts, (line) => line.kayttoIka)],
  ['betoniComment', 'string', 'Betonin lisätieto', (facts) => ofLines(facts, (line) => line.betoniComment)],
  ['isNopea', 'boolean', 'Nopeasti kovettuva', (facts) => anyLine(facts, (line) => line.isNopea)],
  ['betoniVahvistettu', 'boolean', 'Laatu ja määrä vahvistettu', allConfirmed],
  ['betoniRivit', 'number', 'Betonirivien määrä', ({ keikka }) => keikka?.betonit?.length],
]);

const ajoneuvo = group('Ajoneuvo', [
  ['ajoneuvo', 'string', 'Ajoneuvon numero, sama kuin vehicleNo', ({ ajoneuvo }) => ajoneuvo?.vehicleNo],
  ['vehicleNo', 'string', 'Ajoneuvon numero', ({ ajoneuvo }) => ajoneuvo?.vehicleNo],
  ['vehicleNimi', 'string', 'Ajoneuvon nimi', ({ ajoneuvo }) => ajoneuvo?.vehicleNimi],
  ['vehicleRegNo', 'string', 'Rekisterinumero', ({ ajoneuvo }) => ajoneuvo?.vehicleRegNo],
  ['vehiclePuomi', 'number', 'Ajoneuvon puomi (m)', ({ ajoneuvo }) => ajoneuvo?.vehiclePuomi],
  ['vehicleTypeName', 'string', 'Ajoneuvotyyppi', ({ ajoneuvo }) => ajoneuvo?.vehicleTypeName],
  [
    'vehicleTypeId',
    'number',
    'Ajoneuvotyypin tunnus',
    (facts) => facts.ajoneuvo?.vehicleTypeId ?? facts.keikka?.vehicleTypeId,
  ],
  ['vehicleId', 'number', 'Ajoneuvon tunnus', ({ ajoneuvo }) => ajoneuvo?.vehicleId],
  ['pumppuPuomi', 'number', 'Tilattu puomi (m)', ({ keikka }) => keikka?.pumppuPuomi],
  ['optimalPumppuPuomi', 'number', 'Toivottu puomi (m)', ({ keikka }) => keikka?.optimalPumppuPuomi],
  ['pumppuLinja', 'number', 'Linja (m)', ({ keikka }) => keikka?.pumppuLinja],
  ['kuski', 'string', 'Kuljettajan nimi', driverNames],
  ['kuskeja', 'number', 'Kuljettajien määrä', ({ keikka }) => keikka?.kuskit?.length],
]);

const osapuolet = group('Asiakas ja toimittajat', [
  ['asiakasNimi', 'string', 'Vastaanottava asiakas', ({ keikka }) => keikka?.asiakasNimi],
  ['asiakasId', 'number', 'Asiakkaan tunnus', ({ keikka }) => keikka?.asiakasId],
  ['ytunnus', 'string', 'Asiakkaan Y-tunnus', ({ keikka }) => keikka?.ytunnus],
  ['sourceAsiakasNimi', 'string', 'Tilauksen lähde', ({ keikka }) => keikka?.sourceAsiakasNimi],
  ['sourceAsiakasId', 'number', 'Tilauksen lähteen tunnus', ({ keikka }) => keikka?.sourceAsiakasId],
  ['ownerAsiakasId', 'number', 'Tilauksen omistajan tunnus', ({ keikka }) => keikka?.ownerAsiakasId],
  ['betoniAsiakasNimi', 'string', 'Betonin toimittaja', ({ keikka }) => keikka?.betoniAsiakasNimi],
  ['betoniAsiakasId', 'number', 'Betonin toimittajan tunnus', ({ keikka }) => keikka?.betoniAsiakasId],
  ['betoniSijaintiNimi', 'string', 'Tehdas', ({ keikka }) => keikka?.betoniSijaintiNimi],
  ['betoniSijaintiId', 'number', 'Tehtaan tunnus', ({ keikka }) => keikka?.betoniSijaintiId],
  ['pumppuAsiakasId', 'number', 'Pumpputoimittajan tunnus', ({ keikka }) => keikka?.pumppuAsiakasId],
]);

const tyomaa = group('Työmaa ja matka', [
  ['tyomaaNimi', 'string', 'Työmaan nimi', ({ keikka }) => keikka?.tyomaaNimi],
  ['tyomaaNum', 'string', 'Työmaan numero', ({ keikka }) => keikka?.tyomaaNum],
  ['tyomaaId', 'number', 'Työmaan tunnus', ({ keikka }) => keikka?.tyomaaId],
  ['tyomaaOsoite1', 'string', 'Katuosoite', ({ keikka }) => keikka?.tyomaaOsoite1],
  ['tyomaaOsoite2', 'string', 'Osoiterivi 2', ({ keikka }) => keikka?.tyomaaOsoite2],
  ['tyomaaOsoite3', 'string', 'Osoiterivi 3', ({ keikka }) => keikka?.tyomaaOsoite3],
  ['tyomaaOsoite4', 'string', 'Osoiterivi 4', ({ keikka }) => keikka?.tyomaaOsoite4],
  ['postinumero', 'string', 'Postinumero', ({ keikka }) => keikka?.postinumero],
  ['kaupunki', 'string', 'Kaupunki', ({ keikka }) => keikka?.kaupunki],
  ['betoniMatkaKm', 'number', 'Matka tehtaalta (km)', ({ keikka }) => kilometres(keikka?.betoniMatkaM)],
  ['betoniMatkaM', 'number', 'Matka tehtaalta (m)', ({ keikka }) => keikka?.betoniMatkaM],
  ['betoniMatkaAika', 'number', 'Ajoaika tehtaalta (min)', ({ keikka }) => keikka?.betoniMatkaAika],
  ['pumppuMatkaKm', 'number', 'Pumpun matka (km)', ({ keikka }) => kilometres(keikka?.pumppuMatkaM)],
  ['pumppuMatkaM', 'number', 'Pumpun matka (m)', ({ keikka }) => keikka?.pumppuMatkaM],
  ['pumppuMatkaAika', 'number', 'Pumpun ajoaika (min)', ({ keikka }) => keikka?.pumppuMatkaAika],
  ['weatherTemp', 'number', 'Lämpötila (°C)', ({ keikka }) => keikka?.weatherTemp],
  ['weatherWindSpeed', 'number', 'Tuuli (m/s)', ({ keikka }) => keikka?.weatherWindSpeed],
]);

const tilaus = group('Tilaus', [
  ['keikkaId', 'number', 'Tilauksen numero', ({ keikka }) => keikka?.keikkaId],
  ['keikkaTilaId', 'number', 'Tilan tunnus', ({ keikka }) => keikka?.keikkaTilaId],
  ['keikkaTilaSelite', 'string', 'Tila', ({ keikka }) => keikka?.keikkaTilaSelite],
  ['keikkaOtsikko', 'string', 'Otsikko', ({ keikka }) => keikka?.keikkaOtsikko],
  ['keikkaComment', 'string', 'Lisätietoja', ({ keikka }) => keikka?.keikkaComment],
]);

const toteuma = group('Toteutunut toimitus', [
  ['toimitettuM3', 'number', 'Toimitettu määrä (m³)', deliveredM3],
  [
    'toimitettuKesto',
    'number',
    'Toteutunut kesto (h), alkava puoli tuntia',
    ({ toimitus }) => halfHours(toimitus?.pumppuKesto),
  ],
  ['toimitettuKestoMin', 'number', 'Toteutunut kesto (min)', ({ toimitus }) => toimitus?.pumppuKesto],
  ['toimitettuPuomi', 'number', 'Toteutunut puomi (m)', ({ toimitus }) => toimitus?.pumppuPuomi],
  ['toimitettuLinja', 'number', 'Toteutunut linja (m)', ({ toimitus }) => toimitus?.pumppuLinja],
  ['kuormia', 'number', 'Kuormien määrä', ({ toimitus }) => toimitus?.kuormat?.length],
  ['pesuTyömaalla', 'boolean', 'Pesu työmaalla', ({ toimitus }) => toimitus?.pesuTyömaalla],
  [
    'tyhjänäTyömaalle',
    'boolean',
    'Tyhjänä työmaalle',
    (facts) => facts.toimitus?.tyhjänäTyömaalle ?? facts.keikka?.tyhjänäTyömaalle,
  ],
  [
    'ylijäämäId',
    'number',
    'Ylijäämä: 0 kaikki meni, 1 perät jäi, 2 loput pois',
    ({ toimitus }) => toimitus?.ylijäämäId,
  ],
  ['ylijäämäKg', 'number', 'Ylijäämä (kg)', ({ toimitus }) => toimitus?.ylijäämäKg],
  ['ylijäämäKm', 'number', 'Ylijäämän ajo (km)', ({ toimitus }) => toimitus?.ylijäämäKm],
  ['tilausToimitettu', 'boolean', 'Tilaus toimitettu', ({ toimitus }) => toimitus?.tilausToimitettu],
]);

/**
 * Every variable that a formula may use: one list for colour rules, products, templates and invoice rows [G-195,
 * I-084]. The names are the specification's where it has one, and the editor shows the labels.
 */
export const keikkaSchema: FormulaSchema<KeikkaFacts> = defineSchema([
  ...aika,
  ...betoni,
  ...ajoneuvo,
  ...osapuolet,
  ...tyomaa,
  ...tilaus,
  ...toteuma,
]);
