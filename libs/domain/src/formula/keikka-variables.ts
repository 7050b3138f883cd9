import { isoWeek, weekday } from '../time/helsinki.js';
import { numericDate, weekdayName } from '../time/format.js';
import type { AjoneuvoFields, KeikkaFacts, KeikkaFields, ToimitusFields } from './keikka-facts.js';
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
import { defineSchema, type FormulaSchema, type FormulaVariable, type VariableType } from './schema.js';

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

const order =
  (read: (keikka: KeikkaFields) => unknown) =>
  ({ keikka }: KeikkaFacts): unknown =>
    keikka && read(keikka);

const vehicle =
  (read: (ajoneuvo: AjoneuvoFields) => unknown) =>
  ({ ajoneuvo }: KeikkaFacts): unknown =>
    ajoneuvo && read(ajoneuvo);

const delivery =
  (read: (toimitus: ToimitusFields) => unknown) =>
  ({ toimitus }: KeikkaFacts): unknown =>
    toimitus && read(toimitus);

const hours = order((keikka) => halfHours(keikka.pumppuKesto));

const aika = group('Aika', [
  ['pvm', 'number', 'Päivä numerona, 20261120', day(({ yyyymmdd }) => Number(yyyymmdd))],
  ['pvmTeksti', 'string', 'Päivä tekstinä, 20.11.2026', day(({ yyyymmdd }) => numericDate(yyyymmdd))],
  ['klo', 'string', 'Alkuaika, 07:30', order((keikka) => clockOf(keikka.pumppuAika))],
  ['kloLoppu', 'string', 'Loppuaika, 16:00', order((keikka) => clockOf(keikka.timeEnd))],
  ['tunti', 'number', 'Alkuaika tunteina, 7.30 on 7,5', day(({ minuteOfDay }) => minuteOfDay / 60)],
  ['viikonpaiva', 'number', 'Viikonpäivä, ma 1 – su 7', day(({ yyyymmdd }) => weekday(yyyymmdd))],
  ['viikonpaivaNimi', 'string', 'Viikonpäivän nimi', day(({ yyyymmdd }) => weekdayName(yyyymmdd))],
  ['viikko', 'number', 'Viikon numero', day(({ yyyymmdd }) => isoWeek(yyyymmdd))],
  ['kuukausi', 'number', 'Kuukausi, 1–12', day(({ yyyymmdd }) => Number(yyyymmdd.slice(4, 6)))],
  ['vuosi', 'number', 'Vuosi', day(({ yyyymmdd }) => Number(yyyymmdd.slice(0, 4)))],
  ['juhlapyha', 'string', 'Juhlapyhän nimi, jos päivä on pyhä', ({ juhlapyha }) => juhlapyha],
  ['kesto', 'number', 'Kesto (h), alkava puoli tuntia', hours],
  ['keikkaKestoH', 'number', 'Kesto (h), sama kuin kesto', hours],
  ['pumppuKestoH', 'number', 'Pumppausaika (h), alkava puoli tuntia', hours],
  ['pumppuKesto', 'number', 'Pumppausaika (min)', order((keikka) => keikka.pumppuKesto)],
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
  ['betoniRivit', 'number', 'Betonirivien määrä', order((keikka) => keikka.betonit?.length)],
]);

