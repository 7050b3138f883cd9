import { ok, StandInBff, type SeenCall as AnyCall } from '@keikka/sdk/testing';

export type SeenCall = Pick<AnyCall, 'name' | 'authorization'>;

/** A BFF with the order load of the contract. The test sets the next answer. */
export class KeikkaBff extends StandInBff {
  readonly loads: SeenCall[] = [];
  load: (call: SeenCall) => Response | Promise<Response> = () => ok(null);

  protected override answer({ name, authorization }: AnyCall): Response | Promise<Response> {
    this.loads.push({ name, authorization });
    return this.load({ name, authorization });
  }
}
