import { readBffEnv } from './env.js';
import { startBff } from './start-bff.js';

const env = readBffEnv();
const app = await startBff(env);
await app.listen(env.PORT, env.HOST);
