import {
  laskupohjaBetoniCalls,
  laskupohjaCalls,
  laskupohjaRiviCalls,
  type InputOf,
  type LaskupohjaSave,
} from '@keikka/contracts';
import {
  driver,
  handler,
  invoicer,
  OWN,
  RIVAL,
  rivalInvoicer,
  systemAdmin,
} from '../../test/invoicing-company.js';
import { billingWithout, OTHER_CUSTOMER } from '../../test/lasku-company.js';
import { Tuote } from '../tuote/tuote.entity.js';
import { Laskupohja } from './laskupohja.entity.js';

describe('templates', () => {
  const { invoicing } = billingWithout(Laskupohja);

  const create = async (changes: InputOf<typeof laskupohjaCalls.create> = {}, who = invoicer) =>
    (await invoicing.ask(laskupohjaCalls.create, changes, who)).laskupohjaId;
  const read = (laskupohjaId: number, who = invoicer) =>
    invoicing.ask(laskupohjaCalls.get, { laskupohjaId }, who);
  /** Lines may lack fields on the wire, as a save of some of them does. */
  const save = (changes: object, who = invoicer) =>
    invoicing.ask(laskupohjaCalls.save, changes as LaskupohjaSave, who);

  it('begin as drafts with their name and payment term, for everybody [I-033] [I-034] [I-134]', async () => {
    expect(await read(await create())).toMatchObject({
      laskupohjaNimi: 'Uusi laskupohja',
      maksuEhtoPv: 21,
      laskupohjaTilaId: 1,
      laskupohjaTilaNimi: 'Luonnos',
      asiakasId: null,
      sourceAsiakasId: null,
      rivit: [],
      varmenne: 1,
    });
    const named = await create({
      laskupohjaNimi: ' Perus 36 m ',
      asiakasId: OTHER_CUSTOMER,
      sourceAsiakasId: OWN,
    });
    expect(await read(named)).toMatchObject({
      laskupohjaNimi: 'Perus 36 m',
      asiakasId: OTHER_CUSTOMER,
      asiakasNimi: 'Muu Asiakas Oy',
      sourceAsiakasId: OWN,
    });
    await expect(create({ asiakasId: 999 })).rejects.toMatchObject({ code: 'LASKUPOHJA.UNKNOWN_ASIAKAS' });
  });

  it('that are begun from the board wait [I-069] [I-142]', async () => {
    const input = { ownerAsiakasId: OWN, maksajaAsiakasId: OTHER_CUSTOMER, laskupohjaNimi: 'Keikalta' };
    const { laskupohjaId } = await invoicing.ask(laskupohjaCalls.createFromGrid, input, invoicer);
    expect(await read(laskupohjaId)).toMatchObject({ laskupohjaTilaId: 2, asiakasId: OTHER_CUSTOMER });
  });

  it('take their basic and their invoice fields apart, and their state [I-136] [I-138]', async () => {
    const laskupohjaId = await create();
    const perus = {
      laskupohjaNimi: 'Talvi',
      startDate: '20261101',
      endDate: '20270331',
      evalCriteria: '{m3 > 0}',
    };
    await invoicing.ask(laskupohjaCalls.savePerusData, { laskupohjaId, ...perus }, invoicer);
    const lasku = { maksuEhtoPv: 14, viitteemme: '{tyomaaNimi}', sellerName: 'Marja' };
    await invoicing.ask(laskupohjaCalls.saveLaskuData, { laskupohjaId, ...lasku }, invoicer);
    await invoicing.ask(laskupohjaCalls.setTila, { laskupohjaId, laskupohjaTilaId: 3 }, invoicer);
    expect(await read(laskupohjaId)).toMatchObject({
      ...perus,
      ...lasku,
      laskupohjaTilaNimi: 'Aktiivinen',
      varmenne: 4,
    });
    const tilat = await invoicing.ask(laskupohjaCalls.listTilat, undefined, invoicer);
    expect(tilat.map((tila) => [tila.laskupohjaTilaId, tila.laskupohjaTilaNimi])).toEqual([
      [1, 'Luonnos'],
      [2, 'Odottaa'],
      [3, 'Aktiivinen'],
      [4, 'Päättynyt'],
    ]);
  });

  it('are saved with their rows at once, and two who change different rows both get through', async () => {
    const laskupohjaId = await create();
    const first = await save({
      laskupohjaId,
      rivit: [
        { otsikko: 'Toinen', sortNum: 20 },
        { otsikko: 'Eka', sortNum: 10, maaraEval: '{kesto}', hintaEval: '118' },
      ],
      varmenne: 1,
    });
    expect(first.rivit.map(({ otsikko }) => otsikko)).toEqual(['Eka', 'Toinen']);
    const [eka, toinen] = first.rivit;
    if (!eka || !toinen) throw new Error('a row is missing');
    const only = (rivi: { laskupohjaRiviId: number }) => ({ laskupohjaRiviId: rivi.laskupohjaRiviId });
    await save({ laskupohjaId, rivit: [{ ...only(eka), hintaEval: '120' }, only(toinen)], varmenne: 2 });
    const both = await save({
      laskupohjaId,
      rivit: [only(eka), { ...only(toinen), hintaEval: '7' }],
      varmenne: 2,
    });
    expect(both.rivit.map(({ hintaEval }) => hintaEval)).toEqual(['120', '7']);
    await expect(
      save({ laskupohjaId, rivit: [{ ...only(eka), hintaEval: '99' }, only(toinen)], varmenne: 2 }),
    ).rejects.toMatchObject({ code: 'SAVE.CONFLICT' });
  });

  it.each([
    [{ startDate: '20270101', endDate: '20261231' }, 'LASKUPOHJA.DAYS_REVERSED'],
    [{ laskupohjaTilaId: 5 }, 'LASKUPOHJA.UNKNOWN_TILA'],
    [{ asiakasId: 999 }, 'LASKUPOHJA.UNKNOWN_ASIAKAS'],
    [{ rivit: [{ tuoteId: 999 }] }, 'TUOTE.NOT_FOUND'],
    [{ evalCriteria: '{m3 > ' }, 'LASKUPOHJA.KAAVA_INVALID'],
  ])('refuse %j with %s', async (changes, code) => {
    const laskupohjaId = await create();
    const before = await read(laskupohjaId);
    await expect(save({ laskupohjaId, ...changes })).rejects.toMatchObject({ code });
    expect(await read(laskupohjaId)).toEqual(before);
  });

  it('name the faulty formula of a row and where it is', async () => {
    const laskupohjaId = await create();
    const rivit = [{ hintaEval: '118' }, { maaraEval: '{kesto - }' }];
    await expect(save({ laskupohjaId, rivit })).rejects.toMatchObject({
      code: 'LASKUPOHJA.KAAVA_INVALID',
      details: [{ field: 'rivit.1.maaraEval', position: 9 }],
    });
  });

  it('take no product of another company', async () => {
    const tuote = await invoicing.dataSource.manager.save(Tuote, {
      laskuttajaAsiakasId: RIVAL,
      nimike: 'Vieras',
      alv: '25.5',
      orderNum: 1,
    } as Tuote);
    const laskupohjaId = await create();
    await expect(save({ laskupohjaId, rivit: [{ tuoteId: tuote.tuoteId }] })).rejects.toMatchObject({
      code: 'TUOTE.NOT_FOUND',
    });
  });

  it('are listed by customer and source, those for all too if asked [I-131] [I-132]', async () => {
    await create({ laskupohjaNimi: 'Kaikille' });
    await create({ laskupohjaNimi: 'Muulle', asiakasId: OTHER_CUSTOMER });
    await create({ laskupohjaNimi: 'Omille', sourceAsiakasId: OWN });
    const names = async (input: object) =>
      (await invoicing.ask(laskupohjaCalls.list, input, invoicer)).map(
        ({ laskupohjaNimi }) => laskupohjaNimi,
      );
    expect(await names({})).toEqual(['Kaikille', 'Muulle', 'Omille']);
    expect(await names({ asiakasId: OTHER_CUSTOMER, sourceAsiakasId: 13 })).toEqual(['Kaikille', 'Muulle']);
    expect(await names({ asiakasId: 55, sourceAsiakasId: OWN })).toEqual(['Kaikille', 'Omille']);
    const ofCustomer = async (includeGlobalLaskupohja: boolean) =>
      (
        await invoicing.ask(
          laskupohjaCalls.listByAsiakas,
          { laskuttajaAsiakasId: OWN, asiakasId: OTHER_CUSTOMER, includeGlobalLaskupohja },
          invoicer,
        )
      ).map(({ laskupohjaNimi }) => laskupohjaNimi);
    expect(await ofCustomer(true)).toEqual(['Kaikille', 'Muulle', 'Omille']);
    expect(await ofCustomer(false)).toEqual(['Muulle']);
  });

  it('have rows of their own: made, saved, copied and deleted [I-130] [I-133] [I-135] [I-137]', async () => {
    const laskupohjaId = await create();
    const make = () => invoicing.ask(laskupohjaRiviCalls.create, { laskupohjaId }, invoicer);
    const { laskupohjaRiviId } = await make();
    await make();
    const row = { laskupohjaRiviId, otsikko: 'Pumppaus {m3} m³', maaraEval: '{m3}', luoTarjousRivi: false };
    const saved = await invoicing.ask(laskupohjaRiviCalls.save, row, invoicer);
    expect(saved).toMatchObject({ ...row, sortNum: 10, luoLaskuRivi: true });
    expect(await invoicing.ask(laskupohjaRiviCalls.get, { laskupohjaRiviId }, invoicer)).toEqual(saved);
    const targetLaskupohjaId = await create({ laskupohjaNimi: 'Kopio' });
    const copy = { sourceLaskupohjaId: laskupohjaId, targetLaskupohjaId };
    expect(await invoicing.ask(laskupohjaRiviCalls.copy, copy, invoicer)).toEqual({ copied: 2 });
    await invoicing.ask(laskupohjaRiviCalls.delete, { laskupohjaRiviId }, invoicer);
    expect((await read(laskupohjaId)).rivit).toHaveLength(1);
    const copied = (await read(targetLaskupohjaId)).rivit;
    expect(copied.map(({ otsikko }) => otsikko)).toEqual(['Pumppaus {m3} m³', '']);
    await invoicing.ask(laskupohjaCalls.delete, { laskupohjaId }, invoicer);
    await expect(read(laskupohjaId)).rejects.toMatchObject({ code: 'LASKUPOHJA.NOT_FOUND' });
  });

  it('give each other their rows at once', async () => {
    const [one, other] = [await create(), await create()];
    for (const laskupohjaId of [one, other]) await save({ laskupohjaId, rivit: [{ otsikko: 'R' }] });
    const copy = (sourceLaskupohjaId: number, targetLaskupohjaId: number) =>
      invoicing.ask(laskupohjaRiviCalls.copy, { sourceLaskupohjaId, targetLaskupohjaId }, invoicer);
    await Promise.all([copy(one, other), copy(other, one)]);
    for (const laskupohjaId of [one, other])
      expect((await read(laskupohjaId)).rivit.length).toBeGreaterThanOrEqual(2);
  });

  it('are copied with their rows as drafts, in the own company alone', async () => {
    const laskupohjaId = await create({ laskupohjaNimi: 'Perus', asiakasId: OTHER_CUSTOMER });
    const rivit = [
      { otsikko: 'Toinen', sortNum: 20 },
      { otsikko: 'Eka', sortNum: 10 },
    ];
    await save({ laskupohjaId, rivit, laskupohjaTilaId: 3 });
    const copy = await read(await create({ copiedLaskupohjaId: laskupohjaId }));
    expect(copy).toMatchObject({
      laskupohjaNimi: 'Perus (kopio)',
      laskupohjaTilaNimi: 'Luonnos',
      asiakasNimi: 'Muu Asiakas Oy',
      rivit: [{ otsikko: 'Eka' }, { otsikko: 'Toinen' }],
    });
    await save({ laskupohjaId, laskupohjaNimi: 'x'.repeat(200) });
    const { laskupohjaNimi } = await read(await create({ copiedLaskupohjaId: laskupohjaId }));
    expect([laskupohjaNimi.length, laskupohjaNimi.endsWith('x (kopio)')]).toEqual([200, true]);
    await expect(create({ copiedLaskupohjaId: laskupohjaId }, rivalInvoicer)).rejects.toMatchObject({
      code: 'LASKUPOHJA.NOT_FOUND',
    });
  });

  it('have concretes with a price and surcharges [I-038] [I-136] [I-142]', async () => {
    const laskupohjaId = await create();
    const saveBetoni = (changes: object) =>
      invoicing.ask(laskupohjaBetoniCalls.save, { laskupohjaId, ...changes }, invoicer);
    const betoni = await saveBetoni({ laatuId: 10, lujuusId: 4, rasitusluokat: 'XC3', hinta_value: '120' });
    expect(betoni).toMatchObject({ laatuId: 10, hinta_value: '120.00', betoniComment: '' });
    const { laskupohjaBetoniId } = betoni;
    expect(await saveBetoni({ laskupohjaBetoniId, hinta_value: '121.5' })).toEqual({
      ...betoni,
      hinta_value: '121.50',
    });
    await expect(saveBetoni({ laatuId: 10 })).rejects.toMatchObject({
      code: 'LASKUPOHJABETONI.HINTA_REQUIRED',
    });
    await expect(saveBetoni({ laskupohjaBetoniId: 999, hinta_value: '1' })).rejects.toMatchObject({
      code: 'LASKUPOHJABETONI.NOT_FOUND',
    });
    const lisat = [
      { kohde: 'lujuus', hinta: '3.50' },
      { kohde: 'lisä', attrId: 7, attrNimike: 'Kuitu', hinta: '12.00', määräKaava: '{m3}' },
    ];
    const saveLisat = (some: object[]) =>
      invoicing.ask(laskupohjaCalls.saveLisaData, { laskupohjaId, lisat: some as never }, invoicer);
    await saveLisat(lisat);
    await expect(saveLisat([{ kohde: 'väri' }])).rejects.toMatchObject({ code: 'LASKUPOHJA.UNKNOWN_LISA' });
    await expect(saveLisat([{ määräKaava: '{m3' }])).rejects.toMatchObject({
      code: 'LASKUPOHJA.KAAVA_INVALID',
    });
    const stored = await read(laskupohjaId);
    expect(stored).toMatchObject({ laskupohjaBetonit: [{ laskupohjaBetoniId }], lisat });
    const copy = await read(await create({ copiedLaskupohjaId: laskupohjaId }));
    expect(copy).toMatchObject({ laskupohjaBetonit: [{ hinta_value: '121.50' }], lisat });
    await expect(
      invoicing.ask(laskupohjaBetoniCalls.delete, { laskupohjaBetoniId }, rivalInvoicer),
    ).rejects.toMatchObject({ code: 'LASKUPOHJA.NOT_FOUND' });
    await invoicing.ask(laskupohjaBetoniCalls.delete, { laskupohjaBetoniId }, invoicer);
    expect((await read(laskupohjaId)).laskupohjaBetonit).toEqual([]);
  });

  it('hold a hundred rows and not one more', async () => {
    const laskupohjaId = await create();
    const rivit = Array.from({ length: 100 }, (_, index) => ({ otsikko: `R${index}`, sortNum: index }));
    expect((await save({ laskupohjaId, rivit })).rivit).toHaveLength(100);
    await expect(invoicing.ask(laskupohjaRiviCalls.create, { laskupohjaId }, invoicer)).rejects.toMatchObject(
      { code: 'LASKUPOHJA.TOO_MANY' },
    );
  });

  it('are nobody else’s, and only invoicers change them [I-016] [I-108]', async () => {
    const laskupohjaId = await create();
    await expect(read(laskupohjaId, rivalInvoicer)).rejects.toMatchObject({ code: 'LASKUPOHJA.NOT_FOUND' });
    await expect(save({ laskupohjaId, selite: 'x' }, rivalInvoicer)).rejects.toMatchObject({
      code: 'LASKUPOHJA.NOT_FOUND',
    });
    for (const who of [handler, driver]) {
      await expect(read(laskupohjaId, who)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
      await expect(save({ laskupohjaId, selite: 'x' }, who)).rejects.toMatchObject({
        code: 'AUTH.FORBIDDEN',
      });
    }
    await expect(create({ laskuttajaAsiakasId: RIVAL })).rejects.toMatchObject({
      code: 'AUTH.FOREIGN_TENANT',
    });
    expect(await save({ laskupohjaId, selite: 'x' }, systemAdmin)).toMatchObject({ selite: 'x' });
  });
});
