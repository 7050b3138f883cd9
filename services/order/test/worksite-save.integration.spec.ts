import { orderMessages, personCalls, tyomaaCalls, type InputOf, type KeikkaSave } from '@keikka/contracts';
import { encodeFailure, encodeReply } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { actors, keikka, startOrder } from './order-company.js';

const veikko = {
  personId: 777,
  personFirstName: 'Veikko',
  personLastName: 'Valumies',
  personPhone: '044 555 6677',
  personEmail: 'veikko@valu.example',
};

type SetSite = Omit<InputOf<typeof tyomaaCalls.set>, 'ownerAsiakasId' | 'tyomaaId' | 'yyyymmdd'>;

describe('a site and the copies that orders keep of it', () => {
  let service: StartedService;
  let tyomaaId = 0;
  beforeAll(async () => {
    service = await startOrder({ keikat: [1, 2, 3, 4, 5].map((id) => keikka(id)) });
    service.nats.subscribe(personCalls.get.subject, {
      callback: (_, message) => {
        const { personId } = message.json<{ personId: number }>();
        message.respond(
          personId === veikko.personId ? encodeReply(veikko) : encodeFailure({ code: 'PERSON.NOT_FOUND' }),
        );
      },
    });
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    const made = await service.ask(
      tyomaaCalls.create,
      { tyomaaNimi: 'Helmi', tyomaaOsoite1: 'Katu 10', tyomaaOsoite4: 'Espoo', tyomaaMemo: 'Portti' },
      actors.handler,
    );
    ({ tyomaaId } = made);
    for (const keikkaId of [1, 2]) await order({ keikkaId, tyomaaId });
  });

  const order = (of: KeikkaSave) => service.ask(orderMessages.keikkaSave, of, actors.handler);
  const set = (of: SetSite, who = actors.handler, id = tyomaaId) =>
    service.ask(tyomaaCalls.set, { ownerAsiakasId: 0, tyomaaId: id, yyyymmdd: '20261127', ...of }, who);
  const get = (keikkaId = 0, who = actors.handler) =>
    service.ask(tyomaaCalls.get, { tyomaaId, keikkaId }, who);

  it('are read with what they belong to, the same hash telling that they are the same [I-040] [I-164]', async () => {
    const { globalTyomaa, keikkaTyomaa } = await get(1);
    expect(keikkaTyomaa).toMatchObject({ tyomaaId, keikkaId: 1, tyomaaNimi: 'Helmi', laskuViite: '' });
    expect(globalTyomaa).toMatchObject({ tyomaaId, keikkaId: 0, varmenne: 1, asiakasId: null });
    expect(keikkaTyomaa?.hash).toBe(globalTyomaa?.hash);
    expect((await get()).keikkaTyomaa).toBeUndefined();
  });

  it('change apart, and together when that is asked for [I-041] [I-171]', async () => {
    const { keikkaTyomaa, globalTyomaa } = await set({ keikkaId: 1, tyomaaOsoite1: 'Katu 12' });
    expect([keikkaTyomaa?.tyomaaOsoite1, globalTyomaa?.tyomaaOsoite1]).toEqual(['Katu 12', 'Katu 10']);
    expect((await get(2)).keikkaTyomaa?.tyomaaOsoite1).toBe('Katu 10');
    const both = await set({ keikkaId: 1, tyomaaAjoOhje: 'Takaa', saveGlobalTyomaa: true });
    expect(both.globalTyomaa).toMatchObject({
      tyomaaOsoite1: 'Katu 12',
      tyomaaAjoOhje: 'Takaa',
      varmenne: 2,
    });
    expect(both.globalTyomaa?.hash).toBe(both.keikkaTyomaa?.hash);
    expect((await get(2)).keikkaTyomaa).toMatchObject({ tyomaaOsoite1: 'Katu 10', tyomaaAjoOhje: '' });
  });

  it('go back each to what it was, together, unless somebody changed the same since', async () => {
    await set({ keikkaId: 1, tyomaaAjoOhje: 'Takaa' });
    const was = await get(1);
    const both = await set({ keikkaId: 1, tyomaaMemo: 'Nosturi', saveGlobalTyomaa: true });
    const back = {
      ...{ keikkaId: 1, saveGlobalTyomaa: true, tyomaaMemo: 'Portti' },
      yhteinen: { tyomaaMemo: 'Portti', tyomaaAjoOhje: '' },
      varmenne: both.keikkaTyomaa?.varmenne,
      tyomaaVarmenne: both.globalTyomaa?.varmenne,
    };
    await set({ tyomaaAjoOhje: 'Edestä' });
    await expect(set(back)).rejects.toMatchObject({ code: 'SAVE.CONFLICT' });
    expect((await get(1)).keikkaTyomaa?.tyomaaMemo).toBe('Nosturi');
    const now = await set({ ...back, tyomaaVarmenne: undefined });
    expect([now.keikkaTyomaa?.hash, now.globalTyomaa?.hash]).toEqual([
      was.keikkaTyomaa?.hash,
      was.globalTyomaa?.hash,
    ]);
  });

  it('of an order that was saved before becomes the site’s without another change [C-98]', async () => {
    await set({ keikkaId: 1, tyomaaOsoite1: 'Katu 12' });
    const { globalTyomaa } = await set({ keikkaId: 1, saveGlobalTyomaa: true });
    expect(globalTyomaa).toMatchObject({ tyomaaOsoite1: 'Katu 12', varmenne: 2 });
  });

  it('that are as they were make no new version [I-103]', async () => {
    const before = await get(1);
    await set({ keikkaId: 1, tyomaaOsoite1: 'Katu 10', saveGlobalTyomaa: true });
    expect(await get(1)).toEqual(before);
  });

  it('are trimmed and repaired as they are stored, and found by it [I-102] [O-238]', async () => {
    const { globalTyomaa } = await set({
      tyomaaOsoite1: ' Uudistie 3, Hki ',
      tyomaaOsoite4: '',
      tyomaaNimi: ' Uudis ',
    });
    const stored = { tyomaaOsoite1: 'Uudistie 3', tyomaaOsoite4: 'Helsinki', tyomaaNimi: 'Uudis' };
    expect(globalTyomaa).toMatchObject(stored);
    const found = await service.ask(
      tyomaaCalls.search,
      { ownerAsiakasId: 0, text: 'uudistie helsinki' },
      actors.handler,
    );
    expect(found.map((site) => site.tyomaaId)).toContain(tyomaaId);
  });

  it('change per field: of two who change the same the second is asked, and nothing of it is stored', async () => {
    const { varmenne = 0 } = (await get(1)).keikkaTyomaa ?? {};
    await set({ keikkaId: 1, tyomaaMemo: 'Nosturi', varmenne });
    const other = await set({ keikkaId: 1, tyomaaAjoOhje: 'Takaa', varmenne });
    expect(other.keikkaTyomaa).toMatchObject({ tyomaaMemo: 'Nosturi', tyomaaAjoOhje: 'Takaa' });
    const conflict = { code: 'SAVE.CONFLICT' };
    await expect(set({ keikkaId: 1, tyomaaMemo: 'Vartija', varmenne })).rejects.toMatchObject(conflict);
    await expect(set({ keikkaId: 1, tyomaaMemo: 'V', varmenne: 99 })).rejects.toMatchObject({
      code: 'CHANGE.OUTDATED',
    });
    // The order's copy waits for the site: both or neither.
    await set({ tyomaaNum: '7' });
    const both = { keikkaId: 1, tyomaaNum: '8', saveGlobalTyomaa: true, tyomaaVarmenne: 1 };
    await expect(set(both)).rejects.toMatchObject(conflict);
    expect((await get(1)).keikkaTyomaa?.tyomaaNum).toBe('');
  });

  it('that move have another way from the plant; another address alone does not', async () => {
    const way = async () => {
      const { keikkaData } = await service.ask(
        orderMessages.keikkaGet,
        { keikkaId: 1, ownerAsiakasId: 0 },
        actors.handler,
      );
      return keikkaData.betoniMatkaM;
    };
    await order({ keikkaId: 1, betoniMatkaM: 12_300 });
    await set({ keikkaId: 1, tyomaaMemo: 'Uusi' });
    expect(await way()).toBe(12_300);
    await set({ keikkaId: 1, tyomaaLat: 60.2, tyomaaLng: 24.9 });
    expect(await way()).not.toBe(12_300);
  });

  it('say on the board where they are, to the metre, and that nobody knows', async () => {
    const told = async () => {
      const events = await service.events('order.keikka.changed.v1');
      const row = events.findLast(({ keikkaId }) => keikkaId === 1)?.row;
      return [row?.tyomaaLat, row?.tyomaaLng];
    };
    await set({ keikkaId: 1, tyomaaLat: 60.123456789, tyomaaLng: 24.9 });
    expect(await told()).toEqual([60.12346, 24.9]);
    await set({ keikkaId: 1, tyomaaLat: null, tyomaaLng: null });
    expect(await told()).toEqual([null, null]);
  });

  it('name whom to call with how to reach them, and nobody when the person goes', async () => {
    const { keikkaTyomaa } = await set({ keikkaId: 1, tyomaaContactPersonId: 777 });
    expect(keikkaTyomaa).toMatchObject({
      yhteyshenkiloNimi: 'Veikko Valumies',
      yhteyshenkiloPuhelin: '044 555 6677',
    });
    const none = await set({ keikkaId: 1, tyomaaContactPersonId: null });
    expect(none.keikkaTyomaa).toMatchObject({ tyomaaContactPersonId: null, yhteyshenkiloNimi: '' });
    const unknown = { code: 'KEIKKA.UNKNOWN_PERSON' };
    await expect(set({ keikkaId: 1, tyomaaContactPersonId: 5 })).rejects.toMatchObject(unknown);
  });

  it('get whom to call for the orders to come [I-172]', async () => {
    const contact = (personId: number, who = actors.handler) =>
      service.ask(tyomaaCalls.setContactPerson, { tyomaaId, personId }, who);
    expect(await contact(777)).toEqual({ tyomaaId, varmenne: 2 });
    const { globalTyomaa, keikkaTyomaa } = await get(1);
    expect(globalTyomaa).toMatchObject({ tyomaaContactPersonId: 777, yhteyshenkiloNimi: 'Veikko Valumies' });
    expect(keikkaTyomaa).toMatchObject({ tyomaaContactPersonId: null, yhteyshenkiloNimi: '' });
    await order({ keikkaId: 4, tyomaaId });
    expect((await get(4)).keikkaTyomaa).toMatchObject({ tyomaaContactPersonId: 777 });
    await contact(0);
    expect((await get()).globalTyomaa).toMatchObject({ tyomaaContactPersonId: null, yhteyshenkiloNimi: '' });
    await expect(contact(5)).rejects.toMatchObject({ code: 'KEIKKA.UNKNOWN_PERSON' });
    await expect(contact(777, actors.competitor)).rejects.toMatchObject({ code: 'TYOMAA.NOT_FOUND' });
  });

  it('are at the orders that are counted, deleted ones apart [I-165]', async () => {
    const count = (who = actors.handler) => service.ask(tyomaaCalls.keikkaCount, { tyomaaId }, who);
    expect(await count()).toEqual({ keikkaCount: 2 });
    await expect(count(actors.competitor)).rejects.toMatchObject({ code: 'TYOMAA.NOT_FOUND' });
  });

  it('are changed by nobody else, by no id of another order, and not without a street [O-166] [I-110]', async () => {
    const before = await get(1);
    const missing = { code: 'TYOMAA.NOT_FOUND' };
    await expect(set({ tyomaaMemo: 'X' }, actors.competitor)).rejects.toMatchObject(missing);
    await expect(set({ keikkaId: 1, tyomaaMemo: 'X' }, actors.competitor)).rejects.toMatchObject({
      code: 'KEIKKA.NO_ACCESS',
    });
    for (const who of [actors.driver, actors.sourceStaff, actors.customerContact, actors.portal])
      await expect(set({ keikkaId: 1, tyomaaMemo: 'X' }, who)).rejects.toMatchObject({
        code: expect.stringMatching(/AUTH.FORBIDDEN|KEIKKA.NO_ACCESS/) as string,
      });
    await expect(set({ keikkaId: 3, tyomaaMemo: 'X' })).rejects.toMatchObject(missing);
    await expect(set({ tyomaaMemo: 'X' }, actors.handler, 999_999)).rejects.toMatchObject(missing);
    await expect(set({ tyomaaOsoite1: ' ' })).rejects.toMatchObject({ code: 'TYOMAA.NO_STREET' });
    expect(await get(1)).toEqual(before);
  });

  it('are not changed once the site is deleted', async () => {
    const site = { tyomaaOsoite1: 'Poistettava 1' };
    const made = await service.ask(tyomaaCalls.create, site, actors.handler);
    await service.ask(tyomaaCalls.delete, { id: made.tyomaaId }, actors.handler);
    await expect(set({ tyomaaMemo: 'X' }, actors.handler, made.tyomaaId)).rejects.toMatchObject({
      code: 'TYOMAA.NOT_FOUND',
    });
  });

  it('take the changes of twenty at once, each once', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => `N${index}`);
    await Promise.all(numbers.map((tyomaaNum) => set({ keikkaId: 2, tyomaaNum, saveGlobalTyomaa: true })));
    const { globalTyomaa, keikkaTyomaa } = await get(2);
    expect(globalTyomaa?.varmenne).toBe(21);
    expect(keikkaTyomaa?.tyomaaNum).toBe(globalTyomaa?.tyomaaNum);
  });
});
