import { authCalls, keikkaCalls, tuoteCalls } from '@keikka/contracts';
import { eventually } from '@keikka/testing';
import { LiveTab } from '../live-tab.js';
import { readBoard, today } from './facts.js';
import type { Suite } from './suite.js';

export function outageContract(suite: Suite): void {
  describe('when a part of the house is away', () => {
    describe.each(['frozen', 'gone'])('while Redis is %s', (how) => {
      beforeAll(async () => {
        const { redis } = suite.bff.house;
        if (how === 'frozen') await redis.pause();
        else await redis.kill();
      });
      afterAll(async () => {
        const { redis } = suite.bff.house;
        if (how === 'frozen') redis.resume();
        else await redis.start();
      });

      it.each(['ajojarjestelija', 'kumppani'] as const)('answers the board of %s', async (login) => {
        expect((await readBoard(suite.bff, login)).length).toBeGreaterThan(0);
      });
    });

    it('says that a killed service is away, and is well again when it is back', async () => {
      const call = () => suite.ask('ajojarjestelija', keikkaCalls.listTilat, { ownerAsiakasId: 0 });
      await suite.bff.house.kill('order');
      try {
        await eventually(async () => {
          const answer = await call();
          expect([answer.status, answer.body.errorCode]).toEqual([503, 'SERVICE.UNAVAILABLE']);
          expect(answer.headers['retry-after']).toBe('2');
        });
        expect((await suite.ask('laskutus', tuoteCalls.list, { asiakasId: 0 })).status).toBe(200);
      } finally {
        await suite.bff.house.revive('order');
      }
      expect((await call()).status).toBe(200);
    });

    it('ends a session everywhere at once: the next call and the open socket', async () => {
      const authorization = `Bearer ${await suite.bff.signIn('yritys')}`;
      const tab = await LiveTab.open(suite.bff.port, authorization.slice('Bearer '.length), today);
      const logout = await suite.ask('nobody', authCalls.logout, {}, { authorization });
      expect(logout.body).toMatchObject({ success: true, ok: true });
      await eventually(() => expect(tab.closedWith).toBe(4401));
      const me = await suite.ask('nobody', authCalls.me, {}, { authorization });
      expect([me.status, me.body.errorCode]).toEqual([401, 'AUTH.SESSION_ENDED']);
      expect((await suite.ask('yritys', authCalls.me, {})).status).toBe(200);
    });
  });
}
