import { gridMessages, type GridPalkki, type PalkkiSave } from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { handler, known, OWN, palkki, startGrid } from '../../test/grid-company.js';

describe('palkit', () => {
  let grid: StartedService;

  beforeAll(async () => {
    grid = await startGrid();
  });
  afterAll(() => grid.stop());

  const save = (changes: Partial<PalkkiSave> = {}): Promise<GridPalkki> =>
    grid.ask(gridMessages.palkkiSave, palkki(changes), handler);

  it('refer only to an order and a source customer of the company’s', async () => {
    const refusals: [Partial<PalkkiSave>, string][] = [
      [{ keikkaId: known.closedKeikka }, 'KEIKKA.NO_ACCESS'],
      [{ keikkaId: 999 }, 'KEIKKA.NOT_FOUND'],
      [{ sourceAsiakasId: known.stranger }, 'PALKKI.UNKNOWN_SOURCE'],
    ];
    for (const [reference, code] of refusals) {
      await expect(save(reference)).rejects.toMatchObject({ code });
      const { palkkiId } = await save();
      await expect(save({ palkkiId, ...reference })).rejects.toMatchObject({ code });
    }
    expect(await save({ sourceAsiakasId: OWN })).toMatchObject({ sourceAsiakasId: OWN });
  });

  it('stay editable when what they refer to is closed by now', async () => {
    const { palkkiId } = await save({ keikkaId: known.keikka, sourceAsiakasId: known.source });
    const closed = { keikka_id: known.closedKeikka, source_asiakas_id: known.stranger };
    await grid.dataSource.query(
      'update palkki set keikka_id = $1, source_asiakas_id = $2',
      Object.values(closed),
    );
    const edited = {
      palkkiId,
      keikkaId: known.closedKeikka,
      sourceAsiakasId: known.stranger,
      keikkaComment: 'muutettu',
    };
    expect(await save(edited)).toMatchObject({ keikkaComment: 'muutettu', keikkaId: known.closedKeikka });
  });
});
