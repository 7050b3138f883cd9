/** The shortest boom of a big pump, m (O-316). */
const BIG_FROM = 47;

export type PumpSize = 'pieni' | 'iso';

/** The size of a pump by its boom (metres), by which a plant judges a small change of the concrete (O-316). */
export const pumpSize = (puomi: number): PumpSize => (puomi < BIG_FROM ? 'pieni' : 'iso');
