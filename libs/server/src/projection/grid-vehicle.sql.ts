import type { GridVehicle } from '@keikka/contracts';

/** What differs between staff, which owns the vehicles, and a service that knows only its projection of them. */
interface GridVehicleSource {
  /** SQL of the type's name. */
  vehicleTypeName: string;
  plannable: string;
  /** SQL of the day's driver as JSON. When absent, the row shows nothing of how the owner runs the vehicle. */
  dayDriver?: string;
}

/**
 * SQL of the JSON text of a `GridVehicle`, for vehicle `v` and its company `a`. No other place lists the keys, so a new
 * key reaches the rows of staff and those of vehicles without a link (G-005) at once.
 */
export function gridVehicleJsonSql(source: GridVehicleSource): string {
  const columns = Object.entries(columnsOf(source)).map(([key, sql]) => `${sql} as "${key}"`);
  return `(select row_to_json(r)::text from (select ${columns.join(', ')}) r)`;
}

function columnsOf({
  vehicleTypeName,
  plannable,
  dayDriver,
}: GridVehicleSource): Record<keyof GridVehicle, string> {
  const own = (sql: string, hidden: string): string => (dayDriver === undefined ? hidden : sql);
  return {
    vehicleId: 'v.vehicle_id',
    vehicleNo: 'v.vehicle_no',
    vehicleRegNo: 'v.vehicle_reg_no',
    vehicleNimi: 'v.vehicle_nimi',
    vehiclePuomi: 'v.vehicle_puomi',
    vehicleTypeId: 'v.vehicle_type_id',
    vehicleTypeName,
    asiakasId: 'v.asiakas_id',
    asiakasNimi: `coalesce(a.asiakas_nimi, '')`,
    ownerAsiakasId: 'v.asiakas_id',
    firstDate: own('v.first_date', 'null'),
    lastDate: own('v.last_date', 'null'),
    sortNo: own('v.sort_no', '0'),
    defaultKuski_personId: own('v.default_kuski_person_id', 'null'),
    useNoDriverBar: own('v.use_no_driver_bar', 'null'),
    showInGridCalc: own('v.show_in_grid_calc', 'true'),
    plannable,
    dayDriver: dayDriver ?? 'null',
  };
}
