import type { GridDay } from '@keikka/contracts';
import { keikkaTila } from '@keikka/domain';
import { keikatOfDay, lastDayWithKeikat } from './sample-keikat.js';

const load = (yyyymmdd: string, keikkaCount: number) => ({ yyyymmdd, keikkaCount, m3: 0 });
const keikka = (keikkaId: number, pumppuAika: string, changes = {}) => ({
  isKeikka: true,
  keikkaTilaId: keikkaTila.toimitusvalmis,
  keikkaTilaCategory: 'vahvistettu',
  keikkaId,
  pumppuAika,
  asiakasNimi: 'Rakennus Oy',
  tyomaaNimi: 'As Oy Kielo',
  ...changes,
});

describe('orders to try a formula on', () => {
  it('are of the last day that has any', () => {
    expect(lastDayWithKeikat([load('20261119', 3), load('20261120', 2), load('20261121', 0)])).toBe(
      '20261120',
    );
    expect(lastDayWithKeikat([load('20261121', 0)])).toBeUndefined();
  });

  it('come in the order of the day, a cancelled one too, without palkit and what may not be read', () => {
    const day = {
      ajoneuvot: [
        { keikkaGroup: [keikka(2, '2026-11-20T12:45:00.000Z', { tyomaaNimi: '' }), { isKeikka: false }] },
        {
          keikkaGroup: [
            keikka(1, '2026-11-20T05:30:00.000Z'),
            keikka(3, '2026-11-20T05:00:00.000Z', {
              keikkaTilaId: keikkaTila.eiPaasya,
              keikkaTilaCategory: 'muu',
            }),
            keikka(4, '2026-11-20T13:00:00.000Z', {
              keikkaTilaId: keikkaTila.peruttu,
              keikkaTilaCategory: 'muu',
            }),
          ],
        },
      ],
    } as unknown as GridDay;
    expect(keikatOfDay(day)).toEqual([
      { keikkaId: 1, title: '1: 20.11. klo 7:30, Rakennus Oy, As Oy Kielo' },
      { keikkaId: 2, title: '2: 20.11. klo 14:45, Rakennus Oy' },
      { keikkaId: 4, title: '4: 20.11. klo 15:00, Rakennus Oy, As Oy Kielo' },
    ]);
  });
});
