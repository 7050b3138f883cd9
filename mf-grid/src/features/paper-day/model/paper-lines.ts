import type { DayVehicle, GridItem, GridKeikka } from '@keikka/contracts';
import { keikkaTila } from '@keikka/domain';
import { factTexts } from '../../../day/fact-texts.js';
import type { BoardRow } from '../../../day/rows/board-rows.js';
import { isMasked, isReadable, type ItemKey } from '../../../day/model/grid-day.js';
import { itemTimes, itemTitle, keikkaAddress } from '../../../day/model/item-text.js';
import { keikkaFacts } from '../../../day/model/keikka-facts.js';

/** One job of the printed list, with all its facts. */
export interface PaperLine {
  key: ItemKey;
  vehicleNo: string;
  times: string;
  title: string;
  place: string;
  betoni: string;
  tehdas: string;
  yhteyshenkilo: string;
  tila: string;
  cancelled: boolean;
}

/** The day's jobs in the order of the board, each vehicle's by time. A masked job has no words. */
export const paperLines = (rows: readonly BoardRow[]): PaperLine[] =>
  rows.flatMap((row) => {
    if (row.kind !== 'vehicle') return [];
    const { vehicle } = row;
    const told = row.all.filter(({ item }) => !isMasked(item));
    return told.map(({ key, item }) => ({
      key,
      vehicleNo: vehicle.vehicleNo,
      times: itemTimes(item),
      title: itemTitle(item),
      ...(isReadable(item) ? keikkaCells(item, vehicle) : palkkiCells(item)),
    }));
  });

const palkkiCells = (item: GridItem) => ({
  place: '',
  betoni: '',
  tehdas: '',
  yhteyshenkilo: '',
  tila: item.isPalkki ? item.grid_palkkiTypeDescription : '',
  cancelled: false,
});

function keikkaCells(keikka: GridKeikka, vehicle: DayVehicle) {
  const facts = new Map(keikkaFacts(keikka, vehicle).map((fact) => [fact.label, fact]));
  const text = (label: string): string => {
    const { main, rest } = facts.get(label) ?? {};
    return [main, rest].filter(Boolean).join(SEPARATOR);
  };
  return {
    place: keikkaAddress(keikka),
    betoni: text(factTexts.betoni),
    tehdas: unbroken(text(factTexts.tehdas)),
    yhteyshenkilo: unbroken(text(factTexts.yhteyshenkilo)),
    tila: keikka.keikkaTilaSelite,
    cancelled: keikka.keikkaTilaId === keikkaTila.peruttu,
  };
}

const SEPARATOR = ' · ';

/** Lines break only between facts, so that no telephone number is split. */
const unbroken = (text: string): string =>
  text
    .split(SEPARATOR)
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(SEPARATOR);