const ajoneuvo = group('Ajoneuvo', [
  ['ajoneuvo', 'string', 'Ajoneuvon numero, sama kuin vehicleNo', vehicle(({ vehicleNo }) => vehicleNo)],
  ['vehicleNo', 'string', 'Ajoneuvon numero', vehicle(({ vehicleNo }) => vehicleNo)],
  ['vehicleNimi', 'string', 'Ajoneuvon nimi', vehicle(({ vehicleNimi }) => vehicleNimi)],
  ['vehicleRegNo', 'string', 'Rekisterinumero', vehicle(({ vehicleRegNo }) => vehicleRegNo)],
  ['vehiclePuomi', 'number', 'Ajoneuvon puomi (m)', vehicle(({ vehiclePuomi }) => vehiclePuomi)],
  ['vehicleTypeName', 'string', 'Ajoneuvotyyppi', vehicle(({ vehicleTypeName }) => vehicleTypeName)],
  [
    'vehicleTypeId',
    'number',
    'Ajoneuvotyypin tunnus',
    (facts) => facts.ajoneuvo?.vehicleTypeId ?? facts.keikka?.vehicleTypeId,
  ],
  ['vehicleId', 'number', 'Ajoneuvon tunnus', vehicle(({ vehicleId }) => vehicleId)],
  ['pumppuPuomi', 'number', 'Tilattu puomi (m)', order(({ pumppuPuomi }) => pumppuPuomi)],
  [
    'optimalPumppuPuomi',
    'number',
    'Toivottu puomi (m)',
    order(({ optimalPumppuPuomi }) => optimalPumppuPuomi),
  ],
  ['pumppuLinja', 'number', 'Linja (m)', order(({ pumppuLinja }) => pumppuLinja)],
  ['kuski', 'string', 'Kuljettajan nimi', driverNames],
  ['kuskeja', 'number', 'Kuljettajien määrä', order(({ kuskit }) => kuskit?.length)],
]);

const osapuolet = group('Asiakas ja toimittajat', [
  ['asiakasNimi', 'string', 'Vastaanottava asiakas', order(({ asiakasNimi }) => asiakasNimi)],
  ['asiakasId', 'number', 'Asiakkaan tunnus', order(({ asiakasId }) => asiakasId)],
  ['ytunnus', 'string', 'Asiakkaan Y-tunnus', order(({ ytunnus }) => ytunnus)],
  ['sourceAsiakasNimi', 'string', 'Tilauksen lähde', order(({ sourceAsiakasNimi }) => sourceAsiakasNimi)],
  ['sourceAsiakasId', 'number', 'Tilauksen lähteen tunnus', order(({ sourceAsiakasId }) => sourceAsiakasId)],
  ['ownerAsiakasId', 'number', 'Tilauksen omistajan tunnus', order(({ ownerAsiakasId }) => ownerAsiakasId)],
  ['betoniAsiakasNimi', 'string', 'Betonin toimittaja', order(({ betoniAsiakasNimi }) => betoniAsiakasNimi)],
  [
    'betoniAsiakasId',
    'number',
    'Betonin toimittajan tunnus',
    order(({ betoniAsiakasId }) => betoniAsiakasId),
  ],
  ['betoniSijaintiNimi', 'string', 'Tehdas', order(({ betoniSijaintiNimi }) => betoniSijaintiNimi)],
  ['betoniSijaintiId', 'number', 'Tehtaan tunnus', order(({ betoniSijaintiId }) => betoniSijaintiId)],
  ['pumppuAsiakasId', 'number', 'Pumpputoimittajan tunnus', order(({ pumppuAsiakasId }) => pumppuAsiakasId)],
]);

