import { keikkaCalls, type GridKeikka } from '@keikka/contracts';
import type { Caller } from './house-bff.js';
import type { Suite } from './suite.js';

export function aikaContract(suite: Suite): void {
  describe('the time of an order', () => {
    let own: GridKeikka;
    beforeAll(async () => {
      own = await suite.ownKeikka();
    });

    const saveTime = (fields: object, caller: Caller = 'ajojarjestelija') => {
      const { keikkaId, pumppuAika } = own;
      return suite.send(caller, keikkaCalls.savePumppuAika, { keikkaId, pumppuAika, ...fields });
    };

    it.each([
      [14, 'Pumpun kesto ei voi olla alle 15 minuuttia'],
      [0, 'Pumpun kesto ei voi olla alle 15 minuuttia'],
      [-15, 'Pumpun kesto ei voi olla alle 15 minuuttia'],
      [10_081, 'Pumpun kesto ei voi olla yli 1 viikon (10080 minuuttia)'],
    ])('refuses %i minutes with the Finnish text [O-157] [O-158] [O-244]', async (pumppuKesto, error) => {
      const answer = await saveTime({ pumppuKesto });
      expect([answer.status, answer.body.error]).toEqual([400, error]);
    });

    it.each([15, 10_080])('takes %i minutes [O-157] [O-158]', async (pumppuKesto) => {
      const { status, body } = await saveTime({ pumppuKesto });
      expect([status, body.data.pumppuKesto]).toEqual([200, pumppuKesto]);
    });

    it.each([
      ['a part of a minute', { pumppuKesto: 90.5 }],
      ['a length in words', { pumppuKesto: 'tunti' }],
      ['no length', { pumppuKesto: null }],
      ['a start in words', { pumppuAika: 'huomenna' }],
      ['no start', { pumppuAika: null }],
      ['a start of a day that does not exist', { pumppuAika: '2026-02-30T08:00:00Z' }],
    ])('refuses %s with a Finnish text (R-05)', async (_what, fields) => {
      const { status, body } = await saveTime(fields);
      expect([status, body.success]).toEqual([400, false]);
      expect(body.error).toMatch(/\p{L}{3}/u);
    });

    it('is not moved from where it no longer is [O-245]', async () => {
      const originalPumppuAika = new Date(Date.parse(own.pumppuAika) - 15 * 60_000).toISOString();
      const pumppuAika = new Date(Date.parse(own.pumppuAika) + 15 * 60_000).toISOString();
      const { status, body } = await saveTime({ pumppuAika, originalPumppuAika });
      expect([status, body.error]).toEqual([400, expect.stringMatching(/^Kollega on siirtänyt tilauksen/)]);
    });

    it.each(['kumppani', 'kilpailija', 'kuljettaja'] as const)(
      'is not moved in time by %s [O-011]',
      async (caller) => {
        expect((await saveTime({ pumppuKesto: 60 }, caller)).status).toBe(403);
      },
    );

    it('gets another start and length [O-244]', async () => {
      const { pumppuAika, pumppuKesto } = own;
      const changed = { pumppuAika, pumppuKesto: pumppuKesto + 15 };
      const { body } = await saveTime(changed);
      expect(body).toMatchObject({ success: true, ok: true, data: changed });
    });
  });
}
