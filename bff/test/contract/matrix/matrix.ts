import { alvRows } from './alv.rows.js';
import { authRows } from './auth.rows.js';
import { betoniRows } from './betoni.rows.js';
import { geokoodausRows } from './geokoodaus.rows.js';
import { gridDayRows } from './grid-day.rows.js';
import { hinnatRows } from './hinnat.rows.js';
import { hyvitysRows } from './hyvitys.rows.js';
import { keikkaRows } from './keikka.rows.js';
import { kuskiRows } from './kuski.rows.js';
import { lahetysRows } from './lahetys.rows.js';
import { laskuajoRows } from './laskuajo.rows.js';
import { laskupohjaRows } from './laskupohja.rows.js';
import { laskuRows } from './lasku.rows.js';
import { laskuttamattaRows } from './laskuttamatta.rows.js';
import { matkaRows } from './matka.rows.js';
import { tulosteRows } from './tuloste.rows.js';
import { osapuoliRows } from './osapuoli.rows.js';
import { palkkiRows } from './palkki.rows.js';
import { personRows } from './person.rows.js';
import type { MatrixRow } from './row.js';
import { sijaintiRows } from './sijainti.rows.js';
import { statRows } from './stat.rows.js';
import { traceRows } from './trace.rows.js';
import { tuoteRows } from './tuote.rows.js';
import { asiakasRows } from './asiakas.rows.js';
import { oikeudetRows } from './oikeudet.rows.js';
import { tyomaaRows } from './tyomaa.rows.js';
import { vehicleRows } from './vehicle.rows.js';

/** Every route of the running BFF; a test fails for one that has no row. The sign-out comes last. */
export const matrix: readonly MatrixRow[] = [
  ...gridDayRows,
  ...osapuoliRows,
  ...tulosteRows,
  ...palkkiRows,
  ...keikkaRows,
  ...betoniRows,
  ...kuskiRows,
  ...personRows,
  ...sijaintiRows,
  ...statRows,
  ...hinnatRows,
  ...hyvitysRows,
  ...laskuRows,
  ...lahetysRows,
  ...laskuajoRows,
  ...laskupohjaRows,
  ...laskuttamattaRows,
  ...geokoodausRows,
  ...matkaRows,
  ...tuoteRows,
  ...vehicleRows,
  ...alvRows,
  ...asiakasRows,
  ...oikeudetRows,
  ...tyomaaRows,
  ...traceRows,
  ...authRows,
];
