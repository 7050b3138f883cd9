import { betoniShortCutCalls, orderMessages, serviceActor } from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, startOrder } from './order-company.js';

const commandOf = (id: number, asiakasId: number, nimi: string) => ({
  betoniShortCutId: id,
  asiakasId,
  betoniShortCut: nimi.toLowerCase(),
  betoniShortCutNimi: nimi,
  betoniShortCutCommands: 'c35 #16 s3 xc4 xf4 100v',
});

describe('the own commands of a company', () => {
  let service: StartedService;
  const shortCuts = [
    commandOf(1, company.own, 'Väliseinä'),
    commandOf(2, company.own, 'Rantamuuri'),
    commandOf(3, company.competitor, 'Antura'),
    commandOf(4, company.own, 'Äänieriste'),
  ];

  beforeAll(async () => {
    service = await startOrder({ shortCuts });
  });
  afterAll(() => service.stop());

  const list = (ownerAsiakasId: number, actor = actors.handler) =>
    service.ask(betoniShortCutCalls.list, { ownerAsiakasId }, actor);

  it('are listed by their Finnish names, with their words and commands [O-088] [O-254]', async () => {
    const found = await list(company.own);
    expect(found.map(({ betoniShortCutNimi }) => betoniShortCutNimi)).toEqual([
      'Rantamuuri',
      'Väliseinä',
      'Äänieriste',
    ]);
    const { asiakasId: _, ...rantamuuri } = commandOf(2, company.own, 'Rantamuuri');
    expect(found[0]).toEqual({ ...rantamuuri, varmenne: 1 });
  });

  it('are those of the caller’s company, whichever is named', async () => {
    expect((await list(company.competitor)).map(({ betoniShortCutId: id }) => id)).toEqual([2, 1, 4]);
    expect((await list(0, actors.competitor)).map(({ betoniShortCutId: id }) => id)).toEqual([3]);
    expect(await list(company.own, actors.stranger)).toEqual([]);
    await expect(list(0, actors.portal)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });

  it('are loaded once, and ids of new ones follow', async () => {
    await service.ask(orderMessages.demoLoad, { shortCuts }, serviceActor);
    const [made] = await service.dataSource.query<{ id: number }[]>(`insert into betoni_short_cut
      (asiakas_id, betoni_short_cut, betoni_short_cut_nimi, betoni_short_cut_commands)
      values (${company.own}, 'holvi', 'Holvivalu', 'c30') returning betoni_short_cut_id as id`);
    expect(made?.id).toBe(5);
    expect(await list(company.own)).toHaveLength(4);
  });
});
