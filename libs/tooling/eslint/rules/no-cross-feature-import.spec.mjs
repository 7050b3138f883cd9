import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RuleTester } from 'eslint';
import { noCrossFeatureImport } from './no-cross-feature-import.mjs';

const workspace = mkdtempSync(path.join(tmpdir(), 'keikka-features-'));
for (const feature of ['lasku', 'tuote']) {
  const folder = path.join(workspace, 'services/invoicing/src', feature);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${feature}.module.ts`), '');
}
mkdirSync(path.join(workspace, 'services/invoicing/src/migrations'));
afterAll(() => rmSync(workspace, { recursive: true }));

const inRemote = (code) => ({
  code,
  filename: path.join(workspace, 'mf-grid/src/features/day-grid/model/drop.ts'),
});
const inService = (code) => ({
  code,
  filename: path.join(workspace, 'services/invoicing/src/lasku/lasku.service.ts'),
});
const importing = (request) => `import { x } from '${request}';`;

new RuleTester().run('no-cross-feature-import', noCrossFeatureImport, {
  valid: [
    inRemote(importing('./geometry.js')),
    inRemote(importing('../texts.js')),
    inRemote(importing('../../../board/board.js')),
    inRemote(importing('@keikka/ui')),
    inService(importing('./lasku.rules.js')),
    inService(importing('../tuote/tuote.service.js')),
    inService(importing('../tuote/tuote.entity.js')),
    inService(importing('../tuote/tuote.sql.js')),
    inService(importing('../migrations/index.js')),
  ],
  invalid: [
    { ...inRemote(importing('../../drivers/model/driver.js')), errors: [{ messageId: 'remote' }] },
    { ...inRemote("export * from '../../drivers/texts.js';"), errors: [{ messageId: 'remote' }] },
    {
      ...inService(importing('../tuote/tuote.controller.js')),
      errors: [{ messageId: 'service', data: { from: 'lasku', to: 'tuote' } }],
    },
    { ...inService(importing('../tuote/tuote.mapper.js')), errors: [{ messageId: 'service' }] },
  ],
});
