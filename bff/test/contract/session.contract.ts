import { authCalls, keikkaCalls, type SessionInfo } from '@keikka/contracts';
import { permissionFlags, type PermissionFlag } from '@keikka/domain';
import request, { type Response } from 'supertest';
import { logins, type Caller } from './house-bff.js';
import { rights, type Right } from './matrix/rights.js';
import type { Suite } from './suite.js';

/** What the order part asks of a person. */
const orderFlags: readonly PermissionFlag[] = [
  'page.grid.edit',
  'page.liite.read',
  'page.grid.tilaus.tabs.teksti.read',
  'page.grid.settings.edit',
  'page.grid.reminders.read',
  'page.grid.reminders.execute',
  'page.haku.read',
  'action.keikka.create',
];

const leafOf = (auth: SessionInfo['auth'], flag: PermissionFlag): unknown =>
  flag.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], auth);

const isFlag = (need: string): need is PermissionFlag => permissionFlags.some((flag) => flag === need);

/** Rights that flags alone give; each of their calls is knocked at by its holders and by the others in the matrix. */
const flagRights: readonly Right[] = Object.values(rights).filter(
  ({ needs }: Right) => needs.length > 0 && needs.every(isFlag),
);

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

    const auths = new Map<Caller, SessionInfo['auth']>();
    beforeAll(async () => {
      for (const login of logins)
        auths.set(login, (await suite.ask(login, authCalls.me, {})).body.data.auth as SessionInfo['auth']);
    });

    it.each(orderFlags)('tells everybody whether %s is held [O-240]', (flag) => {
      const told = [...auths.values()].map((auth) => leafOf(auth, flag));
      expect(told.map((held) => typeof held)).toEqual(told.map(() => 'boolean'));
      expect(told).toContain(true);
    });

    it.each(flagRights)('tells the flags that open the calls of $needs [O-240]', ({ needs, holders }) => {
      const holds = (login: Caller) => needs.filter(isFlag).some((flag) => leafOf(auths.get(login)!, flag));
      const told = logins.filter(holds);
      expect(told).toEqual(logins.filter((login) => holders.includes(login)));
    });

    it('opens the text of an order to who holds its flag and has a part in the order [O-240]', async () => {
      const { keikkaId } = suite.facts.keikka;
      const read = async (caller: Caller) =>
        (await suite.ask(caller, keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 })).body as object;
      for (const caller of ['kuljettaja', 'asiakas'] as const)
        expect(leafOf(auths.get(caller)!, 'page.grid.tilaus.tabs.teksti.read')).toBe(true);
      expect(await read('kuljettaja')).toMatchObject({ success: true });
      expect(await read('asiakas')).toMatchObject({ errorCode: 'KEIKKA.NO_ACCESS' });
    });

    it('lets who may edit orders edit those of the own company alone [O-240]', async () => {
      const { keikkaId } = await suite.ownKeikka();
      const save = (caller: Caller) => suite.ask(caller, keikkaCalls.saveTila, { keikkaId, keikkaTilaId: 3 });
      for (const caller of ['kumppani', 'kilpailija'] as const) {
        expect(leafOf(auths.get(caller)!, 'page.grid.edit')).toBe(true);
        expect((await save(caller)).status).toBe(403);
      }
      expect((await save('ajojarjestelija')).status).toBe(200);
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
