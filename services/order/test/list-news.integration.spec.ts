import { sijaintiCalls, tyomaaCalls } from '@keikka/contracts';
import { actor } from '@keikka/builders';
import { settingType } from '@keikka/domain';
import { MergeCompany } from './merge-company.js';
import { actors, company } from './order-company.js';

const admin = actor({ personId: 11, asiakasId: company.own, settingTypes: [settingType.asiakasAdmin] });

describe('those who have a list of a company open', () => {
  let own: MergeCompany;
  beforeAll(async () => {
    own = await MergeCompany.start(1);
  });
  afterAll(() => own.service.stop());

  it('hear of each site of it that is made, changed, merged, parted, deleted or brought back', async () => {
    const told = () => own.service.events('order.tyomaa.changed.v1');
    let seen = 0;
    /** The sites that were told of since the last time. */
    async function news(): Promise<number[]> {
      const fresh = (await told()).slice(seen);
      seen += fresh.length;
      expect(fresh.every(({ ownerAsiakasId }) => ownerAsiakasId === company.own)).toBe(true);
      return [...new Set(fresh.map(({ tyomaaId }) => tyomaaId))].sort((one, other) => one - other);
    }
    const [jaa, poistuu] = [await own.make('Helmi'), await own.make('Helmi 2')];
    expect(await news()).toEqual([jaa, poistuu]);
    const set = { ownerAsiakasId: 0, tyomaaId: jaa, yyyymmdd: '20261127', tyomaaMemo: 'Portti' };
    await own.service.ask(tyomaaCalls.set, set, actors.handler);
    expect(await news()).toEqual([jaa]);
    const { yhdistysId } = await own.merge(jaa, poistuu);
    expect(await news()).toEqual([jaa, poistuu]);
    await own.unmerge(yhdistysId);
    expect(await news()).toEqual([jaa, poistuu]);
    const apart = { tyomaaId: jaa, toinenId: poistuu, apart: true };
    await own.service.ask(tyomaaCalls.setApart, apart, actors.handler);
    expect(await news()).toEqual([jaa]);
    await own.service.ask(tyomaaCalls.delete, { id: poistuu }, actors.handler);
    expect(await news()).toEqual([poistuu]);
    await own.service.ask(tyomaaCalls.restore, { tyomaaId: poistuu }, actors.handler);
    expect(await news()).toEqual([poistuu]);
  });

  it('hear of each factory of it that is made, changed, deleted or brought back', async () => {
    const create = { sijaintiNimi: 'Koetehdas' };
    const { sijaintiId } = await own.service.ask(sijaintiCalls.create, create, admin);
    await own.service.ask(sijaintiCalls.set, { sijaintiId, sijaintiLyh: 'KOE' }, admin);
    await own.service.ask(sijaintiCalls.delete, { sijaintiId }, admin);
    await own.service.ask(sijaintiCalls.restore, { sijaintiId }, admin);
    const events = await own.service.events('order.sijainti.changed.v1');
    expect(events).toEqual(Array(4).fill({ sijaintiId, asiakasId: company.own }));
  });
});
