import { RuleTester } from 'eslint';
import { constantCase } from './constant-case.mjs';

new RuleTester().run('constant-case', constantCase, {
  valid: [
    'const MINUTE_MS = 60_000',
    'export const DAY_MS = 24 * 60 * MINUTE_MS',
    'const LONGEST_MS = limits.max * MINUTE_MS',
    "const PATH = '/api/palkki'",
    'const BELOW = -1',
    'const WORD = /[a-zåäö]+/u',
    'const ROWS_SQL = `select ${columns}`',
    "const doors = ['api', 'health']",
    'const Context = createContext(null)',
    'const startedAt = Date.now()',
    'const isCi = process.env.CI === "true"',
    'const longest = limits.max',
    'const T = words(3)',
    'function one() { const minute = 60_000; return minute; }',
    'let count = 0',
  ],
  invalid: [
    ...[
      'const minuteMs = 60_000',
      "const path = '/api'",
      'const dayMs = 24 * HOUR_MS',
      'const word = /a/',
    ].map((code) => ({ code, errors: [{ messageId: 'settled' }] })),
    ...[
      "const DOORS = ['api']",
      'const LIMITS = { max: 1 }',
      'const RUNS = Number(x)',
      'export const NO = () => 1',
    ].map((code) => ({ code, errors: [{ messageId: 'computed' }] })),
  ],
});
