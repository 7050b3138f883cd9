import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { WebSocket } from 'ws';
import { eventually } from '@keikka/testing';
import { People } from '../../test/people.js';
import { StartedBff } from '../../test/started-bff.js';

interface Answer {
  status: number | undefined;
  connection: string | undefined;
}

describe('a BFF that is told to stop', () => {
  it('is not ready, answers everything on open connections, and asks to open the next elsewhere', async () => {
    // What is asked below must all arrive before it closes, on a busy machine too.
    const bff = await StartedBff.start({ LEAVING_SECONDS: '5' });
    const { port } = bff;
    const token = await (await People.of(bff)).signIn({ personId: 1 });
    const agent = new Agent({ keepAlive: true, maxSockets: 5 });
    const ask = (path: string): Promise<Answer> =>
      new Promise((resolve, reject) => {
        get({ port, path, agent }, (answer) => {
          answer.resume().on('end', () => {
            resolve({ status: answer.statusCode, connection: answer.headers.connection });
          });
        }).on('error', reject);
      });
    try {
      expect(await ask('/health/ready')).toEqual({ status: 200, connection: 'keep-alive' });
      const stopped = bff.stop();
      await eventually(async () =>
        expect(await ask('/health/ready')).toEqual({ status: 503, connection: 'close' }),
      );
      const [late] = (await once(new WebSocket(`ws://127.0.0.1:${port}/ws`, ['keikka', token]), 'error')) as [
        Error,
      ];
      expect(late.message).toContain('503');
      const last = await Promise.all(Array.from({ length: 50 }, () => ask('/health/live')));
      expect(new Set(last.map(({ status, connection }) => `${status} ${connection}`))).toEqual(
        new Set(['200 close']),
      );
      await stopped;
    } finally {
      agent.destroy();
    }
  });
});
