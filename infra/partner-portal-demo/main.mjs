import { listenUntilSignal } from '@keikka/static-server/base-server.mjs';
import { readSettings } from './env.mjs';
import { portal } from './portal.mjs';

const settings = readSettings(process.env);
await listenUntilSignal(await portal(settings), settings);
