import { env, readEnv } from '@keikka/server';
import { loadDemo, type LaskutusAvaimet } from './load.js';

const { NATS_URL, NATS_PASSWORD, MESSAGE_SECRET, PORTAL_ORIGINS, DEMO_SMALL_COMPANIES, LASKUTUS_AVAIMET } =
  readEnv(
    'demo',
    {
      NATS_URL: env.text(),
      NATS_PASSWORD: env.maybe(env.text()),
      MESSAGE_SECRET: env.secret(32),
      PORTAL_ORIGINS: env.list(['http://localhost:4305']),
      DEMO_SMALL_COMPANIES: env.maybe(env.count()),
      /** The demo company's keys to its invoicing systems, by system. */
      LASKUTUS_AVAIMET: env.text('{}'),
    },
    process.env,
  );
const scaleArgument = process.argv
  .find((argument) => argument.startsWith('--scale='))
  ?.slice('--scale='.length);
const scale = Math.max(1, Math.floor(Number(scaleArgument ?? process.env['DEMO_SCALE'] ?? 1)) || 1);
const crowd = process.argv.includes('--crowd') || process.env['DEMO_CROWD'] === '1';

const done = await loadDemo({
  natsUrl: NATS_URL,
  natsPassword: NATS_PASSWORD,
  messageSecret: MESSAGE_SECRET,
  scale,
  crowd,
  smallCompanies: DEMO_SMALL_COMPANIES ?? 0,
  now: new Date(),
  portalOrigins: PORTAL_ORIGINS,
  laskutusAvaimet: JSON.parse(LASKUTUS_AVAIMET) as LaskutusAvaimet,
});
process.stdout.write(`${done}\n`);
