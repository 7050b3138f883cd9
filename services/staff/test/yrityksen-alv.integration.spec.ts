import { DataSource } from 'typeorm';
import { alvCalls, staffMessages } from '@keikka/contracts';
import { handler, person, startStaff, type StaffFixture } from './staff-fixture.js';

const invoicer = person(2, 1, 6);
const admin = person(4, 3, 2);

describe('the VAT rate that a company keeps for itself', () => {
  let staff: StaffFixture;
  beforeAll(async () => {
    staff = await startStaff();
  });
  afterAll(() => staff.stop());

  const ask = (asiakasId: number, actor = invoicer) =>
    staff.ask(staffMessages.yrityksenAlv, { asiakasId }, actor);

  it('is told with its days to who invoices for the company, and to nobody else [G-214]', async () => {
    expect(await ask(1)).toEqual([]);
    await staff.app.get(DataSource).query(
      `insert into asiakas_person_setting (asiakas_id, person_id, asiakas_person_setting_type_id, start_date, value)
       values (1, null, 10, '20260101', '14'), (1, 1, 10, null, '10'), (2, null, 10, null, '9')`,
    );
    expect(await ask(1)).toEqual([{ alv: '14', startDate: '20260101', endDate: null }]);
    await expect(ask(2)).rejects.toMatchObject({ code: 'AUTH.FOREIGN_TENANT' });
    expect(await ask(2, person(2, 1, 1))).toMatchObject([{ alv: '9' }]);
    await expect(ask(1, handler)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });

  it('is set from a day on by the company’s admins, and ends what held on it [G-214]', async () => {
    const aseta = (alkaen: string, alv: string | null, actor = admin) =>
      staff.ask(alvCalls.aseta, { alkaen, alv }, actor);
    await aseta('20260101', '14');
    expect(await aseta('20260701', '10.5')).toEqual([
      { alv: '10.5', startDate: '20260701', endDate: null },
      { alv: '14', startDate: '20260101', endDate: '20260630' },
    ]);
    // An earlier day takes the place of what was to begin later, and the general rate needs no period.
    expect(await aseta('20260301', null)).toEqual([
      { alv: '14', startDate: '20260101', endDate: '20260228' },
    ]);
    expect(await staff.ask(alvCalls.list, {}, admin)).toMatchObject([{ endDate: '20260228' }]);
    expect(await aseta('20260101', '9')).toEqual([{ alv: '9', startDate: '20260101', endDate: null }]);
    await expect(aseta('20260101', '0', invoicer)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });

  it('set by two admins at once is one rate a day', async () => {
    const both = ['8', '7'].map((alv) => staff.ask(alvCalls.aseta, { alkaen: '20270101', alv }, admin));
    await Promise.all(both);
    const now = await staff.ask(alvCalls.list, {}, admin);
    expect(now.filter(({ startDate }) => startDate === '20270101')).toHaveLength(1);
  });
});
