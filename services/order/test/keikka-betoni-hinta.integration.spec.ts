import { actor } from '@keikka/builders';
import {
  betoniFields,
  keikkaBetoniCalls,
  keikkaFormCalls,
  orderMessages,
  type Actor,
  type Betoni,
  type InputOf,
  type KeikkaGetAnswer,
  type SavedBetonit,
} from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, keikatWithLines, person, startOrder } from './order-company.js';

type Loaded = Omit<KeikkaGetAnswer, 'palkit'>;

/** The last orders are deleted and locked. */
const [DELETED, LOCKED] = [29, 30];

const both = actor({
  personId: person.keikkaAdmin,
  asiakasId: company.own,
  settingTypes: [settingType.laskuAdmin, settingType.keikkaAdmin],
});
const invoicerOf = (asiakasId: number, personId: number): Actor =>
  actor({ personId, asiakasId, settingTypes: [settingType.laskuAdmin] });

describe('the price of a concrete line', () => {
  let service: StartedService;
  /** Each test has an order of its own with two lines, the second one confirmed. */
  let keikkaId = 0;
  let open: Betoni;
  let confirmed: Betoni;

  beforeAll(async () => {
    service = await startOrder({
      keikat: keikatWithLines(LOCKED, DELETED),
    });
    await service.dataSource.query(`update keikka set is_locked = true where keikka_id = $1`, [LOCKED]);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    keikkaId++;
    [open, confirmed] = (await linesOf(keikkaId)) as [Betoni, Betoni];
  });

  const linesOf = async (id: number, reader: Actor = actors.handler): Promise<Betoni[]> =>
    (await service.ask(keikkaBetoniCalls.list, { keikkaId: id }, reader)).betonit;
  const load = (id: number, reader: Actor): Promise<Loaded> =>
    service.ask(orderMessages.keikkaGet, { keikkaId: id, ownerAsiakasId: 0 }, reader);
  const price = (
    { keikkaBetoniId }: { keikkaBetoniId: number },
    input: Omit<InputOf<typeof keikkaBetoniCalls.savePrice>, 'keikkaBetoniId'>,
    by: Actor = actors.invoicer,
  ): Promise<SavedBetonit> => service.ask(keikkaBetoniCalls.savePrice, { keikkaBetoniId, ...input }, by);
  const historyOf = (id: number): Promise<{ field_name: string; old_value: unknown; new_value: unknown }[]> =>
    service.dataSource.query(
      `select field_name, old_value, new_value from change_history
       where entity_type = 'keikka' and entity_id = $1 order by change_id`,
      [id],
    );

  it('is saved with its note, and read back [O-052] [O-260] [I-039]', async () => {
    const { varmenne } = (await load(keikkaId, actors.invoicer)).keikkaData;
    const values = { hinta_value: '128.4', hinta_muistiinpanot: 'Sovittu puhelimessa' };
    const saved = await price(open, { ...values, varmenne });
    const stored = { ...values, hinta_value: '128.40' };
    const sent = {
      hinta_value: expect.stringMatching(/^128\.40?$/),
      hinta_muistiinpanot: values.hinta_muistiinpanot,
    };
    expect(saved).toMatchObject({ keikkaId, varmenne: varmenne + 1, m3: 45.5, betoni: sent });
    expect(await service.ask(keikkaBetoniCalls.get, open, actors.invoicer)).toMatchObject(sent);
    const path = `betonit/${open.keikkaBetoniId}`;
    expect(await historyOf(keikkaId)).toEqual([
      { field_name: `${path}/hinta_value`, old_value: null, new_value: stored.hinta_value },
      { field_name: `${path}/hinta_muistiinpanot`, old_value: '', new_value: stored.hinta_muistiinpanot },
    ]);
  });

  it('is saved alone, without its note, and taken away again', async () => {
    await price(open, { hinta_value: '99.9999', hinta_muistiinpanot: 'Alennus' });
    const { betoni: line } = await price(open, { hinta_value: null });
    expect(line).toMatchObject({ hinta_value: null, hinta_muistiinpanot: 'Alennus', m3: 33.5 });
  });

  it('is in no answer, history or order of anybody else (C-103) [O-052]', async () => {
    await price(open, { hinta_value: '128.4', hinta_muistiinpanot: 'Sovittu' });
    for (const reader of [
      actors.handler,
      actors.keikkaAdmin,
      actors.sourceStaff,
      invoicerOf(company.source, 41),
    ]) {
      const { keikkaData } = await load(keikkaId, reader);
      const lines = await linesOf(keikkaId, reader);
      expect(JSON.stringify([keikkaData, lines])).not.toContain('hinta_value');
    }
    const line = { keikkaBetoniId: open.keikkaBetoniId, m3: 7 };
    const saved = await service.ask(keikkaBetoniCalls.setM3, line, actors.handler);
    expect(JSON.stringify(saved)).not.toContain('hinta_value');
    const of = { entityId: keikkaId, ownerAsiakasId: 0 };
    const changes = await service.ask(keikkaFormCalls.listChanges, of, actors.handler);
    // The note is open to every reader.
    const path = `betonit/${open.keikkaBetoniId}`;
    expect(changes.map(({ fieldName }) => fieldName)).toEqual([`${path}/m3`, `${path}/hinta_muistiinpanot`]);
  });

  it.each<[string, Actor, string]>([
    ["a planner of the owner's", actors.handler, 'AUTH.FORBIDDEN'],
    ["a keikka admin of the owner's", actors.keikkaAdmin, 'AUTH.FORBIDDEN'],
    ["an invoicing admin of the source's", invoicerOf(company.source, 41), 'KEIKKA.NO_ACCESS'],
    ["an invoicing admin of the pump partner's", invoicerOf(company.pumpPartner, 21), 'KEIKKA.NO_ACCESS'],
    ["an invoicing admin of a competitor's", invoicerOf(company.competitor, 31), 'KEIKKA.NO_ACCESS'],
  ])('is not set by %s [O-052]', async (_, by, code) => {
    await expect(price(open, { hinta_value: '1' }, by)).rejects.toMatchObject({ code });
    expect((await linesOf(keikkaId, actors.invoicer))[0]).toMatchObject({ hinta_value: null });
  });

  it('is set on a confirmed line, whose confirmation stays', async () => {
    const { betoni: line } = await price(confirmed, { hinta_muistiinpanot: 'Ennen 1.12.' });
    expect(line).toMatchObject({ hinta_muistiinpanot: 'Ennen 1.12.', betoniVahvistettu: true, m3: 12 });
  });

  it('of two people is merged, and asked about where both changed the same', async () => {
    const { varmenne } = (await load(keikkaId, actors.invoicer)).keikkaData;
    const { keikkaBetoniId } = open;
    await service.ask(keikkaBetoniCalls.setM3, { keikkaBetoniId, m3: 30, varmenne }, actors.handler);
    await price(open, { hinta_value: '120', varmenne }, both);
    const merged = await price(open, { hinta_muistiinpanot: 'Sovittu', varmenne });
    expect(merged.betoni).toMatchObject({ m3: 30, hinta_muistiinpanot: 'Sovittu' });
    expect(Number(merged.betoni?.hinta_value)).toBe(120);
    await expect(price(open, { hinta_value: '121', varmenne })).rejects.toMatchObject({
      code: 'SAVE.CONFLICT',
      details: {
        conflicts: [
          { field: `betonit/${keikkaBetoniId}/hinta_value`, base: null, mine: '121.00', theirs: '120.00' },
        ],
      },
    });
  });

  it('of a line that is not there, or of a deleted order, is not set', async () => {
    await expect(price({ keikkaBetoniId: 999_999 }, { hinta_value: '1' })).rejects.toMatchObject({
      code: 'BETONI.NOT_FOUND',
    });
    const [deleted] = await linesOf(DELETED, actors.invoicer);
    await expect(price(deleted!, { hinta_value: '1' })).rejects.toMatchObject({ code: 'KEIKKA.REMOVED' });
  });

  it('of a locked order is set by its keikka admin alone (C-105)', async () => {
    const [locked] = await linesOf(LOCKED, actors.invoicer);
    await expect(price(locked!, { hinta_value: '1' })).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
    expect((await price(locked!, { hinta_value: '1' }, both)).betoni?.hinta_value).toMatch(/^1(\.00)?$/);
  });

  it.each([
    ['below zero', { hinta_value: '-0.01' }],
    ['with five decimals', { hinta_value: '1.00001' }],
    ['in words', { hinta_value: 'sata' }],
    ['with a comma', { hinta_value: '128,4' }],
    ['above a million', { hinta_value: '1000000.01' }],
    ['with a note that is too long', { hinta_muistiinpanot: 'x'.repeat(2001) }],
  ])('is refused: %s', async (_, input) => {
    await expect(price(open, input)).rejects.toMatchObject({ code: 'REQUEST.INVALID' });
    expect((await linesOf(keikkaId, actors.invoicer))[0]).toMatchObject({
      hinta_value: null,
      hinta_muistiinpanot: betoniFields.hinta_muistiinpanot.blank,
    });
  });

  it.each(['0', '1000000', '0.0001'])('may be %s', async (hinta_value) => {
    const { betoni: line } = await price(open, { hinta_value });
    expect(Number(line?.hinta_value)).toBe(Number(hinta_value));
  });
});
