import type { LahetysTarkastus } from '@keikka/contracts';
import { helsinkiInstant, helsinkiWall, HOUR_MS } from '@keikka/domain';
import type { HakuVastaus } from './kohdejarjestelma.js';

/** Sent invoices are looked at again in these hours of the night, for so many days. */
const [FROM_HOUR, TO_HOUR, DAYS] = [3, 5, 7];
const MINUTES = 60;

/** Which sent invoices are looked at: those sent since `lahetetty` and not looked at since `alkoi`. Null by day. */
export function tarkastettavat(now: Date): { alkoi: Date; lahetetty: Date } | null {
  const { yyyymmdd, minuteOfDay } = helsinkiWall(now);
  if (minuteOfDay < FROM_HOUR * MINUTES || minuteOfDay >= TO_HOUR * MINUTES) return null;
  const alkoi = helsinkiInstant(yyyymmdd, FROM_HOUR * MINUTES);
  return { alkoi, lahetetty: new Date(alkoi.getTime() - DAYS * 24 * HOUR_MS) };
}

/** What a look at a sent invoice says of it. */
export function tarkastusOf({ loyto }: HakuVastaus): LahetysTarkastus {
  if (!loyto) return 'eiVastausta';
  if (loyto.laji === 'oma') return 'kunnossa';
  return loyto.laji === 'eiOle' ? 'puuttuu' : 'eroaa';
}
