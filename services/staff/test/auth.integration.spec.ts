import { DataSource } from 'typeorm';
import { actor as actorOf } from '@keikka/builders';
import { serviceActor, staffMessages, type StaffSession } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { Housekeeping } from '@keikka/server';
import { Asiakas } from '../src/asiakas/asiakas.entity.js';
import { AsiakasPersonSetting } from '../src/person/person.entity.js';
import { Vehicle } from '../src/vehicle/vehicle.entity.js';
import { startStaff, type StaffFixture } from './staff-fixture.js';

const good = { email: 'Marja@oma.example', password: 'salasana-1', userAgent: 'jest' };

describe('sign-in', () => {
  let staff: StaffFixture;
  beforeAll(async () => {
    staff = await startStaff();
  });
  afterAll(() => staff.stop());

  const login = () => staff.ask(staffMessages.login, good);

  it('tells who signed in, with roles and rights [G-201] [G-288]', async () => {
    const { actor, info } = await login();
    expect(actor).toEqual({
      kind: 'person',
      personId: 1,
      personName: 'Marja Lehtonen',
      asiakasId: 1,
      settingTypes: [9, 11],
    });
    expect(info.user).toMatchObject({ personFirstName: 'Marja', personLastName: 'Lehtonen' });
    expect(info.userAsiakas).toEqual({
      asiakasId: 1,
      asiakasNimi: 'Oma Oy',
      colorCode: '#0E8A6E',
      kuskitVaihtuvat: false,
      isDefault: true,
    });
    expect(info.roles).toMatchObject({ isKeikkaHandler: true, isSystemAdmin: false, asiakasAdmin: false });
    expect(info.auth.page.grid.edit).toBe(true);
  });

  it('tells what the company has set, while the setting is valid', async () => {
    const { manager } = staff.app.get(DataSource);
    const set = (setting: Partial<AsiakasPersonSetting>) =>
      manager.insert(AsiakasPersonSetting, {
        asiakasPersonSettingTypeId: settingType.kuskitVaihtuvat,
        asiakasId: 1,
        personId: null,
        ...setting,
      });
    const vaihtuvat = async () => (await login()).info.userAsiakas?.kuskitVaihtuvat;
    await set({ asiakasId: 2 });
    await set({ endDate: '20200101' });
    await set({ personId: 21 });
    expect(await vaihtuvat()).toBe(false);
    await set({ startDate: '20200102' });
    expect(await vaihtuvat()).toBe(true);
    await manager.delete(AsiakasPersonSetting, {
      asiakasPersonSettingTypeId: settingType.kuskitVaihtuvat,
    });
  });

  it('tells whether the company is the installation’s own: the marked one, or without a mark each with vehicles [O-021]', async () => {
    const { manager } = staff.app.get(DataSource);
    const isDefault = async () => (await login()).info.userAsiakas?.isDefault;
    const mark = (asiakasId: number, marked: boolean) =>
      manager.update(Asiakas, { asiakasId }, { isDefault: marked });
    expect(await isDefault()).toBe(true);
    await manager.update(Vehicle, { asiakasId: 1 }, { asiakasId: 2 });
    expect(await isDefault()).toBe(false);
    await mark(1, true);
    expect(await isDefault()).toBe(true);
    await mark(1, false);
    await manager.update(Vehicle, { vehicleId: 1 }, { asiakasId: 1 });
    await mark(3, true);
    expect(await isDefault()).toBe(false);
    await mark(3, false);
  });

  it.each([
    ['a wrong password', { ...good, password: 'väärä' }],
    ['an unknown address', { ...good, email: 'kukaan@oma.example' }],
    ['a person without a password', { ...good, email: '' }],
  ])('refuses %s with the same answer', async (_, request) => {
    await expect(staff.ask(staffMessages.login, request)).rejects.toMatchObject({
      code: 'AUTH.BAD_CREDENTIALS',
    });
  });

  const refresh = (refreshToken: string) => staff.ask(staffMessages.refresh, { refreshToken });
  /** The secret of an answer that has one. */
  const secretOf = ({ refreshToken }: StaffSession): string => {
    if (!refreshToken) throw new Error('no refresh secret');
    return refreshToken;
  };

  it('renews the refresh secret once for tabs that wake together', async () => {
    const first = await login();
    const old = secretOf(first);
    const tabs = await Promise.all([old, old, old].map(refresh));
    expect(tabs.map(({ sessionId }) => sessionId)).toEqual(tabs.map(() => first.sessionId));
    const [renewed, ...others] = tabs.filter(({ refreshToken }) => refreshToken);
    expect(others).toEqual([]);
    expect(renewed?.refreshToken).not.toBe(old);
    const kept = tabs.find(({ refreshToken }) => !refreshToken);
    expect(kept).toMatchObject({ refreshToken: null, refreshExpiresAt: null, actor: { personId: 1 } });
    await expect(refresh(renewed?.refreshToken ?? '')).resolves.toMatchObject({ sessionId: first.sessionId });
  });

  const ended = { code: 'AUTH.SESSION_ENDED' };
  /** Sets the sign-in and the last rotation back by this much. */
  const age = ({ sessionId }: StaffSession, interval: string) =>
    staff.app.get(DataSource).query(
      `update login_session set rotated_at = rotated_at - $2::interval, created_at = created_at - $2::interval
        where session_id = $1`,
      [sessionId, interval],
    );

  it('ends the session when an old refresh secret comes back later', async () => {
    const first = await login();
    const second = await refresh(secretOf(first));
    await age(first, '1 minute');
    await expect(refresh(secretOf(first))).rejects.toMatchObject(ended);
    await expect(refresh(secretOf(second))).rejects.toMatchObject(ended);
  });

  it('ends the session of a thief who has rotated the secret twice when its owner comes back', async () => {
    const victim = await login();
    const thief = await refresh(secretOf(victim));
    await age(victim, '1 minute');
    const again = await refresh(secretOf(thief));
    await expect(refresh(secretOf(victim))).rejects.toMatchObject(ended);
    await expect(refresh(secretOf(again))).rejects.toMatchObject(ended);
    const { sessionId } = victim;
    await expect(staff.ask(staffMessages.sessionGet, { sessionId })).rejects.toMatchObject(ended);
  });

  it('lets a tab that woke first refresh again while a slow one is still on its way', async () => {
    const slow = secretOf(await login());
    const first = secretOf(await refresh(slow));
    await expect(refresh(first)).resolves.toMatchObject({ refreshToken: null });
    await expect(refresh(slow)).resolves.toMatchObject({ refreshToken: null });
    await expect(refresh(first)).resolves.toMatchObject({ actor: { personId: 1 } });
  });

  it('lets nobody end a session who only knows its id', async () => {
    const session = await login();
    await age(session, '1 minute');
    await expect(refresh(`${session.sessionId}.AAAA`)).rejects.toMatchObject(ended);
    await expect(refresh(secretOf(session))).resolves.toMatchObject({ sessionId: session.sessionId });
  });

  it('refuses a refresh secret that names no session', async () => {
    await expect(refresh('old')).rejects.toMatchObject({ code: 'AUTH.SESSION_ENDED' });
  });

  it('ends at the latest 30 days after sign-in, however much it is used', async () => {
    const session = await login();
    await age(session, '29 days');
    const { refreshExpiresAt } = await refresh(secretOf(session));
    const [{ latest }] = await staff.app
      .get(DataSource)
      .query<[{ latest: Date }]>(
        `select created_at + interval '30 days' as latest from login_session where session_id = $1`,
        [session.sessionId],
      );
    expect(refreshExpiresAt).toBe(latest.toISOString());
  });

  it('knows nobody after sign-out', async () => {
    const { sessionId } = await login();
    await expect(staff.ask(staffMessages.sessionGet, { sessionId })).resolves.toMatchObject({
      actor: { personId: 1 },
    });
    await expect(staff.ask(staffMessages.logout, { sessionId })).resolves.toEqual({ ended: true });
    await expect(staff.ask(staffMessages.logout, { sessionId })).resolves.toEqual({ ended: false });
    await expect(staff.ask(staffMessages.sessionGet, { sessionId })).rejects.toMatchObject({
      code: 'AUTH.SESSION_ENDED',
    });
  });

  it('leaves no session behind that ended or ran out more than 30 days ago', async () => {
    const database = staff.app.get(DataSource);
    const aged = async (column: 'ended_at' | 'expires_at', days: number): Promise<string> => {
      const { sessionId } = await login();
      const sql = `update login_session set ${column} = now() - make_interval(days => $2) where session_id = $1`;
      await database.query(sql, [sessionId, days]);
      return sessionId;
    };
    const gone = [await aged('ended_at', 31), await aged('expires_at', 31)];
    const kept = [await aged('ended_at', 29), await aged('expires_at', 29), (await login()).sessionId];
    await staff.app.get(Housekeeping).tidy();
    const rows = await database.query<{ session_id: string }[]>(
      `select session_id from login_session where session_id = any($1)`,
      [[...gone, ...kept]],
    );
    expect(rows.map((row) => row.session_id).sort()).toEqual([...kept].sort());
  });

  it('counts a setting only while it is valid [G-212]', async () => {
    const { sessionId } = await login();
    const database = staff.app.get(DataSource);
    await database.query(`update asiakas_person_setting set end_date = '20200101'
      where person_id = 1 and asiakas_person_setting_type_id = 11`);
    const { actor, info } = await staff.ask(staffMessages.sessionGet, { sessionId });
    expect(actor.settingTypes).toEqual([9]);
    expect(info.auth.page.grid.read).toBe(false);
    await database.query(`update asiakas_person_setting set end_date = null where person_id = 1`);
  });
});

