/** The door through which a journey takes a process down and up again; only test runs open it. */
const controlUrl = process.env.E2E_CONTROL_URL;

export const canControl = Boolean(controlUrl);

const down = new Set<string>();

export async function takeDown(process: string): Promise<void> {
  down.add(process);
  await ask(process, 'stop');
}

export async function bringBack(process: string): Promise<void> {
  await ask(process, 'start');
  down.delete(process);
}

/** For after a journey, however it ended. */
export async function bringBackAll(): Promise<void> {
  for (const process of down) await bringBack(process);
}

async function ask(process: string, action: 'stop' | 'start'): Promise<void> {
  const answer = await fetch(`${controlUrl}/${process}/${action}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`${action} ${process}: ${await answer.text()}`);
}
