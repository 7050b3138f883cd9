import { oikeudetCalls, personCalls, staffMessages, type PersonProjection } from '@keikka/contracts';
import { DataSource } from 'typeorm';
import { contact, contactsDemo, KOSKINEN, MAKI, RIVALS } from './contacts-demo.js';
import { handler, person, startStaff, type StaffFixture } from './staff-fixture.js';

const rival = person(4, 3, 11, 9);
/** Known to both companies. */
const demo = {
  ...contactsDemo,
  persons: [...contactsDemo.persons, contact(504, 'Yhteinen', 'Tuttu', '040 765 4321')],
  contacts: [
    ...contactsDemo.contacts,
    { ownerAsiakasId: 1, asiakasId: MAKI, personId: 504 },
    { ownerAsiakasId: 3, asiakasId: RIVALS, personId: 504 },
  ],
};

describe('a contact', () => {
  let staff: StaffFixture;
  beforeAll(async () => {
    staff = await startStaff();
    await staff.ask(staffMessages.demoLoad, demo);
  });
  afterAll(() => staff.stop());

  describe('changed', () => {
    const aija = { personFirstName: 'Äijö', personLastName: 'Mäki', personPhone: '050 765 4321' };
    const change = (personId: number, personEmail: string, varmenne?: number, by = handler) =>
      staff.ask(personCalls.save, { ...aija, personId, personEmail, varmenne, asiakasId: null }, by);

    it('is found as he is then, and the other services hear of it', async () => {
      const read = await staff.ask(personCalls.get, { personId: 502 }, handler);
      expect(read).toMatchObject({ muokattava: true, varmenne: expect.any(Number) as number });
      const saved = await change(502, ' aijo@maki.example ', read.varmenne);
      expect(saved).toMatchObject({ personEmail: 'aijo@maki.example', varmenne: read.varmenne + 1 });
      const told = await staff.app.get(DataSource).query<{ data: PersonProjection }[]>(
        `select data from outbox where name = 'staff.person.saved.v1' and (data->>'personId')::int = 502
           order by at`,
      );
      expect(told.at(-1)?.data.personEmail).toBe('aijo@maki.example');
      await expect(change(502, 'toinen@maki.example', read.varmenne)).rejects.toMatchObject({
        code: 'CHANGE.OUTDATED',
      });
    });

    it.each([
      ['whom another company knows too', 504, 'PERSON.NOT_EDITABLE'],
      ['who signs in', handler.personId, 'PERSON.NOT_EDITABLE'],
      ['whom the company does not know', 503, 'PERSON.NOT_FOUND'],
    ])('is not one %s', async (_, personId, code) => {
      await expect(change(personId, 'x@y.example')).rejects.toMatchObject({ code });
    });

    it('is not one with a faulty e-mail', async () => {
      await expect(change(502, 'aijo')).rejects.toMatchObject({ code: 'PERSON.BAD_EMAIL' });
    });
  });

  describe('of a customer', () => {
    const manager = { ...handler, settingTypes: [12, 11] };
    const of = { asiakasId: KOSKINEN, personId: 502 };
    const listed = async () =>
      (await staff.ask(staffMessages.personHenkilot, { personIds: [], asiakasId: KOSKINEN }, manager)).map(
        ({ personId }) => personId,
      );

    it('comes and goes, each once, by who keeps its access (R-88) [O-248]', async () => {
      const added = await staff.ask(oikeudetCalls.addToAsiakas, of, manager);
      expect(added).toMatchObject({ personId: 502, asiakasPersonId: expect.any(Number) as number });
      await staff.ask(oikeudetCalls.addToAsiakas, of, manager);
      expect((await listed()).filter((id) => id === 502)).toHaveLength(1);
      for (const by of [handler, { ...manager, settingTypes: [12] }])
        await expect(staff.ask(staffMessages.personRemoveFromAsiakas, of, by)).rejects.toMatchObject({
          code: 'AUTH.FORBIDDEN',
        });
      await staff.ask(staffMessages.personRemoveFromAsiakas, of, manager);
      await staff.ask(staffMessages.personRemoveFromAsiakas, of, manager);
      expect(await listed()).not.toContain(502);
    });

    it.each([
      ['nobody whom the company does not know', { ...of, personId: 503 }, 'PERSON.NOT_FOUND'],
      ['no other company’s', { ...of, asiakasId: RIVALS }, 'ASIAKAS.NOT_FOUND'],
    ])('is %s', async (_, add, code) => {
      await expect(staff.ask(oikeudetCalls.addToAsiakas, add, manager)).rejects.toMatchObject({ code });
    });

    it('is named with his settings in the own company, not with those elsewhere [O-092]', async () => {
      const ids = { personIds: [handler.personId, rival.personId], asiakasId: 0 };
      const persons = await staff.ask(staffMessages.personHenkilot, ids, manager);
      const types = new Map(persons.map((one) => [one.personId, one.asiakasPersonSettings.length]));
      expect(types.get(handler.personId)).toBeGreaterThan(0);
      expect(types.get(rival.personId) ?? 0).toBe(0);
    });
  });
});
