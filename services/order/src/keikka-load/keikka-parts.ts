import type { Betoni, GridKeikka, KeikkaKuskiOfDay } from '@keikka/contracts';
import type { AsiakasProjectionRow, PersonProjectionRow, VehicleProjectionRow } from '@keikka/server';
import type { Keikka } from '../keikka/keikka.entity.js';
import type { KeikkaTila } from '../keikka-tila/keikka-tila.entity.js';
import type { Tyomaa } from '../tyomaa/tyomaa.entity.js';

/** Everything one order is made of, as it was read. */
export interface KeikkaParts {
  keikka: Keikka;
  row: GridKeikka;
  /** With their prices when the reader may see them. */
  betonit: Betoni[];
  isPriced: boolean;
  kuskit: KeikkaKuskiOfDay[];
  tila: KeikkaTila | null;
  tyomaa: Tyomaa | null;
  vehicle: VehicleProjectionRow | null;
  asiakas: AsiakasProjectionRow | null;
  betoniAsiakas: AsiakasProjectionRow | null;
  person: PersonProjectionRow | null;
  /** Types of the order's step log messages. */
  stepLogTypes: ReadonlySet<number>;
}