describe('a partner portal', () => {
  let staff: StaffFixture;
  beforeAll(async () => {
    staff = await startStaff();
  });
  afterAll(() => staff.stop());

  const check = (partnerKey: string, origin: string) =>
    staff.ask(staffMessages.embedCheck, { partnerKey, origin });

  it('is known by its key on its own pages only', async () => {
    await expect(check('avain', 'https://portaali.example')).resolves.toMatchObject({
      asiakasId: 11,
      origins: ['https://portaali.example'],
    });
    await expect(check('avain', 'https://muu.example')).rejects.toMatchObject({
      code: 'EMBED.ORIGIN_NOT_ALLOWED',
    });
    await expect(check('arvaus', 'https://portaali.example')).rejects.toMatchObject({
      code: 'EMBED.UNKNOWN_PARTNER',
    });
  });

  it('says who is before its page, of its own people alone', async () => {
    const of = (personEmail: string) =>
      staff.ask(staffMessages.embedCheck, {
        partnerKey: 'avain',
        origin: 'https://portaali.example',
        personEmail,
      });
    const person = { personId: 700, personName: 'Paula Kivi' };
    const paula = {
      personId: 700,
      asiakasId: 11,
      personFirstName: 'Paula',
      personLastName: 'Kivi',
      personPhone: '',
      personEmail: 'paula@kivikko.example',
      startDate: null,
      endDate: null,
      settingTypes: [settingType.systemAdmin],
    };
    await staff.ask(staffMessages.demoLoad, { persons: [paula] }, serviceActor);
    await expect(of(' Paula@kivikko.example ')).resolves.toMatchObject({ asiakasId: 11, person });
    for (const foreign of ['aino@keikka.example', 'tuntematon@keikka.example', ''])
      await expect(of(foreign)).rejects.toMatchObject({ code: 'AUTH.FOREIGN_TENANT' });

    const portal = actorOf({ kind: 'embed', personId: 700, asiakasId: 11, settingTypes: [] });
    const info = await staff.ask(staffMessages.embedSession, {}, portal);
    expect(info.user.personFirstName).toBe('Paula');
    expect(info.roles.isSystemAdmin).toBe(false);
    expect(info.auth.page.grid).toMatchObject({ read: false, tilaus: { tabs: { teksti: { read: true } } } });
    for (const other of [{ asiakasId: 1 }, { personId: 0 }])
      await expect(staff.ask(staffMessages.embedSession, {}, { ...portal, ...other })).rejects.toMatchObject({
        code: other.personId === 0 ? 'AUTH.FORBIDDEN' : 'AUTH.SESSION_ENDED',
      });
  });

  it('has another key id once its key is replaced', async () => {
    const origins = ['https://vaihtaja.example'];
    const partners = [{ asiakasId: 11, partnerKey: 'vanha', origins }];
    await staff.ask(staffMessages.demoLoad, { partners });
    const known = async () => {
      const all = await staff.ask(staffMessages.embedPartners, {}, serviceActor);
      return all.find((partner) => partner.origins[0] === origins[0]);
    };
    const before = await known();
    await staff.app
      .get(DataSource)
      .query(`update embed_partner set key_hash = repeat('f', 64) where origins = $1`, [origins]);
    expect(before?.keyId).toMatch(/^[\da-f]{16}$/);
    expect(await known()).toEqual({ ...before, keyId: 'f'.repeat(16) });
  });

  it('of the demo data is where it was told last, after its port has moved', async () => {
    const [before, after] = ['http://localhost:4305', 'http://localhost:5305'];
    const load = (origin: string) =>
      staff.ask(staffMessages.demoLoad, {
        partners: [{ asiakasId: 11, partnerKey: 'siirtyvä', origins: [origin] }],
      });
    await load(before);
    await load(after);
    await expect(check('siirtyvä', after)).resolves.toMatchObject({ origins: [after] });
    await expect(check('siirtyvä', before)).rejects.toMatchObject({ code: 'EMBED.ORIGIN_NOT_ALLOWED' });
  });
});
