import { betoni } from './betoni.js';
import { keikkaAnswer } from './keikka-data.js';
import { gridKeikka, maskedKeikka } from './keikka.js';
import { gridPalkki } from './palkki.js';
import { session } from './session.js';
import { at } from './times.js';
import { dayVehicle } from './vehicle.js';

const times = { timeStart: at('7:00'), timeEnd: at('9:30') };

describe('a builder', () => {
  it('gives a time of a bar all its names', () => {
    expect(gridKeikka(times)).toMatchObject({ ...times, pumppuAika: times.timeStart, pumppuKesto: 150 });
    expect(gridPalkki(times)).toMatchObject({ starttime: times.timeStart, endtime: times.timeEnd });
    expect(maskedKeikka(times)).toMatchObject(times);
  });

  it('names the status that is given by its id', () => {
    expect(gridKeikka({ keikkaTilaId: 8 })).toMatchObject({ keikkaTilaSelite: 'Tilaus peruttu' });
    expect(keikkaAnswer({ keikkaTilaId: 8 }).tilaData).toMatchObject({ keikkaTilaSelite: 'Tilaus peruttu' });
  });

  it('puts what stands on a row onto its vehicle', () => {
    expect(dayVehicle({ vehicleId: 15, keikkaGroup: [gridKeikka()] })).toMatchObject({
      vehicleNo: 'P15',
      keikkaGroup: [{ keikkaId: 4711, vehicleId: 15 }],
    });
  });

  it('makes a session of who has these rights', () => {
    const { user, roles } = session({ personId: 5, settingTypes: [] });
    expect([user.personId, Object.values(roles).some(Boolean)]).toEqual([5, false]);
  });

  it('takes what is given, also where it is none', () => {
    expect(betoni({ m3: 3, lujuusId: null })).toMatchObject({ m3: 3, lujuusId: null, lujuus: 'C30/37' });
  });
});
