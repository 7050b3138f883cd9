/** Where the product under test answers; `npm test` starts one of its own, a developer tests the running one. */
export const shellUrl = process.env.E2E_SHELL_URL ?? 'http://localhost:4300';
export const bffUrl = process.env.E2E_BFF_URL ?? 'http://localhost:4310';
export const portalUrl = process.env.E2E_PORTAL_URL ?? 'http://localhost:4305';

/** The door through which a journey takes a process down and up again; only test runs open it. */
export const controlUrl = process.env.E2E_CONTROL_URL;

export async function control(process: string, action: 'stop' | 'start'): Promise<void> {
  if (!controlUrl) throw new Error('E2E_CONTROL_URL is missing: run the journeys with npm test');
  const answer = await fetch(`${controlUrl}/${process}/${action}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`${action} ${process}: ${await answer.text()}`);
}
