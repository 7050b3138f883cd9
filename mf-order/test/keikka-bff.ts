import { keikkaTilat } from '@keikka/builders';
import {
  asiakasCalls,
  keikkaCalls,
  keikkaFormCalls,
  sijaintiCalls,
  vehicleCalls,
  type VehicleType,
} from '@keikka/contracts';
import { ok, StandInBff, type SeenCall as AnyCall } from '@keikka/sdk/testing';

export type SeenCall = Pick<AnyCall, 'name' | 'authorization'>;

const typeOf = (vehicleTypeId: number, vehicleTypeName: string, pumps: boolean): VehicleType => ({
  vehicleTypeId,
  vehicleTypeName,
  hasPuomi: pumps,
  hasLinja: pumps,
});

export const vehicleTypes = [
  typeOf(1, 'Betoniauto', false),
  typeOf(2, 'Pumi', true),
  typeOf(3, 'Pumppu', true),
];

/** A BFF with the order load of the contract. The test sets the next answer. */
export class KeikkaBff extends StandInBff {
  readonly loads: SeenCall[] = [];
  load: (call: SeenCall) => Response | Promise<Response> = () => ok(null);

  constructor() {
    super();
    this.on(vehicleCalls.listTypes, () => vehicleTypes);
    this.on(keikkaFormCalls.listChanges, () => []);
    this.on(asiakasCalls.listLinks, () => []);
    this.on(sijaintiCalls.list, () => []);
    this.on(keikkaCalls.listTilat, () => keikkaTilat());
  }

  protected override answer({ name, authorization }: AnyCall): Response | Promise<Response> {
    this.loads.push({ name, authorization });
    return this.load({ name, authorization });
  }
}
