import { keikkaTilat } from '@keikka/builders';
import {
  asiakasCalls,
  betoniAttrCalls,
  betoniListCalls,
  betoniShortCutCalls,
  geokoodausCalls,
  hinnatCalls,
  keikkaCalls,
  keikkaFormCalls,
  laskupohjaCalls,
  limutusCalls,
  rasitusCalls,
  sijaintiCalls,
  tyomaaCalls,
  vehicleCalls,
  type VehicleType,
} from '@keikka/contracts';
import { businessRules, limutusConfig, limutusPermissions } from '@keikka/domain';
import { betoniLists } from './betoni-lists.js';
import { failure, ok, StandInBff, type SeenCall as AnyCall } from '@keikka/sdk/testing';

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
    this.on(geokoodausCalls.get, () => failure('GEOKOODAUS.NOT_IN_USE'));
    this.on(tyomaaCalls.listPersons, () => ({ personList: [] }));
    this.on(laskupohjaCalls.list, () => []);
    this.on(hinnatCalls.betoniPrices, () => []);
    this.on(keikkaCalls.listTilat, () => keikkaTilat());
    this.on(rasitusCalls.list, () =>
      betoniLists.rajat.map(({ luokka, ...raja }) => ({ luokka, ...raja, standardi: raja })),
    );
    this.on(betoniAttrCalls.list, () => betoniLists.attrs);
    this.on(betoniShortCutCalls.list, () => []);
    this.on(limutusCalls.config, () => limutusConfig);
    this.on(limutusCalls.businessRules, () => businessRules);
    this.on(limutusCalls.permissions, () => limutusPermissions(false));
    this.on(betoniListCalls.laatu, () => betoniLists.laadut);
    this.on(betoniListCalls.raeKoko, () => betoniLists.raeKoot);
    this.on(betoniListCalls.lujuus, () => betoniLists.lujuudet);
    this.on(betoniListCalls.notkeus, () => betoniLists.notkeudet);
    this.on(betoniListCalls.kayttoIka, () => betoniLists.kayttoIat);
  }

  protected override answer({ name, authorization }: AnyCall): Response | Promise<Response> {
    this.loads.push({ name, authorization });
    return this.load({ name, authorization });
  }
}
