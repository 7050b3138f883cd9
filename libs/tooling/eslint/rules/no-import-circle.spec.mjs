import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RuleTester } from 'eslint';
import { parser } from 'typescript-eslint';
import { noImportCircle } from './no-import-circle.mjs';

const workspace = mkdtempSync(path.join(tmpdir(), 'keikka-circles-'));
afterAll(() => rmSync(workspace, { recursive: true }));

const importing = (...requests) => requests.map((request) => `import { x } from '${request}';\n`).join('');

function file(name, code) {
  const filename = path.join(workspace, name);
  mkdirSync(path.dirname(filename), { recursive: true });
  writeFileSync(filename, code);
  return { filename, code };
}

/**
 * keikka depends on access and on the grid row; auth, person and vehicle form a circle, of which one side is a type.
 */
const feature = file(
  'order/src/kuski/kuski.service.ts',
  importing('../keikka/keikka.entity.js', './kuski.sql.js'),
);
const aggregate = file('order/src/keikka/keikka.entity.ts', importing('../access/access.policy.js'));
const lowest = file('order/src/access/access.policy.ts', "import { Failure } from '@keikka/contracts';");
const spec = file('order/src/access/access.policy.spec.ts', importing('../kuski/kuski.service.js'));
const root = file('order/src/main.ts', importing('./kuski/kuski.service.js'));
const sameName = file('order/src/keikka.ts', importing('./keikka/keikka.entity.js'));
const auth = file('staff/src/auth/auth.service.ts', importing('../person/person.entity.js'));
const person = file('staff/src/person/person.entity.ts', "export * from '../vehicle/vehicle.entity.js';");
const vehicle = file(
  'staff/src/vehicle/vehicle.entity.ts',
  "type Auth = import('../auth/auth.service.js').Auth;",
);
const page = file('mf/src/page/page.ts', importing('../features/board/board.js', '../features/bar/bar.js'));
const board = file('mf/src/features/board/model/board.ts', importing('../../../page/page.js', '../texts.js'));
const bar = file('mf/src/features/bar/bar.ts', 'export const bar = 1;');
/** The text in an editor, not saved yet. */
const unsaved = { filename: lowest.filename, code: importing('../kuski/kuski.service.js') };

/** A file of `src` that folders import is one of them. */
const env = file('bff/src/env.ts', importing('./door/proxies.js'));
const door = file('bff/src/door/door.ts', importing('../env.js', './proxies.js'));
/** Within a feature: the folders drag and menus form a circle, and the files of drag. */
const hook = file('grid/src/features/board/drag/hook.ts', importing('./grab.js', '../menus/menu.js'));
const grab = file('grid/src/features/board/drag/grab.tsx', importing('./hook.js', '../texts.js'));
const menu = file('grid/src/features/board/menus/menu.ts', importing('../drag/shake.js'));
const shake = file('grid/src/features/board/drag/shake.ts', importing('./motion.js'));

const circle = (from, to, way) => ({ messageId: 'circle', data: { from, to, way } });
const drag = 'features/board/drag/';
const menus = 'features/board/menus/';

new RuleTester({ languageOptions: { parser } }).run('no-import-circle', noImportCircle, {
  valid: [feature, aggregate, lowest, spec, root, sameName, bar, shake],
  invalid: [
    { ...auth, errors: [circle('auth/', 'person/', 'auth/ → person/ → vehicle/ → auth/')] },
    { ...person, errors: [circle('person/', 'vehicle/', 'person/ → vehicle/ → auth/ → person/')] },
    { ...vehicle, errors: [circle('vehicle/', 'auth/', 'vehicle/ → auth/ → person/ → vehicle/')] },
    {
      ...page,
      errors: [1, 2].map(() => circle('page/', 'features/', 'page/ → features/ → page/')),
    },
    { ...board, errors: [circle('features/', 'page/', 'features/ → page/ → features/')] },
    { ...unsaved, errors: [circle('access/', 'kuski/', 'access/ → kuski/ → keikka/ → access/')] },
    { ...env, errors: [circle('env', 'door/', 'env → door/ → env')] },
    { ...door, errors: [circle('door/', 'env', 'door/ → env → door/')] },
    {
      ...hook,
      errors: [
        circle(`${drag}hook`, `${drag}grab`, `${drag}hook → ${drag}grab → ${drag}hook`),
        circle(drag, menus, `${drag} → ${menus} → ${drag}`),
      ],
    },
    { ...grab, errors: [circle(`${drag}grab`, `${drag}hook`, `${drag}grab → ${drag}hook → ${drag}grab`)] },
    { ...menu, errors: [circle(menus, drag, `${menus} → ${drag} → ${menus}`)] },
  ],
});
