import { keikkaTila } from '../keikka/keikka-tila.js';
import { neededBoom, takesVehicle, vehicleLack } from './vehicle-fit.js';

const [BETONIAUTO, PUMI, PUMPPU, OTHER] = [1, 2, 3, 4];

describe('what a vehicle lacks for an order', () => {
  it.each([
    [BETONIAUTO, BETONIAUTO, null],
    [BETONIAUTO, PUMI, null],
    [BETONIAUTO, PUMPPU, { kind: 'betoniauto', of: 'type', own: PUMPPU, ordered: BETONIAUTO }],
    [PUMI, BETONIAUTO, { kind: 'pumppu', of: 'type', own: BETONIAUTO, ordered: PUMI }],
    [PUMI, PUMPPU, null],
    [PUMPPU, BETONIAUTO, { kind: 'pumppu', of: 'type', own: BETONIAUTO, ordered: PUMPPU }],
    [PUMPPU, PUMI, null],
    [OTHER, BETONIAUTO, null],
    [null, BETONIAUTO, null],
    [null, PUMPPU, null],
  ])('of type %j, on a vehicle of type %i', (ordered, vehicleTypeId, lack) => {
    expect(
      vehicleLack({ vehicleTypeId, vehiclePuomi: null }, { vehicleTypeId: ordered, puomi: null }),
    ).toEqual(lack);
  });

  it.each([
    [32, null],
    [31.9, { kind: 'puomi', of: 'boom', own: 31.9, ordered: 32 }],
    [null, { kind: 'puomi', of: 'boom', own: 0, ordered: 32 }],
  ])('of 32 m, on a vehicle with a boom of %j m', (vehiclePuomi, lack) => {
    const need = { vehicleTypeId: PUMPPU, puomi: 32 };
    expect(vehicleLack({ vehicleTypeId: PUMPPU, vehiclePuomi }, need)).toEqual(lack);
  });

  it('is no boom where a mixer is ordered', () => {
    expect(neededBoom({ vehicleTypeId: BETONIAUTO, puomi: 32 })).toBeNull();
    expect(neededBoom({ vehicleTypeId: null, puomi: 32 })).toBe(32);
  });
});

describe('what keeps a vehicle from other work', () => {
  const { kasittelyssa, peruttu, poistettu, eiPaasya } = keikkaTila;
  it.each([
    ['an order', { isPalkki: false, keikkaTilaId: kasittelyssa } as const, true],
    ['one that may not be read', { isPalkki: false, keikkaTilaId: eiPaasya } as const, true],
    ['a cancelled order', { isPalkki: false, keikkaTilaId: peruttu } as const, false],
    ['a deleted order', { isPalkki: false, keikkaTilaId: poistettu } as const, false],
    ['a service', { isPalkki: true, vehicleAvailable: false } as const, true],
    ['a comment', { isPalkki: true, vehicleAvailable: true } as const, false],
  ])('%s: %#', (_what, item, takes) => {
    expect(takesVehicle(item)).toBe(takes);
  });
});
