import { simulatorsUrl } from './addresses.js';

/** How an outside system answers from now on (infra/simulators): every request, or those that have `path` in theirs. */
export async function behave(
  system: string,
  mode: string,
  more: { delayMs?: number; path?: string } = {},
): Promise<void> {
  const answer = await fetch(`${simulatorsUrl}/api/tenants/${system}/mode`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode, ...more }),
  });
  if (!answer.ok) throw new Error(`${system} ${mode}: ${await answer.text()}`);
}
