import { compile, evaluate, keikkaSchema } from '@keikka/domain/formula';
import { milliseconds } from './measure.mjs';

const BARS = 5000;

/** The bars of a large board with their data, and three colour rules as companies write them. */
const bars = Array.from({ length: BARS }, (_, index) => ({
  keikka: {
    keikkaId: index,
    pumppuAika: new Date(
      Date.UTC(2026, 10, 1 + (index % 60), 4 + (index % 11), (index % 4) * 15),
    ).toISOString(),
    pumppuKesto: 60 + (index % 20) * 15,
    m3: (index % 160) / 2 + 1,
    kaupunki: ['Espoo', 'Vantaa', 'Helsinki'][index % 3],
    asiakasNimi: `Rakennus Oy ${index % 60}`,
  },
  ajoneuvo: { vehicleNo: `P${index % 30}`, vehiclePuomi: 20 + (index % 40) },
}));
const rules = [
  '{m3 > 40}',
  "{vehiclePuomi >= 42 && kaupunki == 'Espoo'}",
  '{viikonpaiva >= 6 || tunti < 6 || kesto > 4}',
].map((source) => compile(source, keikkaSchema, 'condition'));

let held = 0;

/** Milliseconds to evaluate every rule for every bar. */
export const boardMs = () =>
  milliseconds(() => {
    for (const bar of bars) for (const rule of rules) if (evaluate(rule, bar) === true) held += 1;
  });

export const BOARD_TITLE = `${BARS} bars × ${rules.length} conditions`;
export const conditionsHeld = () => held;
