import { uusiTilausFields } from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import { helsinkiInstant, MINUTE_MS, type Yyyymmdd } from '@keikka/domain';
import type { SlotProps } from '@keikka/sdk';
import { formOf, type FormValues } from '@keikka/sdk/record';

type UusiTilausForm = FormValues<typeof uusiTilausFields>;

/** A new order begins at 7:00 of the shown day and lasts six hours (O-148), unless a place says otherwise. */
const START_MINUTE = 7 * 60;
const DURATION_MIN = 360;

type Place = SlotProps['order.new']['place'];

/** The form of a new order, pumped by the own company. */
export function uusiTilausForm(yyyymmdd: Yyyymmdd, place: Place, ownAsiakasId: number): UusiTilausForm {
  const start = place ? new Date(place.startMs) : helsinkiInstant(yyyymmdd, START_MINUTE);
  const drawnMs = place && place.endMs !== null ? place.endMs - place.startMs : null;
  return formOf(uusiTilausFields, {
    ...blankOf(uusiTilausFields),
    sourceAsiakasId: 0,
    pumppuAika: start.toISOString(),
    pumppuKesto: drawnMs === null ? DURATION_MIN : drawnMs / MINUTE_MS,
    vehicleId: place?.vehicleId ?? null,
    pumppuAsiakasId: ownAsiakasId,
  });
}

/** A source that is another company makes the concrete of its orders, until somebody says otherwise. */
export const makerOf = (sourceAsiakasId: number, ownAsiakasId: number): number | null =>
  sourceAsiakasId === ownAsiakasId ? null : sourceAsiakasId;
