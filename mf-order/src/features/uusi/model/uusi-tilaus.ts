import { sourceDefaults, uusiTilausFields, type LinkSettings } from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import { helsinkiInstant, MINUTE_MS, newKeikkaTime, type PumpTime, type Yyyymmdd } from '@keikka/domain';
import { ApiError, type SlotProps } from '@keikka/sdk';
import { formOf, valuesOf, type FormValues } from '@keikka/sdk/record';
import { texts } from '../texts.js';

export type UusiTilausForm = FormValues<typeof uusiTilausFields>;

type Place = SlotProps['order.new']['place'];

/** The form of a new order, pumped by the own company: from 7 to 13 (O-148), unless a place says otherwise. */
export function uusiTilausForm(yyyymmdd: Yyyymmdd, place: Place, ownAsiakasId: number): UusiTilausForm {
  const start = place ? new Date(place.startMs) : helsinkiInstant(yyyymmdd, newKeikkaTime.startMinute);
  const drawnMs = place && place.endMs !== null ? place.endMs - place.startMs : null;
  return formOf(uusiTilausFields, {
    ...blankOf(uusiTilausFields),
    sourceAsiakasId: 0,
    pumppuAika: start.toISOString(),
    pumppuKesto: drawnMs === null ? newKeikkaTime.minutes : drawnMs / MINUTE_MS,
    vehicleId: place?.vehicleId ?? null,
    pumppuAsiakasId: ownAsiakasId,
  });
}

const { pumppuAika, pumppuKesto } = uusiTilausFields;
const timeFields = { pumppuAika, pumppuKesto };
type FormTime = FormValues<typeof timeFields>;

/** null while the form has no time. */
export function timeOf(form: FormTime): PumpTime | null {
  const { pumppuAika: start, pumppuKesto: minutes } = valuesOf(timeFields, form);
  return start === null ? null : { start: new Date(start), minutes };
}

export const fieldsOf = ({ start, minutes }: PumpTime): FormTime =>
  formOf(timeFields, { pumppuAika: start.toISOString(), pumppuKesto: minutes });

/**
 * What follows when a source is chosen: what its settings say. The same source chosen again changes nothing, so that what was
 * set by hand since stays.
 */
export function followingSource(
  { sourceAsiakasId }: Pick<UusiTilausForm, 'sourceAsiakasId'>,
  before: Pick<UusiTilausForm, 'sourceAsiakasId'>,
  { ownAsiakasId, settings }: { ownAsiakasId: number; settings: LinkSettings },
): Partial<UusiTilausForm> {
  return sourceAsiakasId === before.sourceAsiakasId
    ? {}
    : sourceDefaults({ ownAsiakasId, sourceAsiakasId, settings });
}

const FIRST_OF_SERVER = 500;

/** What a failed creation is called: refused (O-301), not carried out, or beyond any answer (O-304). */
export function failedText(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.unexpected;
  const isRefused = error.status >= 400 && error.status < FIRST_OF_SERVER;
  return isRefused ? texts.failed : texts.technical;
}
