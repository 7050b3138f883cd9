import {
  asiakasCalls,
  orderMessages,
  personCalls,
  tyomaaCalls,
  type FoundTyomaa,
  type KeikkaSave,
} from '@keikka/contracts';
import { encodeFailure, encodeReply } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, keikka, startOrder } from './order-company.js';

const CUSTOMER = company.customer;

const veikko = {
  personId: 777,
  personFirstName: 'Veikko',
  personLastName: 'Valumies',
  personPhone: '044 555 6677',
  personEmail: 'veikko@valu.example',
};
const ofVeikko = {
  tyomaaContactPersonId: 777,
  yhteyshenkiloNimi: 'Veikko Valumies',
  yhteyshenkiloPuhelin: '044 555 6677',
  yhteyshenkiloEmail: 'veikko@valu.example',
};

describe('the work sites of a company', () => {
  let service: StartedService;
  let asked: number[] = [];
  beforeAll(async () => {
    service = await startOrder({ keikat: [1, 2, 3, 4].map((id) => keikka(id)) });
    service.nats.subscribe(asiakasCalls.get.subject, {
      callback: (_, message) => {
        const { asiakasId } = message.json<{ asiakasId: number }>();
        message.respond(
          asiakasId === CUSTOMER
            ? encodeReply({ asiakasId, asiakasNimi: 'Oma asiakas', ytunnus: '', colorCode: '' })
            : encodeFailure({ code: 'ASIAKAS.NOT_FOUND' }),
        );
      },
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
    await make('As Oy Puiston Helmi', 'Puutarhakatu 12', { tyomaaOsoite3: '08350', tyomaaOsoite4: 'Vihti' });
    await make('Keinukallion päiväkoti', 'Keinukalliontie 3', { asiakasId: CUSTOMER });
    await make('Varikko', 'Teollisuustie 21_B', { tyomaaNum: 'T-77' });
    await make('Kilpailijan kohde', 'Puutarhakatu 12', {}, actors.competitor);
  });
  afterAll(() => service.stop());

  const make = (tyomaaNimi: string, tyomaaOsoite1: string, more = {}, actor = actors.handler) =>
    service.ask(tyomaaCalls.create, { tyomaaNimi, tyomaaOsoite1, ...more }, actor);
  const search = (text: string, more = {}, actor = actors.handler): Promise<FoundTyomaa[]> =>
    service.ask(tyomaaCalls.search, { ownerAsiakasId: 0, text, ...more }, actor);
  const names = async (text: string, more = {}): Promise<string[]> =>
    (await search(text, more)).map(({ tyomaaNimi }) => tyomaaNimi);
  const save = (of: KeikkaSave, actor = actors.handler) => service.ask(orderMessages.keikkaSave, of, actor);
  const load = (keikkaId: number) =>
    service.ask(orderMessages.keikkaGet, { keikkaId, ownerAsiakasId: 0 }, actors.handler);

  it.each([
    ['the name', 'helmi', 'As Oy Puiston Helmi'],
    ['the street', 'Puutarhakatu 12', 'As Oy Puiston Helmi'],
    ['a street with a letter left out', 'Puutarakatu 12', 'As Oy Puiston Helmi'],
    ['a street with another letter', 'puutarhatatu', 'As Oy Puiston Helmi'],
    ['a street with two letters in each other’s place', 'puutrahakatu', 'As Oy Puiston Helmi'],
    ['postal code and town', '08350 vihti', 'As Oy Puiston Helmi'],
    ['the number', 't-77', 'Varikko'],
    ['signs that SQL would take for others', '21_b', 'Varikko'],
  ])('are found by %s [O-250]', async (_, text, name) => {
    expect(await names(text)).toEqual([name]);
  });

  it.each([['ke'], ['  k '], ['%%%'], ['tampere'], ['\u200b\u200b\u200b']])(
    'are none for %j [O-165]',
    async (text) => {
      expect(await names(text)).toEqual([]);
    },
  );

  it('say that they are only nearly what was typed', async () => {
    const nearOf = async (text: string): Promise<boolean[]> =>
      (await search(text)).map(({ isNear }) => isNear);
    expect([await nearOf('Putarhakatu'), await nearOf('Puutarhakatu')]).toEqual([[true], [false]]);
  });

  it('of the named customer come first, with their orders counted', async () => {
    await make('Keinukallion halli', 'Keinukalliontie 5');
    expect(await names('keinu')).toEqual(['Keinukallion halli', 'Keinukallion päiväkoti']);
    const [first] = await search('keinu', { asiakasId: CUSTOMER });
    expect(first).toMatchObject({ tyomaaNimi: 'Keinukallion päiväkoti', keikkaCount: 0, lastPvm: null });
    await save({ keikkaId: 1, tyomaaId: first?.tyomaaId });
    expect((await search('keinu', { asiakasId: CUSTOMER }))[0]).toMatchObject({
      keikkaCount: 1,
      lastPvm: expect.stringMatching(/^\d{8}$/) as string,
    });
  });

  it('are those of the reader’s company alone', async () => {
    expect((await search('puutarha', {}, actors.competitor)).map(({ tyomaaNimi }) => tyomaaNimi)).toEqual([
      'Kilpailijan kohde',
    ]);
    const [foreign] = await search('puutarha', {}, actors.competitor);
    await expect(
      service.ask(tyomaaCalls.get, { tyomaaId: foreign?.tyomaaId ?? 0, keikkaId: 0 }, actors.handler),
    ).rejects.toMatchObject({ code: 'TYOMAA.NOT_FOUND' });
    await expect(save({ keikkaId: 2, tyomaaId: foreign?.tyomaaId })).rejects.toMatchObject({
      code: 'KEIKKA.UNKNOWN_TYOMAA',
    });
  });

  it('need a street, and a customer of the company if any [O-166]', async () => {
    await expect(make('Kaduton', '  ')).rejects.toMatchObject({ code: 'TYOMAA.NO_STREET' });
    await expect(make('Vieras', 'Katu 1', { asiakasId: 987 })).rejects.toMatchObject({
      code: 'KEIKKA.UNKNOWN_ASIAKAS',
    });
  });

  it('picked for an order are copied to it whole, and the way from the plant is unknown', async () => {
    await service.dataSource.query(
      'update keikka_tehdas set betoni_matka_m = 12000, betoni_matka_aika = 20 where keikka_id = 3',
    );
    const [site] = await search('helmi');
    const { keikkaData } = await save({ keikkaId: 3, tyomaaId: site?.tyomaaId });
    expect(keikkaData).toMatchObject({
      tyomaaId: site?.tyomaaId,
      tyomaaNimi: 'As Oy Puiston Helmi',
      tyomaaOsoite: 'Puutarhakatu 12, 08350 Vihti',
      yhteyshenkiloNimi: '',
      tyomaaAjoOhje: '',
      betoniMatkaM: null,
      betoniMatkaAika: null,
    });
    expect((await save({ keikkaId: 3, tyomaaId: null })).keikkaData).toMatchObject({
      tyomaaId: null,
      tyomaaNimi: '',
      tyomaaOsoite: '',
    });
  });

  it('of a customer are listed, the latest used first, and those of another company are not [O-250] [I-167]', async () => {
    const list = (asiakasId: number, actor = actors.handler) =>
      service.ask(tyomaaCalls.listOfAsiakas, { asiakasId }, actor);
    const own = await list(company.customer);
    expect(own[0]).toMatchObject({ tyomaaId: company.own, asiakasId: company.customer, isNear: false });
    expect(own.map(({ tyomaaId }) => tyomaaId)).not.toContain(company.competitor);
    expect(await list(company.customer, actors.stranger)).toEqual([]);
    expect(await list(999_999)).toEqual([]);
  });

  it('are read as the company knows them, or as an order does [I-164]', async () => {
    const [site] = await search('helmi');
    const tyomaaId = site?.tyomaaId ?? 0;
    await save({ keikkaId: 4, tyomaaId });
    const get = (keikkaId: number) => service.ask(tyomaaCalls.get, { tyomaaId, keikkaId }, actors.handler);
    expect(await get(0)).toMatchObject({ globalTyomaa: { tyomaaId, tyomaaOsoite1: 'Puutarhakatu 12' } });
    expect(await get(4)).toMatchObject({ keikkaTyomaa: { tyomaaId, tyomaaOsoite1: 'Puutarhakatu 12' } });
    await expect(get(2)).rejects.toMatchObject({ code: 'TYOMAA.NOT_FOUND' });
  });

  it('are stored with their address repaired, and answered so [O-236] [O-237] [O-238]', async () => {
    const made = await make('Korjattu', 'Katu 1, Hki', { tyomaaOsoite4: 'hki' });
    expect(made).toMatchObject({ tyomaaOsoite1: 'Katu 1', tyomaaOsoite4: 'Helsinki' });
    const { tyomaaId } = await make(' Toinen ', 'Katu 2', {
      tyomaaOsoite2: '00100 Helsinki',
      tyomaaNum: ' 7 ',
    });
    const { globalTyomaa } = await service.ask(tyomaaCalls.get, { tyomaaId, keikkaId: 0 }, actors.handler);
    const stored = {
      tyomaaNimi: 'Toinen',
      tyomaaOsoite2: '',
      tyomaaOsoite3: '00100',
      tyomaaOsoite4: 'Helsinki',
    };
    expect(globalTyomaa).toMatchObject({ ...stored, tyomaaNum: '7' });
  });

  it('are made for an order and set on it, both or neither [I-173]', async () => {
    const before = (await load(2)).keikkaData;
    const create = { tyomaaNimi: 'Uusi halli', tyomaaOsoite1: 'Hallitie 1', keikkaId: 2 };
    await expect(
      service.ask(tyomaaCalls.createFromGrid, { ...create, varmenne: before.varmenne + 5 }, actors.handler),
    ).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
    await expect(service.ask(tyomaaCalls.createFromGrid, create, actors.competitor)).rejects.toMatchObject({
      code: 'KEIKKA.NO_ACCESS',
    });
    expect(await names('uusi halli')).toEqual([]);
    const key = crypto.randomUUID();
    const make = () => service.ask(tyomaaCalls.createFromGrid, create, actors.handler, key);
    const [one, other] = await Promise.all([make(), make()]);
    expect(other).toEqual(one);
    expect(await names('uusi halli')).toEqual(['Uusi halli']);
    expect((await load(2)).keikkaData).toMatchObject({
      tyomaaId: one.tyomaaId,
      tyomaaNimi: 'Uusi halli',
      varmenne: one.varmenne,
    });
  });

  it('keep the contact they are made with, by id, name, phone and e-mail, and an order that picks them has it', async () => {
    const made = await make('Kontaktin kohde', 'Kontaktitie 1', { tyomaaContactPersonId: 777 });
    expect(made).toMatchObject(ofVeikko);
    const { tyomaaId } = made;
    const of = { tyomaaId, keikkaId: 0 };
    expect(await service.ask(tyomaaCalls.get, of, actors.handler)).toMatchObject({ globalTyomaa: ofVeikko });
    const picked = await save({ keikkaId: 3, tyomaaId, tyomaaContactPersonId: null });
    expect(picked.keikkaData).toMatchObject({ tyomaaId, ...ofVeikko });
    expect(await make('Ilman', 'Kontaktitie 2', { tyomaaContactPersonId: 0 })).toMatchObject({
      tyomaaContactPersonId: null,
      yhteyshenkiloNimi: '',
    });
  });

  it('made for an order bring it their contact [I-173]', async () => {
    const create = { tyomaaOsoite1: 'Hallitie 2', keikkaId: 4, tyomaaContactPersonId: 777 };
    await service.ask(tyomaaCalls.createFromGrid, create, actors.handler);
    expect((await load(4)).keikkaData).toMatchObject({ tyomaaOsoite: 'Hallitie 2', ...ofVeikko });
  });

  it('are not made with a contact whom the company does not know, and who may not plan the order asks about nobody', async () => {
    const before = (await load(1)).keikkaData;
    const create = { tyomaaOsoite1: 'Tuntemattomantie 9', keikkaId: 1, tyomaaContactPersonId: 778 };
    const unknown = { code: 'KEIKKA.UNKNOWN_PERSON' };
    await expect(service.ask(tyomaaCalls.create, create, actors.handler)).rejects.toMatchObject(unknown);
    await expect(service.ask(tyomaaCalls.createFromGrid, create, actors.handler)).rejects.toMatchObject(
      unknown,
    );
    asked = [];
    for (const [actor, code] of [
      [actors.competitor, 'KEIKKA.NO_ACCESS'],
      [actors.stranger, 'KEIKKA.NO_ACCESS'],
      [actors.driver, 'AUTH.FORBIDDEN'],
    ] as const)
      await expect(
        service.ask(tyomaaCalls.createFromGrid, { ...create, tyomaaContactPersonId: 777 }, actor),
      ).rejects.toMatchObject({ code });
    expect(asked).toEqual([]);
    expect(await names('tuntemattomantie')).toEqual([]);
    expect((await load(1)).keikkaData).toEqual(before);
  });
});
