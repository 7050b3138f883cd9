import { asiakasCalls, orderMessages, type KeikkaGetAnswer, type KeikkaSave } from '@keikka/contracts';
import { encodeFailure, encodeReply } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, keikka, person, startOrder } from './order-company.js';

const named = { asiakasId: 777, asiakasNimi: 'Uusi Asiakas Oy', ytunnus: '1572860-0', colorCode: '' };

describe('the customer of an order', () => {
  let service: StartedService;
  let asked = 0;

  beforeAll(async () => {
    service = await startOrder({
      keikat: [...[1, 2, 3, 4, 5, 6].map((id) => keikka(id)), keikka(7, { keikkaTilaId: 1 })],
      auths: [{ kind: 'tyomaa', id: company.own, personId: person.competitor, level: 'write' }],
    });
    service.nats.subscribe(asiakasCalls.get.subject, {
      callback: (_, message) => {
        asked++;
        const { asiakasId } = message.json<{ asiakasId: number }>();
        message.respond(
          asiakasId === named.asiakasId ? encodeReply(named) : encodeFailure({ code: 'ASIAKAS.NOT_FOUND' }),
        );
      },
    });
  });
  afterAll(() => service.stop());

  const save = async (of: KeikkaSave, actor = actors.handler): Promise<KeikkaGetAnswer['keikkaData']> =>
    (await service.ask(orderMessages.keikkaSave, of, actor)).keikkaData;
  const givePerson = (keikkaId: number): Promise<unknown> =>
    service.dataSource.query('update keikka set asiakas_contact_person_id = $2 where keikka_id = $1', [
      keikkaId,
      person.customerContact,
    ]);

  it('is copied to it with name and business id, and the contact of the one before goes', async () => {
    await givePerson(1);
    const { varmenne, ...saved } = await save({ keikkaId: 1, asiakasId: 777 });
    expect(saved).toMatchObject({
      asiakasId: 777,
      asiakasNimi: 'Uusi Asiakas Oy',
      ytunnus: '1572860-0',
      asiakasContactPersonId: null,
    });
    const fields = await service.dataSource.query<{ field: string }[]>(
      `select field_name as field from change_history where entity_type = 'keikka' and entity_id = 1 and varmenne = $1`,
      [varmenne],
    );
    expect(fields.map(({ field }) => field).sort()).toEqual(['asiakasContactPersonId', 'asiakasId']);
  });

  it('that is cleared leaves no contact, business id or name [O-135]', async () => {
    await givePerson(2);
    expect(await save({ keikkaId: 2, asiakasId: null })).toMatchObject({
      asiakasId: null,
      asiakasContactPersonId: null,
      ytunnus: '',
      asiakasNimi: '',
    });
  });

  it('is asked about only when it changes, and keeps what the order said of it', async () => {
    const before = await save({ keikkaId: 3, keikkaOtsikko: 'x' });
    asked = 0;
    const { asiakasId, asiakasNimi, ytunnus } = before;
    expect(await save({ keikkaId: 3, asiakasId, keikkaOtsikko: 'y' })).toMatchObject({
      asiakasNimi,
      ytunnus,
    });
    expect(asked).toBe(0);
  });

  it('that the order had before comes back though it is none of the company’s any more', async () => {
    const { asiakasId, asiakasNimi } = await save({ keikkaId: 6, keikkaOtsikko: 'x' });
    await save({ keikkaId: 6, asiakasId: 777 });
    expect(await save({ keikkaId: 6, asiakasId })).toMatchObject({ asiakasId, asiakasNimi });
  });

  it('must be one of the company, or nothing is saved', async () => {
    const { varmenne } = await save({ keikkaId: 4, keikkaOtsikko: 'x' });
    await expect(
      save({ keikkaId: 4, asiakasId: company.stranger, keikkaOtsikko: 'z' }),
    ).rejects.toMatchObject({ code: 'KEIKKA.UNKNOWN_ASIAKAS' });
    expect(await save({ keikkaId: 4, keikkaOtsikko: 'x' })).toMatchObject({ varmenne });
  });

  it.each([[777], [null]])('is not changed to %j by who only writes for the site', async (asiakasId) => {
    await expect(save({ keikkaId: 7, asiakasId }, actors.competitor)).rejects.toMatchObject({
      code: 'KEIKKA.NO_ACCESS',
    });
  });

  it('is not to be guessed by who may not edit the order', async () => {
    const { asiakasId } = await save({ keikkaId: 6, keikkaOtsikko: 'z' });
    const guesses = [{ asiakasId }, { asiakasId: 777 }, { asiakasId: 9_999 }, { pumppuAsiakasId: 9_999 }];
    for (const guess of guesses)
      await expect(save({ keikkaId: 6, ...guess }, actors.stranger)).rejects.toMatchObject({
        code: 'KEIKKA.NO_ACCESS',
      });
  });

  it('changed by two at once is asked about', async () => {
    const { varmenne } = await save({ keikkaId: 5, keikkaOtsikko: 'x' });
    await save({ keikkaId: 5, varmenne, asiakasId: null }, actors.keikkaAdmin);
    await expect(save({ keikkaId: 5, varmenne, asiakasId: 777 })).rejects.toMatchObject({
      code: 'SAVE.CONFLICT',
      details: { conflicts: [{ field: 'asiakasId', mine: 777, theirs: null }] },
    });
  });
});
