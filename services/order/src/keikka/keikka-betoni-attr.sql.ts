import type { EntityManager } from 'typeorm';
import type { KeikkaBetoniAttr as LineAttr } from '@keikka/contracts';
import { KeikkaBetoniAttr } from './keikka-betoni-attr.entity.js';

const attrsSql = (keikkaBetoniId: string): string => `(
  select coalesce(json_agg(json_build_object('keikkaBetoniAttrId', keikka_betoni_attr_id, 'attrId', attr_id,
    'attrNimike', attr_nimike, 'keikkaBetoniAttrComment', keikka_betoni_attr_comment) order by keikka_betoni_attr_id), '[]')
  from keikka_betoni_attr join betoni_attr using (attr_id)
  where keikka_betoni_attr.keikka_betoni_id = ${keikkaBetoniId})`;

/** The extras of the line of `keikka_betoni`, as every answer has them. */
export const LINE_ATTRS_SQL = attrsSql('keikka_betoni.keikka_betoni_id');

const ATTRS_SQL = `select ${attrsSql('$1')} as attrs`;

/** The extras of a line, in the order in which they were added. */
export async function attrsOf(manager: EntityManager, keikkaBetoniId: number): Promise<LineAttr[]> {
  const [{ attrs }] = await manager.query<[{ attrs: LineAttr[] }]>(ATTRS_SQL, [keikkaBetoniId]);
  return attrs;
}

/** Gives a line that has none these extras, under ids of their own. */
export async function addAttrs(
  manager: EntityManager,
  keikkaBetoniId: number,
  attrs: readonly Pick<LineAttr, 'attrId' | 'keikkaBetoniAttrComment'>[],
): Promise<void> {
  const rows = attrs.map(({ attrId, keikkaBetoniAttrComment }) => ({
    keikkaBetoniId,
    attrId,
    keikkaBetoniAttrComment,
  }));
  if (rows.length > 0) await manager.insert(KeikkaBetoniAttr, rows);
}

const COPY_SQL = `
insert into keikka_betoni_attr (keikka_betoni_id, attr_id, keikka_betoni_attr_comment)
select copied.id, attr_id, keikka_betoni_attr_comment
from unnest($1::int[], $2::int[]) copied(original, id)
join keikka_betoni_attr a on a.keikka_betoni_id = copied.original
order by a.keikka_betoni_attr_id`;

/** Gives each copied line the extras of its original, which stands at the same place of the other list. */
export async function copyAttrs(
  manager: EntityManager,
  originals: readonly number[],
  copies: readonly number[],
): Promise<void> {
  if (originals.length > 0) await manager.query(COPY_SQL, [originals, copies]);
}
