import { serviceActor, SHORTEST_PASSWORD, staffMessages } from '@keikka/contracts';
import { runService, ServiceClient, transactOnce } from '@keikka/server';
import { schemaOf } from '@keikka/server/testing';
import { eventually, startTestService, type TestService } from '@keikka/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { makeFirstCompany } from '../src/first-company/first-company.record.js';
import { StaffModule } from '../src/staff.module.js';
import { staffPersistence } from '../src/staff.persistence.js';

const wanted = {
  asiakasNimi: 'Betonipumppaus Oy',
  ytunnus: '1967543-8',
  personFirstName: 'Paula',
  personLastName: 'Pumppu',
  personEmail: 'paula@pumppaus.example',
  address: 'https://keikka.example',
};
const password = 'a'.repeat(SHORTEST_PASSWORD);

describe('the first company', () => {
  let staff: TestService<NestFastifyApplication>;
  beforeAll(async () => {
    staff = await startTestService('staff', schemaOf(staffPersistence), (env) =>
      runService(StaffModule.from({ ...env, DEMO_DATA: false, SESSION_MAX_DAYS: 30 }), env),
    );
    process.env['DATABASE_URL'] = staff.env.DATABASE_URL;
  });
  afterAll(async () => {
    delete process.env['DATABASE_URL'];
    await staff.stop();
  });
  beforeEach(() => sql('truncate asiakas, person, outbox cascade'));

  const sql = <Row>(statement: string) => staff.app.get(DataSource).query<Row[]>(statement);
  const make = (changes: Partial<typeof wanted> = {}) =>
    transactOnce('staff', staffPersistence, (tx) => makeFirstCompany(tx, { ...wanted, ...changes }));
  const tokenOf = (link: string) => new URL(link).hash.slice(1);
  const client = () => staff.app.get(ServiceClient);
  const context = { actor: serviceActor, correlationId: 'test' };
  const owner = (token: string) => client().ask(staffMessages.linkGet, { token }, context);
  const accept = (token: string, chosen = password) =>
    client().ask(staffMessages.linkAccept, { token, password: chosen, userAgent: 'jest' }, context);

  it('is entered by its admin, who chooses a password by the link, once', async () => {
    const link = await make();
    expect(link).toMatch(/^https:\/\/keikka\.example\/kirjaudu#[\w-]{43}$/);
    const token = tokenOf(link);
    expect(await owner(token)).toEqual({
      personName: 'Paula Pumppu',
      personEmail: 'paula@pumppaus.example',
      asiakasNimi: 'Betonipumppaus Oy',
    });
    await expect(accept(token, password.slice(1))).rejects.toMatchObject({ code: 'AUTH.PASSWORD_SHORT' });
    const { info, refreshToken } = await accept(token);
    expect(refreshToken).toEqual(expect.any(String));
    expect(info.userAsiakas).toMatchObject({ asiakasNimi: 'Betonipumppaus Oy', isDefault: true });
    expect(info.roles).toMatchObject({ asiakasAdmin: true, isKeikkaHandler: true, isKeikkaAdmin: true });
    for (const use of [owner, accept])
      await expect(use(token)).rejects.toMatchObject({ code: 'AUTH.LINK_SPENT' });
    const credentials = { email: wanted.personEmail, password, userAgent: 'jest' };
    expect(await client().ask(staffMessages.login, credentials, context)).toMatchObject({ info });
  });

  it('is told to the other services by a copy that runs', async () => {
    await make();
    const names = () => sql<{ name: string }>('select name from outbox where published_at is not null');
    await eventually(async () =>
      expect((await names()).map(({ name }) => name).sort()).toEqual([
        'staff.asiakas.saved.v1',
        'staff.person.saved.v1',
      ]),
    );
  });

  it('gets another link while its admin has not come, and the one before is no longer good', async () => {
    const lost = tokenOf(await make());
    const found = tokenOf(await make());
    await expect(owner(lost)).rejects.toMatchObject({ code: 'AUTH.LINK_SPENT' });
    await expect(make({ personEmail: 'toinen@pumppaus.example' })).rejects.toThrow(
      'There is a company already',
    );
    await expect(make({ ytunnus: '2593931-3' })).rejects.toThrow('There is a company already');
    await accept(found);
    await expect(make()).rejects.toThrow('There is a company already');
    expect(await sql('select from person')).toHaveLength(1);
  });

  it('is made once by two who make it at the same moment', async () => {
    await Promise.all([make(), make()]);
    expect(await sql('select from asiakas')).toHaveLength(1);
    expect(await sql('select from sign_in_link')).toHaveLength(1);
  });

  it('has a link that one of two who hold it spends, for a day', async () => {
    const token = tokenOf(await make());
    const ends = await Promise.allSettled([accept(token), accept(token)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await sql('truncate asiakas, person cascade');
    const late = tokenOf(await make());
    const hours = `extract(epoch from expires_at - now()) / 3600 as hours`;
    const [left] = await sql<{ hours: number }>(`select ${hours} from sign_in_link`);
    expect(Number(left?.hours)).toBeCloseTo(24, 1);
    await sql(`update sign_in_link set expires_at = now() - interval '1 second'`);
    for (const use of [owner, accept])
      await expect(use(late)).rejects.toMatchObject({ code: 'AUTH.LINK_SPENT' });
  });
});
