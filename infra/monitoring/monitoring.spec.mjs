import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { root } from '../../libs/testing/product/workspace.mjs';

const textOf = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');

/** @typedef {{ alert: string, expr: string, for: string, labels: { severity: string }, annotations: { runbook: string } }} Alert */

const { groups } = /** @type {{ groups: { rules: Alert[] }[] }} */ (
  load(textOf('infra/monitoring/alerts.yaml'))
);
const alerts = groups.flatMap(({ rules }) => rules);
const { panels } = /** @type {{ panels: { title: string, targets: { expr: string }[] }[] }} */ (
  JSON.parse(textOf('infra/monitoring/dashboard.json'))
);
const expressions = [
  ...alerts.map(({ alert, expr }) => [alert, expr]),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])),
];

/** What prom-client has of itself, and Prometheus of its targets. */
const others = [
  'up',
  'process_resident_memory_bytes',
  'process_cpu_seconds_total',
  'nodejs_eventloop_lag_p99_seconds',
];
const own = [...textOf('libs/server/src/metrics/metrics.ts').matchAll(/name: '(keikka_\w+)'/g)].map(
  ([, name = '']) => name,
);
const known = new Set([
  ...others,
  ...own,
  ...['count', 'bucket', 'sum'].map((part) => `keikka_request_duration_seconds_${part}`),
]);
/** Labels and their values of our own figures, as the sources name them. */
const values = {
  kind: ['http', 'message', 'outside'],
  outcome: ['ok', 'refused', 'error'],
  reason: ['late', 'unsealed'],
};

describe('alerts and dashboard', () => {
  it.each(expressions)('%s reads figures that there are', (_, expr) => {
    const names = expr.match(/\b(?:up|keikka_\w+|process_\w+|nodejs_\w+)\b/g) ?? [];
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    for (const [label, some] of Object.entries(values))
      for (const [, value = ''] of expr.matchAll(new RegExp(`\\b${label}="(\\w+)"`, 'g')))
        expect([label, some]).toEqual([label, expect.arrayContaining([value])]);
  });

  it('show every figure of ours', () => {
    const shown = expressions.map(([, expr]) => expr).join('\n');
    expect(own.filter((name) => !shown.includes(name))).toEqual([]);
  });

  it.each(alerts)('$alert has a page that says what to do', ({ alert, labels, annotations: { runbook } }) => {
    expect(['critical', 'warning']).toContain(labels.severity);
    const page = textOf(runbook);
    expect(page.startsWith(`# ${alert}: `)).toBe(true);
    expect(page).toMatch(/^## Look$/m);
    expect(page).toMatch(/^## Do$/m);
  });

  it('have no page too many', () => {
    const pages = readdirSync(join(root, 'docs/runbook')).filter((file) => file !== 'README.md');
    expect(pages.map((file) => `docs/runbook/${file}`).sort()).toEqual(
      alerts.map(({ annotations }) => annotations.runbook).sort(),
    );
    expect(existsSync(join(root, 'docs/runbook/README.md'))).toBe(true);
  });
});
