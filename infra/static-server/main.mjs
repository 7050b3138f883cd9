import { listenUntilSignal } from './base-server.mjs';
import { readSettings } from './env.mjs';
import { staticServer } from './static-server.mjs';

const settings = readSettings(process.env);
await listenUntilSignal(await staticServer(settings), settings);
