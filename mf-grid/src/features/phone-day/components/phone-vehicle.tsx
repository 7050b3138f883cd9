import type { DayVehicle } from '@keikka/contracts';
import { clockOf, m3Text, phoneHref, vehicleName } from '@keikka/domain';
import { CircleAlert, Phone, TriangleAlert, UserX, VisuallyHidden } from '@keikka/ui';
import { memo, type CSSProperties } from 'react';
import { keikkaSite } from '../../../day/model/bar-content.js';
import type { BoardBar } from '../../../day/rows/board-rows.js';
import { isReadable } from '../../../day/model/grid-day.js';
import { itemTitle } from '../../../day/model/item-text.js';
import type { ListedVehicle } from '../model/listed-vehicles.js';
import { driverCell, drivenKeikat } from '../../../day/model/row-texts.js';
import { texts as dayTexts } from '../../../day/texts.js';
import { BarIcon, itemIcon } from '../../../bar/bar-icons.js';
import { barLook } from '../../../bar/bar.js';
import { useDriverMenuRight } from '../../../view/use-driver-menu-right.js';

/** One vehicle: its driver, its amount, a call button, and its work sorted by time. */
export const PhoneVehicle = memo(function PhoneVehicle({ row, jobs, work }: ListedVehicle) {
  const { vehicle, conflict, driverConflict, warning, driverAway, without } = row;
  const { vehicleNo } = vehicle;
  const doubt = [warning, driverAway && dayTexts.warnings.kinds.poissa].filter(Boolean).join(', ');
  const { name, phone } = driverCell(vehicle, without);
  const call = phoneHref(phone);
  const m3 = drivenKeikat(work).reduce((sum, keikka) => sum + keikka.m3, 0);
  return (
    <section className="vehicle" aria-label={vehicleNo} data-vehicle={vehicle.vehicleId}>
      <header>
        <button type="button" className="number" data-cell="vehicle" aria-haspopup="menu">
          <b>{vehicleName(vehicle)}</b>
        </button>
        <DriverName vehicle={vehicle} without={without} />
        {conflict || driverConflict ? (
          <span className="conflict">
            <CircleAlert size={14} aria-hidden /> {dayTexts.conflict}
          </span>
        ) : doubt ? (
          <span className="warning">
            <TriangleAlert size={14} aria-hidden /> {doubt}
          </span>
        ) : (
          m3 > 0 && <span>{m3Text(m3)}</span>
        )}
        {call && (
          <a className="call" href={call} aria-label={dayTexts.drivers.call(name)}>
            <Phone size={20} />
          </a>
        )}
      </header>
      {jobs.map((bar) => (
        <Job key={bar.key} bar={bar} />
      ))}
    </section>
  );
});

/** Opens the choice of another driver, for persons with the right. */
function DriverName({ vehicle, without }: { vehicle: DayVehicle; without: number }) {
  const opensMenu = useDriverMenuRight()(vehicle);
  const { name, gap, missing } = driverCell(vehicle, without, opensMenu);
  const words = [name, gap].filter(Boolean).join(' · ');
  const look = { className: 'name', 'data-missing': missing || undefined };
  if (!opensMenu) return <span {...look}>{words}</span>;
  return (
    <button type="button" {...look} data-cell="driver" aria-haspopup="menu">
      {words}
    </button>
  );
}

/** The accessible name is the printed text and the status that the icon shows. */
function Job({ bar }: { bar: BoardBar }) {
  const { key, item, startMs, endMs, conflict, warning, isDriverless } = bar;
  const Doubt = isDriverless ? UserX : TriangleAlert;
  const keikka = isReadable(item) ? item : null;
  const style = { '--edge': keikka?.sourceAsiakasColorCode ?? 'transparent' } as CSSProperties;
  return (
    <button type="button" className="job" data-key={key} data-look={barLook(item)} style={style}>
      <span className="times">
        <b>{clockOf(startMs)}</b>
        {clockOf(endMs)}
      </span>
      <span className="what">
        <span className="title">
          <BarIcon icon={itemIcon(item)} />
          {conflict && <CircleAlert size={16} className="clash" aria-hidden />}
          {!conflict && warning && <Doubt size={16} className="doubt" aria-hidden />}
          <b>{itemTitle(item)}</b>
        </span>
        {conflict && (
          <span className="clash">
            <VisuallyHidden>{dayTexts.conflict}: </VisuallyHidden>
            {conflict}
          </span>
        )}
        {warning && (
          <span className="doubt">
            <VisuallyHidden>{dayTexts.warning}: </VisuallyHidden>
            {warning}
          </span>
        )}
        {keikka ? keikkaSite(keikka) : item.isPalkki && item.grid_palkkiTypeDescription}
      </span>
      {keikka && <b>{m3Text(keikka.m3)}</b>}
      {keikka && <VisuallyHidden>{keikka.keikkaTilaSelite}</VisuallyHidden>}
    </button>
  );
}
