/**
 * Refuses an overlay that would not work, before anything starts:
 *
 *     node infra/kubernetes/check.mjs [small large …]
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadAll } from 'js-yaml';
import { mustRun } from '../../libs/testing/servers/commands.mjs';
import { faultsOf } from './faults.mjs';
import { schemaFaultsOf } from './schemas.mjs';

const overlays = join(import.meta.dirname, 'overlays');
const chosen = process.argv.slice(2);
for (const name of chosen.length > 0 ? chosen : readdirSync(overlays)) {
  const text = await mustRun('kubectl', ['kustomize', join(overlays, name)]);
  const resources = /** @type {import('./faults.mjs').Resource[]} */ (loadAll(text));
  const schema = (await Promise.all(resources.map(schemaFaultsOf))).flat();
  const faults = [...schema, ...faultsOf(resources)];
  for (const fault of faults) process.stderr.write(`${name}: ${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
  else process.stdout.write(`${name}: ${resources.length} resources, nothing wrong\n`);
}
