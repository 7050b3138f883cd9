import { createProjectGraphAsync } from '@nx/devkit';

/**
 * The boundary rule reads nx's cached project graph and, without one, skips itself with a mere warning. nx has the
 * graph ready when it runs lint; for a bare `eslint` (terminal, editor) it is created here.
 */
export async function ensureProjectGraph() {
  if (process.env.NX_TASK_TARGET_PROJECT) return;
  process.env.NX_DAEMON = 'false';
  await createProjectGraphAsync({ exitOnError: false });
}
