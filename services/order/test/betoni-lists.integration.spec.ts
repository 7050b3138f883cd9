import { betoniListCalls } from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { actors, startOrder } from './order-company.js';

describe('the lists of concrete', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({ keikat: [] });
  });
  afterAll(() => service.stop());

  it('have the qualities with their keywords and flags [O-085] [I-175]', async () => {
    const laadut = await service.ask(betoniListCalls.laatu, { asiakasId: 0 }, actors.handler);
    expect(laadut.find(({ laatuId }) => laatuId === 10)).toMatchObject({
      laatuNimike: 'Rakennebetoni',
      laatuShortCuts: 'rak,rakenne',
      allowC: true,
      allowS: true,
    });
    expect(laadut.find(({ laatuNimike }) => laatuNimike === 'Maakostea betoni')).toMatchObject({
      allowS: false,
    });
  });

  it('have the aggregate sizes by size [O-091] [O-255]', async () => {
    const raeKoot = await service.ask(betoniListCalls.raeKoko, {}, actors.handler);
    expect(raeKoot.map(({ raeKokoId, raeKokoShort }) => [raeKokoId, raeKokoShort])).toEqual([
      [0, ''],
      [4, '8'],
      [2, '12'],
      [1, '16'],
      [3, '32'],
    ]);
  });

  it('have strengths from weak to strong with their cube strengths, consistencies and service lives [O-086]', async () => {
    const lujuudet = await service.ask(betoniListCalls.lujuus, {}, actors.handler);
    expect(lujuudet.map(({ lujuusSelite, lujuusText }) => `${lujuusSelite} ${lujuusText}`)).toEqual([
      'C12/15 K15',
      'C16/20 K20',
      'C20/25 K25',
      'C25/30 K30',
      'C28/35 K35',
      'C30/37 K37',
      'C32/40 K40',
      'C35/45 K45',
      'C40/50 K50',
      'C45/55 K55',
      'C50/60 K60',
    ]);
    const notkeudet = await service.ask(betoniListCalls.notkeus, {}, actors.handler);
    expect(notkeudet.map(({ notkeusSelite }) => notkeusSelite).join(' ')).toBe(
      'S1 S2 S3 S4 S5 F1 F2 F3 F4 F5 F6 SF1 SF2 SF3',
    );
    const iat = await service.ask(betoniListCalls.kayttoIka, {}, actors.handler);
    expect(iat.map(({ kayttoIkaSelite }) => kayttoIkaSelite)).toEqual(['50 v', '100 v', '200 v']);
  });
});
