import { maskKeikka, type DayVehicle, type GridItem, type GridKeikka } from '@keikka/contracts';
import { companiesOf, keikkaTila, viewersOf } from '@keikka/domain';
import { isReadable } from '../../../day/model/grid-day.js';
import { texts } from '../texts.js';

/** The palkki that is edited. */
interface EditedPalkki {
  palkkiId: number;
  /** The companies that it is shown to. */
  guestIds: readonly number[];
}

/** A vehicle's row as another company sees it, as far as the own data tell. */
export interface CompanyRow {
  vehicle: DayVehicle;
  seesPalkki: boolean;
  /** The orders of which the company sees the time alone. */
  masked: number;
  /** Orders that it sees nothing of, unless it plans the vehicle, which only the company's own links tell. */
  hidden: number;
  /** Of these the own data do not tell whether the company sees them. */
  unknown: number;
}

type Sight = 'whole' | 'foreign' | 'unknown' | 'none';

export function companyRow(vehicle: DayVehicle, asiakasId: number, palkki: EditedPalkki): CompanyRow {
  const seen = vehicle.keikkaGroup.map((item) => ({ item, sight: sightOf(item, asiakasId, palkki) }));
  const of = (sight: Sight): GridItem[] => seen.filter((one) => one.sight === sight).map(({ item }) => item);
  const whole = of('whole');
  const foreign = of('foreign').filter(isReadable);
  // The day masks an order only where its vehicle is the viewer's or carries an order that the viewer reads.
  const masks = vehicle.ownerAsiakasId === asiakasId || whole.some(isReadable);
  return {
    vehicle: { ...vehicle, keikkaGroup: [...whole, ...(masks ? foreign.map(maskKeikka) : [])] },
    seesPalkki: whole.some((item) => item.isPalkki && item.palkkiId === palkki.palkkiId),
    masked: masks ? foreign.length : 0,
    hidden: masks ? 0 : foreign.length,
    unknown: of('unknown').length,
  };
}

function sightOf(item: GridItem, asiakasId: number, { palkkiId, guestIds }: EditedPalkki): Sight {
  if (item.isPalkki) {
    const isShownTo = (listed: readonly number[]): boolean =>
      viewersOf(item, item.ownerAsiakasId, listed).includes(asiakasId);
    const isEdited = item.palkkiId === palkkiId;
    if (isShownTo(isEdited ? guestIds : [])) return 'whole';
    // To whom another palkki is shown, its own window tells.
    return !isEdited && isShownTo([asiakasId]) ? 'unknown' : 'none';
  }
  if (item.isTemp || item.keikkaTilaId === keikkaTila.poistettu) return 'none';
  if (!isReadable(item)) return 'unknown';
  return companiesOfRow(item).includes(asiakasId) ? 'whole' : 'foreign';
}

/** The day does not tell who lays the floor of an order. */
const companiesOfRow = (keikka: GridKeikka): number[] => companiesOf({ ...keikka, lattiaAsiakasId: null });

/** What the drawn row of the company cannot show, a sentence each. */
export function companyNotes({ seesPalkki, masked, hidden, unknown }: CompanyRow): string[] {
  const notes = [
    !seesPalkki && texts.company.noPalkki,
    masked > 0 && texts.company.masked(masked),
    hidden > 0 && texts.company.hidden,
    masked + hidden > 0 && texts.company.exceptions,
    unknown > 0 && texts.company.unknown(unknown),
  ];
  return notes.filter((note) => note !== false);
}
