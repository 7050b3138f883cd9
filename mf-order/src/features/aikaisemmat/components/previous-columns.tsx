import type { PreviousKeikka } from '@keikka/contracts';
import {
  clockOf,
  helsinkiDay,
  hoursText,
  numberText,
  numericDate,
  shortDate,
  vehicleName,
} from '@keikka/domain';
import { keikkaTilaLook, Span, StatusChip } from '@keikka/ui';
import type { Column } from '@keikka/ui/forms';
import { texts } from '../texts.js';

const dayOf = ({ pumppuAika }: PreviousKeikka): string => helsinkiDay(new Date(pumppuAika));
const nameOf = ({ keikkaOtsikko, asiakasNimi }: PreviousKeikka): string =>
  [keikkaOtsikko, asiakasNimi].filter(Boolean).join(' · ');

const time: Column<PreviousKeikka> = {
  key: 'time',
  header: texts.columns.time,
  cell: (keikka) => `${shortDate(dayOf(keikka))} ${clockOf(new Date(keikka.pumppuAika))}`,
  sortValue: ({ pumppuAika }) => Date.parse(pumppuAika),
};
const duration: Column<PreviousKeikka> = {
  key: 'duration',
  header: texts.columns.duration,
  align: 'end',
  cell: ({ pumppuKesto }) => hoursText(pumppuKesto),
  sortValue: ({ pumppuKesto }) => pumppuKesto,
};
const vehicle: Column<PreviousKeikka> = {
  key: 'vehicle',
  header: texts.columns.vehicle,
  cell: (keikka) => vehicleName(keikka) || texts.dash,
  sortValue: ({ vehicleNo }) => vehicleNo || null,
};
const pipe: Column<PreviousKeikka> = {
  key: 'pipe',
  header: texts.columns.pipe,
  align: 'end',
  cell: ({ pumppuLinja }) => (pumppuLinja ? texts.metres(numberText(pumppuLinja)) : texts.dash),
  sortValue: ({ pumppuLinja }) => pumppuLinja || null,
};
const m3: Column<PreviousKeikka> = {
  key: 'm3',
  header: texts.columns.m3,
  align: 'end',
  cell: (keikka) => (keikka.m3 ? numberText(keikka.m3) : texts.dash),
  sortValue: (keikka) => keikka.m3 || null,
};
const betoni: Column<PreviousKeikka> = {
  key: 'betoni',
  header: texts.columns.betoni,
  cell: ({ betoniString }) => <Shortened text={betoniString} />,
  sortValue: ({ betoniString }) => betoniString || null,
};
const tila: Column<PreviousKeikka> = {
  key: 'tila',
  header: texts.columns.tila,
  cell: ({ keikkaTilaId, keikkaTilaSelite }) => (
    <StatusChip {...keikkaTilaLook(keikkaTilaId)}>{keikkaTilaSelite}</StatusChip>
  ),
  sortValue: ({ keikkaTilaSelite }) => keikkaTilaSelite,
};
const order: Column<PreviousKeikka> = {
  key: 'order',
  header: texts.columns.order,
  cell: (keikka) => <Shortened text={nameOf(keikka)} />,
  sortValue: (keikka) => nameOf(keikka) || null,
};

/** A long text that leaves room for the figures beside it; its whole is in the tooltip. */
function Shortened({ text }: { text: string }) {
  return (
    <Span display="block" maxW="32" truncate title={text}>
      {text || texts.dash}
    </Span>
  );
}

export const previousColumns: readonly Column<PreviousKeikka>[] = [
  time,
  duration,
  vehicle,
  pipe,
  m3,
  betoni,
  tila,
  order,
];

/** The columns that fit on a phone. */
export const narrowPreviousColumns: readonly Column<PreviousKeikka>[] = [
  { ...time, cell: (keikka) => numericDate(dayOf(keikka)) },
  { ...vehicle, cell: ({ vehicleNo }) => vehicleNo || texts.dash },
  m3,
  tila,
];
