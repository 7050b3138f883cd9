import type { PreviousKeikka } from '@keikka/contracts';
import {
  clockOf,
  helsinkiDay,
  hoursText,
  numberText,
  shortDate,
  shortDay,
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
  width: '17%',
  cell: ({ betoniString }) => <Shortened text={betoniString} />,
  sortValue: ({ betoniString }) => betoniString || null,
};
const tila: Column<PreviousKeikka> = {
  key: 'tila',
  header: texts.columns.tila,
  cell: (keikka) => <TilaChip {...keikka} />,
  sortValue: ({ keikkaTilaSelite }) => keikkaTilaSelite,
};
const order: Column<PreviousKeikka> = {
  key: 'order',
  header: texts.columns.order,
  width: '12%',
  cell: (keikka) => <Shortened text={nameOf(keikka)} />,
  sortValue: (keikka) => nameOf(keikka) || null,
};

/** The status in words; its icon goes first where there is no room. */
function TilaChip(props: Pick<PreviousKeikka, 'keikkaTilaId' | 'keikkaTilaSelite'> & { withIcon?: boolean }) {
  const { keikkaTilaId, keikkaTilaSelite, withIcon = true } = props;
  const { tone, icon } = keikkaTilaLook(keikkaTilaId);
  return (
    <StatusChip tone={tone} icon={withIcon ? icon : undefined}>
      {keikkaTilaSelite}
    </StatusChip>
  );
}

/** A long text that takes the room which the figures leave; its whole is in the tooltip. */
function Shortened({ text }: { text: string }) {
  return (
    <Span display="block" w="0" minW="full" truncate title={text}>
      {text || texts.dash}
    </Span>
  );
}

/** The columns that fit on a phone, on a tablet and in a large window. */
export const previousColumns: Readonly<Record<'base' | 'md' | 'lg', readonly Column<PreviousKeikka>[]>> = {
  base: [
    { ...time, cell: (keikka) => shortDay(dayOf(keikka)) },
    { ...vehicle, cell: ({ vehicleNo }) => vehicleNo || texts.dash },
    m3,
    { ...tila, cell: (keikka) => <TilaChip {...keikka} withIcon={false} /> },
  ],
  md: [time, vehicle, m3, betoni, tila, order],
  lg: [time, duration, vehicle, pipe, m3, betoni, tila, order],
};
