import { RuleTester } from 'eslint';
import { kebabFileName } from './kebab-file-name.mjs';

const named = (filename) => ({ code: '', filename });

new RuleTester().run('kebab-file-name', kebabFileName, {
  valid: [
    'day-grid.page.tsx',
    'lasku.service.ts',
    'lasku.service.integration.spec.ts',
    '1763600000000-create-staff.ts',
  ].map(named),
  invalid: ['DayGrid.tsx', 'day_grid.ts', 'dayGrid.page.ts', 'lasku.Service.ts'].map((name) => ({
    ...named(name),
    errors: [{ messageId: 'name', data: { name } }],
  })),
});
