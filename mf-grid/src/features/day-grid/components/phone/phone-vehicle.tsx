import { clockOf, m3Text } from '@keikka/domain';
import { CircleAlert, Phone } from '@keikka/ui';
import { memo, type CSSProperties } from 'react';
import { keikkaSite } from '../../model/bar-content.js';
import type { BoardBar, VehicleRow } from '../../model/board-rows.js';
import { isReadable, type DayVehicle } from '../../model/grid-day.js';
import { itemLabel, itemTitle } from '../../model/item-text.js';
import { driverCell } from '../../model/row-texts.js';
import { texts } from '../../texts.js';
import { BarIcon, itemIcon } from '../bar/bar-icons.js';
import { barLook } from '../bar/bar.js';

/** One vehicle: who drives, how much, a call, and its work from morning to evening. */
export const PhoneVehicle = memo(function PhoneVehicle({ row }: { row: VehicleRow }) {
  const { vehicle, conflict } = row;
  const { vehicleNo, vehiclePuomi } = vehicle;
  const { name, missing } = driverCell(vehicle);
  const m3 = row.bars.reduce((sum, { item }) => sum + (isReadable(item) ? item.m3 : 0), 0);
  const phone = phoneOf(vehicle);
  return (
    <section className="vehicle" aria-label={vehicleNo}>
      <header>
        <b>{vehiclePuomi ? `${vehicleNo} · ${vehiclePuomi} m` : vehicleNo}</b>
        <span className="name" data-missing={missing || undefined}>
          {name}
        </span>
        {conflict ? (
          <span className="conflict">
            <CircleAlert size={14} aria-hidden /> {texts.conflict}
          </span>
        ) : (
          m3 > 0 && <span>{m3Text(m3)}</span>
        )}
        {phone && (
          <a className="call" href={`tel:${phone}`} aria-label={texts.drivers.call(name)}>
            <Phone size={20} />
          </a>
        )}
      </header>
      {[...row.bars]
        .sort((a, b) => a.startMs - b.startMs)
        .map((bar) => (
          <Job key={bar.key} bar={bar} vehicleNo={vehicleNo} />
        ))}
    </section>
  );
});

function Job({ bar: { key, item, startMs, endMs }, vehicleNo }: { bar: BoardBar; vehicleNo: string }) {
  const keikka = isReadable(item) ? item : null;
  const style = { '--edge': keikka?.sourceAsiakasColorCode ?? 'transparent' } as CSSProperties;
  return (
    <button
      type="button"
      className="job"
      data-key={key}
      data-look={barLook(item)}
      aria-label={itemLabel(item, vehicleNo)}
      style={style}
    >
      <span className="times">
        <b>{clockOf(startMs)}</b>
        {clockOf(endMs)}
      </span>
      <span className="what">
        <span className="title">
          <BarIcon icon={itemIcon(item)} />
          <b>{itemTitle(item)}</b>
        </span>
        {keikka ? keikkaSite(keikka) : item.isPalkki && item.grid_palkkiTypeDescription}
      </span>
      {keikka && <b>{m3Text(keikka.m3)}</b>}
    </button>
  );
}

/** The number of whoever drives the vehicle's orders, else of the driver of the day. */
function phoneOf({ keikkaGroup, dayDriver }: DayVehicle): string | undefined {
  const kuski = keikkaGroup.filter(isReadable).flatMap((keikka) => keikka.kuskit)[0];
  return (kuski ?? dayDriver)?.personPhone;
}
