import { authCalls } from '@keikka/contracts';
import request, { type Response } from 'supertest';
import type { Suite } from './suite.js';

/** Sign-in before the real staff service; what of it needs time to pass is proved there. */
export function sessionContract(suite: Suite): void {
  describe('a session', () => {
    const http = () => request(suite.bff.app.getHttpServer());
    const cookieOf = ({ headers }: Response): string | undefined => headers['set-cookie']?.[0]?.split(';')[0];
    const login = () =>
      http().post(authCalls.login.path).send({ email: 'kuljettaja@keikka.example', password: 'keikka-demo' });
    const refresh = (cookie: string) => http().post(authCalls.refresh.path).set('cookie', cookie);
    const me = (token: string) => http().get(authCalls.me.path).auth(token, { type: 'bearer' });

    it('lives on in two tabs that renew it at the same moment, and in the next that follows', async () => {
      const cookie = cookieOf(await login()) ?? '';
      const tabs = await Promise.all([refresh(cookie), refresh(cookie)]);
      expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
      const [renewed, ...others] = tabs.map(cookieOf).filter((set) => set !== undefined);
      expect(others).toEqual([]);
      expect((await refresh(renewed ?? '')).status).toBe(200);
      expect((await refresh(cookie)).status).toBe(200);
      for (const { body } of tabs) expect((await me(body.data.token as string)).status).toBe(200);
    });

    it('goes on when a text comes that never was its secret', async () => {
      const signedIn = await login();
      const cookie = cookieOf(signedIn) ?? '';
      expect((await refresh(`${cookie}x`)).body).toMatchObject({ errorCode: 'AUTH.SESSION_ENDED' });
      expect((await me(signedIn.body.data.token as string)).status).toBe(200);
      expect((await refresh(cookie)).status).toBe(200);
    });
  });
}
