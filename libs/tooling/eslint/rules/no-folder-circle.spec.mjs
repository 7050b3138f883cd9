import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RuleTester } from 'eslint';
import { parser } from 'typescript-eslint';
import { noFolderCircle } from './no-folder-circle.mjs';

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
const aggregate = file(
  'order/src/keikka/keikka.entity.ts',
  importing('../access/access.policy.js', '../main.js'),
);
const lowest = file('order/src/access/access.policy.ts', "import { Failure } from '@keikka/contracts';");
const spec = file('order/src/access/access.policy.spec.ts', importing('../kuski/kuski.service.js'));
const root = file('order/src/main.ts', importing('./kuski/kuski.service.js'));
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

const circle = (from, to, way) => ({ messageId: 'circle', data: { from, to, way } });

new RuleTester({ languageOptions: { parser } }).run('no-folder-circle', noFolderCircle, {
  valid: [feature, aggregate, lowest, spec, root, bar],
  invalid: [
    { ...auth, errors: [circle('auth', 'person', 'auth → person → vehicle → auth')] },
    { ...person, errors: [circle('person', 'vehicle', 'person → vehicle → auth → person')] },
    { ...vehicle, errors: [circle('vehicle', 'auth', 'vehicle → auth → person → vehicle')] },
    { ...page, errors: [circle('page', 'features/board', 'page → features/board → page')] },
    { ...board, errors: [circle('features/board', 'page', 'features/board → page → features/board')] },
    { ...unsaved, errors: [circle('access', 'kuski', 'access → kuski → keikka → access')] },
  ],
});
