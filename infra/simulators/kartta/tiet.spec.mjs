import { kunnat } from './paikat.mjs';
import { reitti } from './reitti.mjs';
import { metresBetween, Tiet } from './tiet.mjs';

const NEIGHBOURS_METRES = 40_000;

it('has between towns near each other a way that is not much longer than the straight line', () => {
  const tiet = new Tiet();
  const towns = Object.entries(kunnat);
  const roundabout = towns.flatMap(([one, { point }], index) =>
    towns.slice(index + 1).flatMap(([other, { point: end }]) => {
      const straight = metresBetween(point, end);
      if (straight > NEIGHBOURS_METRES) return [];
      const way = reitti(tiet, tiet.nearest(point).node, tiet.nearest(end).node);
      const times = Number(way?.distance) / straight;
      return times < 1.9 ? [] : [`${one}–${other} ${times.toFixed(2)}`];
    }),
  );
  expect(roundabout).toEqual([]);
});