const tyomaa = group('Työmaa ja matka', [
  ['tyomaaNimi', 'string', 'Työmaan nimi', order(({ tyomaaNimi }) => tyomaaNimi)],
  ['tyomaaNum', 'string', 'Työmaan numero', order(({ tyomaaNum }) => tyomaaNum)],
  ['tyomaaId', 'number', 'Työmaan tunnus', order(({ tyomaaId }) => tyomaaId)],
  ['tyomaaOsoite1', 'string', 'Katuosoite', order(({ tyomaaOsoite1 }) => tyomaaOsoite1)],
  ['tyomaaOsoite2', 'string', 'Osoiterivi 2', order(({ tyomaaOsoite2 }) => tyomaaOsoite2)],
  ['tyomaaOsoite3', 'string', 'Osoiterivi 3', order(({ tyomaaOsoite3 }) => tyomaaOsoite3)],
  ['tyomaaOsoite4', 'string', 'Osoiterivi 4', order(({ tyomaaOsoite4 }) => tyomaaOsoite4)],
  ['postinumero', 'string', 'Postinumero', order(({ postinumero }) => postinumero)],
  ['kaupunki', 'string', 'Kaupunki', order(({ kaupunki }) => kaupunki)],
  ['betoniMatkaKm', 'number', 'Matka tehtaalta (km)', order(({ betoniMatkaM }) => kilometres(betoniMatkaM))],
  ['betoniMatkaM', 'number', 'Matka tehtaalta (m)', order(({ betoniMatkaM }) => betoniMatkaM)],
  ['betoniMatkaAika', 'number', 'Ajoaika tehtaalta (min)', order(({ betoniMatkaAika }) => betoniMatkaAika)],
  ['pumppuMatkaKm', 'number', 'Pumpun matka (km)', order(({ pumppuMatkaM }) => kilometres(pumppuMatkaM))],
  ['pumppuMatkaM', 'number', 'Pumpun matka (m)', order(({ pumppuMatkaM }) => pumppuMatkaM)],
  ['pumppuMatkaAika', 'number', 'Pumpun ajoaika (min)', order(({ pumppuMatkaAika }) => pumppuMatkaAika)],
  ['weatherTemp', 'number', 'Lämpötila (°C)', order(({ weatherTemp }) => weatherTemp)],
  ['weatherWindSpeed', 'number', 'Tuuli (m/s)', order(({ weatherWindSpeed }) => weatherWindSpeed)],
]);

const tilaus = group('Tilaus', [
  ['keikkaId', 'number', 'Tilauksen numero', order(({ keikkaId }) => keikkaId)],
  ['keikkaTilaId', 'number', 'Tilan tunnus', order(({ keikkaTilaId }) => keikkaTilaId)],
  ['keikkaTilaSelite', 'string', 'Tila', order(({ keikkaTilaSelite }) => keikkaTilaSelite)],
  ['keikkaOtsikko', 'string', 'Otsikko', order(({ keikkaOtsikko }) => keikkaOtsikko)],
  ['keikkaComment', 'string', 'Lisätietoja', order(({ keikkaComment }) => keikkaComment)],
]);

const toteuma = group('Toteutunut toimitus', [
  ['toimitettuM3', 'number', 'Toimitettu määrä (m³)', deliveredM3],
  [
    'toimitettuKesto',
    'number',
    'Toteutunut kesto (h), alkava puoli tuntia',
    delivery((toimitus) => halfHours(toimitus.pumppuKesto)),
  ],
  ['toimitettuKestoMin', 'number', 'Toteutunut kesto (min)', delivery(({ pumppuKesto }) => pumppuKesto)],
  ['toimitettuPuomi', 'number', 'Toteutunut puomi (m)', delivery(({ pumppuPuomi }) => pumppuPuomi)],
  ['toimitettuLinja', 'number', 'Toteutunut linja (m)', delivery(({ pumppuLinja }) => pumppuLinja)],
  ['kuormia', 'number', 'Kuormien määrä', delivery(({ kuormat }) => kuormat?.length)],
  ['pesuTyömaalla', 'boolean', 'Pesu työmaalla', delivery(({ pesuTyömaalla }) => pesuTyömaalla)],
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
    delivery(({ ylijäämäId }) => ylijäämäId),
  ],
  ['ylijäämäKg', 'number', 'Ylijäämä (kg)', delivery(({ ylijäämäKg }) => ylijäämäKg)],
  ['ylijäämäKm', 'number', 'Ylijäämän ajo (km)', delivery(({ ylijäämäKm }) => ylijäämäKm)],
  ['tilausToimitettu', 'boolean', 'Tilaus toimitettu', delivery(({ tilausToimitettu }) => tilausToimitettu)],
]);

/**
 * Every variable a formula may use, the one list for colour rules, products, templates and invoice rows [G-195, I-084].
 * The names are the specification's own where it has one; the labels are what the editor shows.
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
