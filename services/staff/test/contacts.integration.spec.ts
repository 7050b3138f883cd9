import {
  personCalls,
  staffMessages,
  type FoundPerson,
  type PersonProjection,
  type UusiPerson,
} from '@keikka/contracts';
import { DataSource } from 'typeorm';
import { contactsDemo, KOSKINEN, MAKI, RIVALS } from './contacts-demo.js';
import { driver, handler, person, startStaff, type StaffFixture } from './staff-fixture.js';

const rival = person(4, 3, 11, 9);
describe('the contacts of a company', () => {
  let staff: StaffFixture;
  beforeAll(async () => {
    staff = await startStaff();
    await staff.ask(staffMessages.demoLoad, contactsDemo);
  });
  afterAll(() => staff.stop());

  const search = (text: string, asiakasId: number | null = null, actor = handler): Promise<FoundPerson[]> =>
    staff.ask(personCalls.search, { ownerAsiakasId: 0, text, asiakasId }, actor);
  const found = async (text: string, asiakasId?: number): Promise<number[]> =>
    (await search(text, asiakasId)).map(({ personId }) => personId);
  const create = (
    changes: Partial<UusiPerson> & { asiakasId?: number | null },
    { actor = handler, key = crypto.randomUUID() } = {},
  ): Promise<FoundPerson> => {
    const blank = { personFirstName: '', personLastName: '', personPhone: '', personEmail: '' };
    return staff.ask(personCalls.save, { ...blank, ...changes }, actor, key);
  };

  it.each([
    '040 123 4567',
    '0401234567',
    '+358401234567',
    '00358 40 123 4567',
    '+358 (0)40-1234567',
    'tero 123',
  ])('are found by a phone number however it is typed: %s', async (typed) => {
    expect(await found(typed)).toEqual([501]);
  });

  it('are found by name, those of the customer first and the own people last', async () => {
    expect(await found('koskinen tero')).toEqual([501]);
    expect((await found('', MAKI)).slice(0, 2)).toEqual([501, 502]);
    expect((await found('', KOSKINEN))[0]).toBe(501);
    expect(await found('')).toEqual([501, 502, 1, 24, 22, 21]);
    expect((await search('äijö'))[0]).toEqual({
      personId: 502,
      personFirstName: 'Äijö',
      personLastName: 'Mäki',
      personPhone: '+358 50 765 4321',
      personEmail: '',
      asiakasNimi: 'Muurari Mäki',
      isOfAsiakas: false,
    });
    expect((await search('tero', KOSKINEN)).map(({ isOfAsiakas }) => isOfAsiakas)).toEqual([true]);
  });

  it('are known to that company alone', async () => {
    expect((await search('tuttu', null, rival)).map(({ personId }) => personId)).toEqual([503]);
    expect(await found('tuttu', RIVALS)).toEqual([]);
    for (const personId of [503, 23, 999_999])
      await expect(staff.ask(personCalls.get, { personId }, handler)).rejects.toMatchObject({
        code: 'PERSON.NOT_FOUND',
      });
    expect(await staff.ask(personCalls.get, { personId: 501 }, handler)).toMatchObject({
      asiakasNimi: 'Muurari Mäki, Rakennus Koskinen Oy',
    });
  });

  it('a new one is found at once, told to the other services, and one of nobody`s people', async () => {
    const made = await create({
      personFirstName: ' Veikko ',
      personPhone: ' 044  555 6677',
      asiakasId: KOSKINEN,
    });
    expect(made).toMatchObject({
      personFirstName: 'Veikko',
      personPhone: '044 555 6677',
      asiakasNimi: 'Rakennus Koskinen Oy',
    });
    expect(await found('0445556677')).toEqual([made.personId]);
    const told = await staff.app
      .get(DataSource)
      .query<{ data: PersonProjection }[]>(
        `select data from outbox where name = 'staff.person.saved.v1' and (data->>'personId')::int = $1`,
        [made.personId],
      );
    expect(told.map(({ data }) => data)).toMatchObject([
      { asiakasId: null, personPhone: '044 555 6677', rev: 1 },
    ]);
  });

  it('one without a customer is a contact of the company itself', async () => {
    expect(await create({ personLastName: 'Yksin', personEmail: 'yksin@posti.example' })).toMatchObject({
      asiakasNimi: '',
    });
    expect(await search('yksin@posti')).toHaveLength(1);
  });

  it('somebody known becomes the contact of another customer as he is, once', async () => {
    const veli = { personFirstName: 'Veli', personPhone: '045 111 2233' };
    const made = await create({ ...veli, asiakasId: KOSKINEN });
    expect(await create({ ...veli, asiakasId: MAKI })).toEqual({
      ...made,
      asiakasNimi: 'Muurari Mäki, Rakennus Koskinen Oy',
    });
    await expect(create({ ...veli, asiakasId: MAKI })).rejects.toMatchObject({ code: 'PERSON.EXISTS' });
  });

  it.each([
    ['nobody`s name', { personPhone: '040 123 4567' }, 'PERSON.NO_NAME'],
    ['no way to be reached', { personFirstName: 'Tero' }, 'PERSON.UNREACHABLE'],
    [
      'another company`s customer',
      { personFirstName: 'T', personPhone: '040 1234567', asiakasId: RIVALS },
      'ASIAKAS.NOT_FOUND',
    ],
    [
      'a company that is nowhere',
      { personFirstName: 'T', personPhone: '040 1234567', asiakasId: 999_999 },
      'ASIAKAS.NOT_FOUND',
    ],
  ])('none is made of %s', async (_, changes, code) => {
    await expect(create(changes)).rejects.toMatchObject({ code });
  });

  it('is made once, however many ask at once', async () => {
    const key = crypto.randomUUID();
    const one = { personFirstName: 'Toisto', personPhone: '050 000 1111' };
    const repeated = await Promise.all([1, 2, 3].map(() => create(one, { key })));
    expect(new Set(repeated.map(({ personId }) => personId)).size).toBe(1);
    const many = await Promise.allSettled(
      Array.from({ length: 20 }, () => create({ personFirstName: 'Sama', personPhone: '050 000 2222' })),
    );
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await search('0500002222')).toHaveLength(1);
  });

  it('are shut for who plans nothing', async () => {
    for (const actor of [driver, person(90, KOSKINEN, 15)]) {
      await expect(search('tero', null, actor)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
      await expect(
        create({ personFirstName: 'Tero', personPhone: '040 1234567' }, { actor }),
      ).rejects.toMatchObject({
        code: 'AUTH.FORBIDDEN',
      });
    }
  });
});
