import { env, readEnv } from '@keikka/server';
import { loadDemo } from './load.js';

const { NATS_URL } = readEnv('demo', { NATS_URL: env.text() }, process.env);
const scaleArgument = process.argv
  .find((argument) => argument.startsWith('--scale='))
  ?.slice('--scale='.length);
const scale = Math.max(1, Math.floor(Number(scaleArgument ?? process.env['DEMO_SCALE'] ?? 1)) || 1);

process.stdout.write(`${await loadDemo(NATS_URL, scale, new Date())}\n`);
