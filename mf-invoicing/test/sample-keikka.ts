import { dayVehicle, gridDay, keikkaAnswer } from '@keikka/builders';
import { gridDayCalls, keikkaCalls, type GridKeikka, type KeikkaData } from '@keikka/contracts';
import type { StandInBff } from '@keikka/sdk/testing';

/** Answers the calls that find a sample order for formulas; without one the board is empty. */
export function answerSample(bff: StandInBff, keikkaOf: () => KeikkaData | undefined): void {
  bff.on(gridDayCalls.listLoads, ({ last }) => [{ yyyymmdd: last, keikkaCount: keikkaOf() ? 1 : 0, m3: 0 }]);
  bff.on(gridDayCalls.get, ({ yyyymmdd }) => {
    const keikka = keikkaOf();
    return gridDay({ yyyymmdd, ajoneuvot: [dayVehicle({ keikkaGroup: keikka ? [rowOf(keikka)] : [] })] });
  });
  bff.on(keikkaCalls.get, () => keikkaAnswer(keikkaOf()));
}

const rowOf = (keikka: KeikkaData): GridKeikka => ({ ...keikka, vehicleId: keikka.vehicleId ?? 0 });
