/** The door through which a journey takes a process down and up again, or a company; only test runs open it. */
const controlUrl = process.env.E2E_CONTROL_URL;

export const canControl = Boolean(controlUrl);

const down = new Set<string>();

export async function takeDown(process: string): Promise<void> {
  down.add(process);
  await ask(`${process}/stop`);
}

export async function bringBack(process: string): Promise<void> {
  await ask(`${process}/start`);
  down.delete(process);
}

/** For after a journey, however it ended. */
export async function bringBackAll(): Promise<void> {
  for (const process of down) await bringBack(process);
}

/** The number of a small company that no other journey has. */
export const takeCompany = async (): Promise<number> => Number(await ask('company/take'));

async function ask(what: string): Promise<string> {
  const answer = await fetch(`${controlUrl}/${what}`, { method: 'POST' });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${what}: ${said}`);
  return said;
}
