import { palkkiFields } from '@keikka/contracts';
import { blankOf, savedFields } from '@keikka/contracts/fields';
import { moved, stateFields, touched, type PalkkiState } from './palkki.rules.js';

const state = (changes: Partial<PalkkiState> = {}): PalkkiState => ({
  ...(blankOf(stateFields) as PalkkiState),
  vehicleId: 1,
  timeStart: '2026-11-20T05:00:00.000Z',
  timeEnd: '2026-11-20T14:00:00.000Z',
  ...changes,
});

describe('a palkki that is new', () => {
  it("is a comment, type 4 'kommentti' [G-104]", () => {
    expect(state().grid_palkkiTypeId).toBe(4);
  });

  it('takes 0 for no order and no source company', () => {
    const incoming = savedFields(palkkiFields, {
      vehicleId: 1,
      timeStart: '2026-11-20T07:00:00+02:00',
      timeEnd: '2026-11-20T16:00:00+02:00',
      keikkaId: 0,
      sourceAsiakasId: 0,
    });
    expect(incoming).toEqual({
      vehicleId: 1,
      timeStart: '2026-11-20T05:00:00.000Z',
      timeEnd: '2026-11-20T14:00:00.000Z',
      keikkaId: null,
      sourceAsiakasId: null,
    });
  });
});

describe('a move', () => {
  it('along time keeps the length', () => {
    expect(moved(state(), { pumppuAika: '2026-11-20T06:30:00.000Z' })).toEqual(
      state({ timeStart: '2026-11-20T06:30:00.000Z', timeEnd: '2026-11-20T15:30:00.000Z' }),
    );
  });

  it('to a vehicle keeps the time', () => {
    expect(moved(state(), { vehicleId: 2 })).toEqual(state({ vehicleId: 2 }));
  });

  it('with a length sets the end', () => {
    expect(moved(state(), { pumppuKesto: 60 }).timeEnd).toBe('2026-11-20T06:00:00.000Z');
  });
});

describe('the rows a change touches', () => {
  it('are the days in Helsinki and the vehicles, before and after', () => {
    const after = moved(state(), { vehicleId: 2, pumppuAika: '2026-11-20T20:00:00.000Z' });
    expect(touched(state(), after)).toEqual({ days: ['20261120', '20261121'], vehicleIds: [1, 2] });
  });

  it('are those of the new palkki alone when there was none', () => {
    expect(touched(null, state())).toEqual({ days: ['20261120'], vehicleIds: [1] });
  });
});
