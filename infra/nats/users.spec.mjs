import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as contracts from '@keikka/contracts';

const root = path.resolve(import.meta.dirname, '../..');
const users = readFileSync(path.join(import.meta.dirname, 'users.conf'), 'utf8');

/** What a user may publish, as it is written.
 * @param {string} user
 */
function allowedOf(user) {
  const own = users.slice(users.indexOf(`user: ${user}\n`));
  const list = /publish: \{\s*allow: \[([^\]]*)\]/.exec(own)?.[1] ?? '';
  return new Set([...list.matchAll(/"([^"]+)"/g)].map(([, subject]) => subject));
}

/** The subjects of the calls and messages that a service's code asks others for.
 * @param {string} service
 */
function askedBy(service) {
  const folder = path.join(root, 'services', service, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'),
  );
  const code = files.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
  const tables = /** @type {Record<string, Record<string, { subject?: string }> | undefined>} */ (
    /** @type {unknown} */ (contracts)
  );
  return [...code.matchAll(/\bservices\.ask(?:Bytes)?\(\s*(\w+)\.(\w+)/g)].map(
    ([, table = '', name = '']) => {
      const subject = tables[table]?.[name]?.subject;
      if (!subject) throw new Error(`${table}.${name} is no message`);
      return subject;
    },
  );
}

describe('the users of NATS', () => {
  it.each(['order', 'grid', 'invoicing', 'staff'])('let %s ask what its code asks', (service) => {
    const allowed = allowedOf(service);
    expect(allowed.size).toBeGreaterThan(0);
    expect(askedBy(service).filter((subject) => !allowed.has(subject))).toEqual([]);
  });

  it('are looked up where they are asked', () => {
    expect(askedBy('order')).toContain('staff.asiakas-link.list');
  });
});
