import { createServer } from 'node:http';
import { readSettings } from './env.mjs';
import { portal } from './portal.mjs';

const settings = readSettings(process.env);
const server = createServer(portal(settings));

server.listen({ port: settings.port, host: settings.host }, () => {
  const fields = { level: 'info', time: Date.now(), port: settings.port };
  process.stdout.write(`${JSON.stringify({ ...fields, msg: 'serving the partner portal' })}\n`);
});

for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });
}
