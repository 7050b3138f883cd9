import { RuleTester } from 'eslint';
import { noBareDate } from './no-bare-date.mjs';

new RuleTester().run('no-bare-date', noBareDate, {
  valid: [
    'new Date(0)',
    "new Date('2026-11-20T07:00:00Z')",
    'clock.now()',
    'Date.UTC(2026, 10, 20)',
    'new Map()',
  ],
  invalid: ['new Date()', 'new Date', 'Date.now()', 'Date()'].map((code) => ({
    code,
    errors: [{ messageId: 'bare', data: { call: code } }],
  })),
});
