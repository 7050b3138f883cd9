import {
  asiakasCalls,
  staffMessages,
  type AsiakasData,
  type AsiakasProjection,
  type StaffDemo,
} from '@keikka/contracts';
import { demoAsiakas } from '@keikka/builders';
import { DataSource } from 'typeorm';
import { handler, person, startStaff, type StaffFixture } from './staff-fixture.js';

const rival = person(4, 3, 11, 9);
const customerPerson = person(90, 101, 15);
const NORDLATTIA = '0737546-2';

const customers: StaffDemo = {
  asiakkaat: [
    { asiakasId: 101, asiakasNimi: 'Rakennus Koskinen Oy', ytunnus: '2345678-0' },
    { asiakasId: 102, asiakasNimi: 'Äänekosken Työ Oy', ytunnus: '' },
    { asiakasId: 103, asiakasNimi: 'Vain kilpailijan Oy', ytunnus: NORDLATTIA },
    { asiakasId: 104, asiakasNimi: '100 % Koskinen_Valu', ytunnus: '' },
  ].map(demoAsiakas),
  links: [101, 102, 104].map((linkedAsiakasId) => ({
    asiakasId: 1,
    linkedAsiakasId,
    asiakasAsiakasLinkTypeId: 3,
  })),
};

describe('the customers of a company', () => {
  let staff: StaffFixture;
  beforeAll(async () => {
    staff = await startStaff();
    await staff.ask(staffMessages.demoLoad, customers);
    await staff.ask(staffMessages.demoLoad, {
      links: [{ asiakasId: 3, linkedAsiakasId: 103, asiakasAsiakasLinkTypeId: 3 }],
    });
  });
  afterAll(() => staff.stop());

  const list = (text?: string, actor = handler): Promise<AsiakasData[]> =>
    staff.ask(asiakasCalls.list, { ownerAsiakasId: 0, text }, actor);
  const found = async (text?: string): Promise<number[]> =>
    (await list(text)).map(({ asiakasId }) => asiakasId);
  const create = (asiakasNimi: string, ytunnus = '', { actor = handler, key = crypto.randomUUID() } = {}) =>
    staff.ask(asiakasCalls.create, { asiakasNimi, ytunnus }, actor, key);

  async function rows<Row>(sql: string, asiakasId: number): Promise<Row[]> {
    const read = await staff.app.get(DataSource).query<{ row: Row }[]>(sql, [asiakasId]);
    return read.map(({ row }) => row);
  }

  it('are those that it has a link to as customer or source, by Finnish name [I-162]', async () => {
    expect(await found()).toEqual([104, 11, 101, 102]);
    expect(await list('koskinen oy')).toEqual([
      { asiakasId: 101, asiakasNimi: 'Rakennus Koskinen Oy', ytunnus: '2345678-0', colorCode: '#0E8A6E' },
    ]);
    expect(await list(undefined, rival)).toMatchObject([{ asiakasId: 103 }]);
  });

  it.each([
    ['part of the name', 'kosk', [104, 101, 102]],
    ['the business id', '2345678-0', [101]],
    ['the business id without hyphen', '23456780', [101]],
    ['the number', '102', [102]],
    ['signs that SQL would take for others', '% koskinen_', [104]],
    ['a backslash', 'koskinen\\', []],
    ['nothing, as all', '', [104, 11, 101, 102]],
  ])('are found by %s', async (_, text, ids) => {
    expect(await found(text)).toEqual(ids);
  });

  it('come first where the name begins so', async () => {
    await create('Oy Valu Koskinen');
    await create('Koskinen ja pojat');
    expect((await list('koskinen')).map(({ asiakasNimi }) => asiakasNimi)).toEqual([
      'Koskinen ja pojat',
      '100 % Koskinen_Valu',
      'Oy Valu Koskinen',
      'Rakennus Koskinen Oy',
    ]);
  });

  it('one of them is read alone, and a company that is none is not there', async () => {
    expect(await staff.ask(asiakasCalls.get, { asiakasId: 102 }, handler)).toMatchObject({ asiakasId: 102 });
    for (const asiakasId of [103, 2, 999_999])
      await expect(staff.ask(asiakasCalls.get, { asiakasId }, handler)).rejects.toMatchObject({
        code: 'ASIAKAS.NOT_FOUND',
      });
  });

  it('a new one is found at once, told to the other services and in the history', async () => {
    const made = await create(' Muurari  Mäki ', 'FI 1572860-0 ');
    expect(made).toEqual({
      asiakasId: expect.any(Number) as number,
      asiakasNimi: 'Muurari Mäki',
      ytunnus: '1572860-0',
      colorCode: '',
    });
    expect(await list('mäki 15728600')).toEqual([made]);
    const told = await rows<AsiakasProjection>(
      `select data as row from outbox where name = 'staff.asiakas.saved.v1' and (data->>'asiakasId')::int = $1`,
      made.asiakasId,
    );
    expect(told).toMatchObject([{ asiakasNimi: 'Muurari Mäki', rev: 1 }]);
    const history = await rows(
      `select new_value as row from change_history
       where entity_type = 'asiakas' and entity_id = $1 and field_name = 'ENTITY_CREATED'`,
      made.asiakasId,
    );
    expect(history).toEqual([{ asiakasNimi: 'Muurari Mäki', ytunnus: '1572860-0' }]);
  });

  it.each([
    ['no name', '  ', '', 'ASIAKAS.NO_NAME'],
    ['a business id with a wrong figure', 'Uusi Oy', '1572860-1', 'ASIAKAS.BAD_YTUNNUS'],
    ['the business id of a customer', 'Koskinen', '23456780', 'ASIAKAS.EXISTS'],
    ['the name of a customer', 'ÄÄNEKOSKEN  työ oy', '', 'ASIAKAS.EXISTS'],
  ])('with %s none is made', async (_, name, ytunnus, code) => {
    await expect(create(name, ytunnus)).rejects.toMatchObject({ code });
  });

  it('a company that is known by its business id becomes one as it is, once', async () => {
    expect(await create('Ihan muu nimi', NORDLATTIA)).toMatchObject({
      asiakasId: 103,
      asiakasNimi: 'Vain kilpailijan Oy',
    });
    await expect(create('Kolmas nimi', NORDLATTIA)).rejects.toMatchObject({ code: 'ASIAKAS.EXISTS' });
  });

  it('is made once, however many ask at once', async () => {
    const key = crypto.randomUUID();
    const repeated = await Promise.all([1, 2, 3].map(() => create('Toisto Oy', '', { key })));
    expect(new Set(repeated.map(({ asiakasId }) => asiakasId)).size).toBe(1);
    const many = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => create(`Sama ${index}`, '2617416-4')),
    );
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('are shut for who plans nothing', async () => {
    await expect(list('', customerPerson)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    await expect(create('Oma Oy', '', { actor: customerPerson })).rejects.toMatchObject({
      code: 'AUTH.FORBIDDEN',
    });
  });
});
