import { orderMessages, personCalls, type KeikkaGetAnswer, type KeikkaSave } from '@keikka/contracts';
import { encodeFailure, encodeReply } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, keikka, person, startOrder } from './order-company.js';

const veikko = {
  personId: 777,
  personFirstName: 'Veikko',
  personLastName: 'Valumies',
  personPhone: '044 555 6677',
  personEmail: 'veikko@valu.example',
  asiakasNimi: '',
  isOfAsiakas: false,
};
const ofVeikko = {
  yhteyshenkiloNimi: 'Veikko Valumies',
  yhteyshenkiloPuhelin: '044 555 6677',
  yhteyshenkiloEmail: 'veikko@valu.example',
};
const ofSite = {
  yhteyshenkiloNimi: 'Tero Koskinen',
  yhteyshenkiloPuhelin: '040 123 4567',
  yhteyshenkiloEmail: 'tero@keikka.example',
};

describe('the contacts of an order', () => {
  let service: StartedService;
  let asked: number[] = [];

  beforeAll(async () => {
    service = await startOrder({
      keikat: [...[1, 2, 3, 4, 5, 6].map((id) => keikka(id)), keikka(7, { keikkaTilaId: 1 })],
      auths: [{ kind: 'tyomaa', id: company.own, personId: person.competitor, level: 'write' }],
    });
    service.nats.subscribe(personCalls.get.subject, {
      callback: (_, message) => {
        const { personId } = message.json<{ personId: number }>();
        asked.push(personId);
        message.respond(
          personId === veikko.personId ? encodeReply(veikko) : encodeFailure({ code: 'PERSON.NOT_FOUND' }),
        );
      },
    });
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    asked = [];
  });

  const saved = (of: KeikkaSave, actor = actors.handler): Promise<Omit<KeikkaGetAnswer, 'palkit'>> =>
    service.ask(orderMessages.keikkaSave, of, actor);
  const save = async (of: KeikkaSave, actor = actors.handler): Promise<KeikkaGetAnswer['keikkaData']> =>
    (await saved(of, actor)).keikkaData;

  it('of the site is copied to the order with name, phone and e-mail, and one that is taken off leaves the site`s own', async () => {
    expect(await save({ keikkaId: 1, tyomaaContactPersonId: 777 })).toMatchObject({
      tyomaaContactPersonId: 777,
      ...ofVeikko,
    });
    expect(await save({ keikkaId: 1, tyomaaContactPersonId: null })).toMatchObject({
      tyomaaContactPersonId: null,
      ...ofSite,
    });
  });

  it('of the site goes with it, and another site brings its own', async () => {
    await save({ keikkaId: 2, tyomaaContactPersonId: 777 });
    expect(await save({ keikkaId: 2, tyomaaId: null })).toMatchObject({
      tyomaaContactPersonId: null,
      yhteyshenkiloNimi: '',
    });
    await save({ keikkaId: 2, tyomaaContactPersonId: 777 });
    // A form leaves the contact empty when it picks another site.
    const moved = await save({ keikkaId: 2, tyomaaId: company.own, tyomaaContactPersonId: null });
    expect(moved).toMatchObject({ tyomaaContactPersonId: null, ...ofSite });
    await save({ keikkaId: 2, tyomaaId: null });
    expect(await save({ keikkaId: 2, tyomaaId: company.own, tyomaaContactPersonId: 777 })).toMatchObject(
      ofVeikko,
    );
  });

  it('of the customer and of the order are kept by their ids, and named by whom the service knows', async () => {
    const contacts = { asiakasContactPersonId: 777, keikkaContactPersonId: 777 };
    expect(await save({ keikkaId: 3, ...contacts })).toMatchObject({ ...contacts, ...ofSite });
    await service.dataSource.query('update keikka set asiakas_contact_person_id = $1 where keikka_id = 3', [
      person.customerContact,
    ]);
    const { yhteyshenkilot } = await saved({ keikkaId: 3, keikkaOtsikko: 'x' });
    expect(yhteyshenkilot.map(({ personId }) => personId)).toContain(person.customerContact);
  });

  it('are asked about only when they change', async () => {
    await save({ keikkaId: 4, keikkaContactPersonId: 777 });
    asked = [];
    await save({ keikkaId: 4, keikkaContactPersonId: 777, keikkaOtsikko: 'y' });
    expect(asked).toEqual([]);
  });

  it('whom the company does not know is refused, unless the order had the person before', async () => {
    const { varmenne } = await save({ keikkaId: 5, keikkaOtsikko: 'x' });
    for (const name of ['asiakasContactPersonId', 'keikkaContactPersonId', 'tyomaaContactPersonId'])
      await expect(save({ keikkaId: 5, [name]: 778, keikkaOtsikko: 'z' })).rejects.toMatchObject({
        code: 'KEIKKA.UNKNOWN_PERSON',
      });
    expect(await save({ keikkaId: 5, keikkaOtsikko: 'x' })).toMatchObject({ varmenne });
    await service.dataSource.query('update keikka set keikka_contact_person_id = $1 where keikka_id = 5', [
      person.customerContact,
    ]);
    await save({ keikkaId: 5, keikkaContactPersonId: null });
    expect(await save({ keikkaId: 5, keikkaContactPersonId: person.customerContact })).toMatchObject({
      keikkaContactPersonId: person.customerContact,
    });
  });

  it.each(['asiakasContactPersonId', 'keikkaContactPersonId', 'tyomaaContactPersonId'])(
    '%s is not changed by who only writes for the site, and is not to be guessed by a stranger',
    async (name) => {
      await expect(save({ keikkaId: 7, [name]: 777 }, actors.competitor)).rejects.toMatchObject({
        code: 'KEIKKA.NO_ACCESS',
      });
      for (const personId of [777, 778])
        await expect(save({ keikkaId: 6, [name]: personId }, actors.stranger)).rejects.toMatchObject({
          code: 'KEIKKA.NO_ACCESS',
        });
      expect(asked).toEqual([]);
    },
  );
});
