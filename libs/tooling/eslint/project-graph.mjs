import { createProjectGraphAsync } from '@nx/devkit';

/**
 * The boundary rule reads nx's cached project graph and, when there is none, skips itself with a mere warning. nx has
 * the graph ready when it runs lint; for a bare `eslint` (terminal, editor) it is made here.
 */
export async function ensureProjectGraph() {
  if (process.env.NX_TASK_TARGET_PROJECT) return;
  process.env.NX_DAEMON = 'false';
  await createProjectGraphAsync({ exitOnError: false });
}
