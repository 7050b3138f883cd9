import { gridDriver, keikkaKuski } from '@keikka/builders';
import type { KuskiOfDay } from '@keikka/contracts';
import { chosenDrivers } from './chosen-drivers.js';

const work = { m3: 0, keikkaCount: 0, keikkaMinutes: 0 };
const kuski = { ...keikkaKuski({ personId: 1 }), personEmail: '', ...work };
const vehicle = { vehicleId: 18, vehicleNo: 'P18' };

describe('a driver of an order', () => {
  it.each<[string, Partial<KuskiOfDay>, string, string, boolean]>([
    ['on its vehicle', { vehicleId: 18 }, 'Päivän kuljettaja · P18', 'Töissä', false],
    ['on another vehicle', { vehicleId: 7 }, 'Valittu tilaukselle', 'Töissä', false],
    ['without an entry for the day', { statusName: '' }, 'Valittu tilaukselle', 'Töissä', false],
    ['on leave', { pois: true, statusName: 'Loma' }, 'Valittu tilaukselle', 'Loma', true],
    ['away for a reason unseen', { pois: true, statusName: '' }, 'Valittu tilaukselle', 'Poissa', true],
  ])('%s', (_, changes, note, text, isAway) => {
    const ofDay = [{ ...gridDriver({ personId: 1 }), ...work, ...changes }];
    expect(chosenDrivers([kuski], ofDay, vehicle)).toEqual([{ kuski, note, state: { text, isAway } }]);
  });

  it('whom the day’s list does not have is without a state, and an order without a vehicle has no driver of the day', () => {
    const known = [{ ...gridDriver({ personId: 1 }), ...work }];
    expect(chosenDrivers([kuski], [], vehicle)[0]?.state).toBeNull();
    expect(chosenDrivers([kuski], known, null)[0]?.note).toBe('Valittu tilaukselle');
  });
});
