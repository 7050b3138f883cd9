import type { GridDemo } from '@keikka/contracts';
import { addDays, helsinkiInstant, weekday, type Yyyymmdd } from '@keikka/domain';
import { asiakasIds } from './companies.js';
import type { DemoVehicle } from './master-data.js';
import { DAYS_AHEAD, DAYS_BACK } from './orders.js';
import { Random } from './random.js';

type Palkki = NonNullable<GridDemo['palkit']>[number];

const kinds: readonly { type: number; weight: number; minutes: number; texts: readonly string[] }[] = [
  {
    type: 4,
    weight: 5,
    minutes: 90,
    texts: ['Pesu ja letkun vaihto hallilla', 'Tauko', 'Siirto Forssasta', 'Katsastus 11:00'],
  },
  {
    type: 5,
    weight: 2,
    minutes: 240,
    texts: ['Huolto: puomin vuositarkastus', 'Renkaiden vaihto', 'Öljynvaihto *bold'],
  },
  { type: 12, weight: 2, minutes: 120, texts: ['Varaston inventaario', 'Letkujen siirto työmaalle'] },
  {
    type: 15,
    weight: 1,
    minutes: 180,
    texts: ['Varoitus: tarkista puomin tuki *red', 'Varoitus: vesisäiliö vuotaa'],
  },
  { type: 8, weight: 1, minutes: 60, texts: ['Palaveri esimiehen kanssa'] },
];

/** Palkit: a handful each workday, some of them visible to a source company too. */
export function palkitOf(today: Yyyymmdd, vehicles: readonly DemoVehicle[]): Palkki[] {
  const palkit: Palkki[] = [];
  for (let offset = -DAYS_BACK; offset <= DAYS_AHEAD; offset += 1) {
    const day = addDays(today, offset);
    if (weekday(day) > 5 && offset !== 0) continue;
    const random = new Random(`palkit:${offset}`);
    for (const vehicle of vehicles) {
      if (!random.chance(0.16)) continue;
      const kind = random.weighted(kinds.map((each) => [each, each.weight] as const));
      const start = random.stepped(390, 900, 30);
      palkit.push({
        palkkiId: palkit.length + 1,
        ownerAsiakasId: vehicle.asiakasId,
        vehicleId: vehicle.vehicleId,
        grid_palkkiTypeId: kind.type,
        timeStart: helsinkiInstant(day, start).toISOString(),
        timeEnd: helsinkiInstant(day, start + kind.minutes).toISOString(),
        keikkaComment: random.pick(kind.texts),
        visibleTo:
          kind.type === 4 && vehicle.asiakasId !== asiakasIds.competitor && random.chance(0.3)
            ? [asiakasIds.sources[0]]
            : [],
      });
    }
  }
  return palkit;
}
