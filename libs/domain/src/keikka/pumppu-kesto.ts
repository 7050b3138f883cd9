/** Limits of a pump time, in minutes [O-157, O-158]. On the grid they hold for a palkki too [O-244]. */
export const pumppuKestoLimits = { min: 15, max: 10_080 } as const;

/** A new order: 07:00 on the grid's day, six hours [O-148]. Wall minutes and minutes. */
export const newKeikkaTime = { startMinute: 7 * 60, minutes: 360 } as const;

/** The code of a duration's fault (minutes), or undefined. Fractions count as too short or too long. */
export function pumppuKestoFault(
  minutes: number,
): 'KEIKKA.DURATION_TOO_SHORT' | 'KEIKKA.DURATION_TOO_LONG' | undefined {
  if (!(minutes >= pumppuKestoLimits.min)) return 'KEIKKA.DURATION_TOO_SHORT';
  return minutes > pumppuKestoLimits.max ? 'KEIKKA.DURATION_TOO_LONG' : undefined;
}

/** pumppuKestoH: full tenths of an hour, so that 100 minutes are 1.6 (C-29). */
export const pumppuKestoH = (minutes: number): number => Math.floor(minutes / 6) / 10;
