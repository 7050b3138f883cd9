import { DataSource } from 'typeorm';
import { staffMessages } from '@keikka/contracts';
import { handler, person, startStaff, type StaffFixture } from './staff-fixture.js';

const invoicer = person(2, 1, 6);

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
});
