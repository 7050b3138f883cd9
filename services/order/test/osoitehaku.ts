import { digitransit } from '@keikka/simulators/digitransit/digitransit.mjs';

/** The simulator of the geocoding service: how the service finds it, how it is to behave, and what it was asked. */
export function osoitehaku({ address }: { address: string }) {
  const tenant = `${address}/api/tenants/${digitransit.name}`;
  const settings = digitransit.settings?.(`${address}/${digitransit.name}`) ?? {};
  return {
    settings: { DIGITRANSIT_URL: settings.DIGITRANSIT_URL, DIGITRANSIT_KEY: settings.DIGITRANSIT_KEY },
    async behave(mode: string, more: object = {}): Promise<void> {
      const body = JSON.stringify({ mode, ...more });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${tenant}/mode`, { method: 'PUT', headers, body });
      if (!answer.ok) throw new Error(`the simulator refuses the mode ${mode}`);
    },
    forget: () => fetch(`${tenant}/requests`, { method: 'DELETE' }),
    async requests(): Promise<{ path: string }[]> {
      const answer = await fetch(`${address}/api/tenants`);
      const tenants = (await answer.json()) as { name: string; requests: { path: string }[] }[];
      return tenants.find(({ name }) => name === digitransit.name)?.requests ?? [];
    },
  };
}
