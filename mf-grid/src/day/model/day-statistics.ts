import type { GridDay, GridKeikka } from '@keikka/contracts';
import { drivenKeikat } from './row-texts.js';

export interface SourceShare {
  asiakasId: number;
  nimi: string;
  colorCode: string;
  keikkaCount: number;
  m3: number;
}

export interface DayStatistics {
  keikkaCount: number;
  m3: number;
  /** null when the viewer may not see the day's drivers, or nobody is at work. */
  utilisationPercent: number | null;
  sources: SourceShare[];
}

/** The minutes that one order counts, by the vehicle's type; other types do not count (I-190). */
const countedMinutes: Record<number, number> = { 2: 45, 3: 60 };
const WORK_DAY_MINUTES = 450;

/** Counts of the day (G-031): cancelled and deleted orders and absent drivers are left out. */
export function dayStatistics(day: GridDay): DayStatistics {
  const keikat: GridKeikka[] = [];
  let minutes = 0;
  for (const vehicle of day.ajoneuvot) {
    const driven = drivenKeikat(vehicle);
    minutes += driven.length * (countedMinutes[vehicle.vehicleTypeId] ?? 0);
    keikat.push(...driven);
  }
  const present = day.kuskit?.filter((kuski) => !kuski.pois).length ?? 0;
  return {
    keikkaCount: keikat.length,
    m3: sumM3(keikat),
    utilisationPercent: present > 0 ? Math.round((100 * minutes) / (present * WORK_DAY_MINUTES)) : null,
    sources: sourceShares(keikat),
  };
}

function sourceShares(keikat: GridKeikka[]): SourceShare[] {
  const shares = new Map<number, SourceShare>();
  for (const keikka of keikat) {
    const before = shares.get(keikka.sourceAsiakasId) ?? {
      asiakasId: keikka.sourceAsiakasId,
      nimi: keikka.sourceAsiakasNimi,
      colorCode: keikka.sourceAsiakasColorCode,
      keikkaCount: 0,
      m3: 0,
    };
    before.keikkaCount += 1;
    before.m3 += keikka.m3;
    shares.set(keikka.sourceAsiakasId, before);
  }
  return [...shares.values()]
    .map((share) => ({ ...share, m3: withoutDust(share.m3) }))
    .sort((a, b) => b.m3 - a.m3);
}

/** Amounts have at most two decimals; the sum is rounded to hide binary errors. */
const withoutDust = (m3: number): number => Math.round(m3 * 100) / 100;

const sumM3 = (keikat: GridKeikka[]): number =>
  withoutDust(keikat.reduce((sum, keikka) => sum + keikka.m3, 0));
