import { Module, type DynamicModule } from '@nestjs/common';
import {
  Cache,
  Clock,
  connectNats,
  connectRedis,
  currentCorrelationId,
  HealthController,
  Leaving,
  loggingModule,
  MessageSeal,
  Metrics,
  natsConnection,
  NatsPulse,
  OptionalRedis,
  redisConnection,
  ServiceClient,
  Tracing,
  withPassword,
} from '@keikka/server';
import { authFeature } from './auth/auth.feature.js';
import { cacheFeature } from './cache/cache.feature.js';
import { cacheEntries } from './cache/staleness.js';
import { Connections } from './connections.js';
import { limitsFeature } from './limits/limits.feature.js';
import { doorFeature } from './door/door.feature.js';
import { embedFeature } from './embed/embed.feature.js';
import { bffEnvironment, type BffEnv } from './env.js';
import { eventsFeature } from './events/events.feature.js';
import type { Feature } from './feature.js';
import { geokoodausFeature } from './geokoodaus/geokoodaus.feature.js';
import { gridDayFeature } from './grid-day/grid-day.feature.js';
import { keikkaFeature } from './keikka/keikka.feature.js';
import { laskuFeature } from './lasku/lasku.feature.js';
import { liveFeature } from './live/live.feature.js';
import { matkaFeature } from './matka/matka.feature.js';
import { palkkiFeature } from './palkki/palkki.feature.js';
import { personFeature } from './person/person.feature.js';
import { statFeature } from './stat/stat.feature.js';
import { traceFeature } from './trace/trace.feature.js';
import { tuoteFeature } from './tuote/tuote.feature.js';
import { asiakasFeature } from './asiakas/asiakas.feature.js';
import { betoniFeature } from './betoni/betoni.feature.js';
import { sijaintiFeature } from './sijainti/sijainti.feature.js';
import { oikeudetFeature } from './oikeudet/oikeudet.feature.js';
import { tyomaaFeature } from './tyomaa/tyomaa.feature.js';
import { vehicleFeature } from './vehicle/vehicle.feature.js';

const features: readonly Feature[] = [
  cacheFeature,
  doorFeature,
  traceFeature,
  limitsFeature,
  authFeature,
  embedFeature,
  gridDayFeature,
  palkkiFeature,
  betoniFeature,
  keikkaFeature,
  personFeature,
  statFeature,
  laskuFeature,
  geokoodausFeature,
  matkaFeature,
  tuoteFeature,
  vehicleFeature,
  asiakasFeature,
  sijaintiFeature,
  oikeudetFeature,
  tyomaaFeature,
  liveFeature,
  eventsFeature,
];

@Module({})
class BffModule {}

/** The whole BFF as a function of its environment, so that a test starts exactly what production starts. */
export function bffModule(env: BffEnv): DynamicModule {
  return {
    module: BffModule,
    imports: [loggingModule('bff', env.LOG_LEVEL)],
    controllers: [HealthController, ...features.flatMap(({ controllers = [] }) => controllers)],
    providers: [
      { provide: bffEnvironment, useValue: env },
      { provide: natsConnection, useFactory: () => connectNats(env.NATS_URL, 'bff', env.NATS_PASSWORD) },
      { provide: MessageSeal, useValue: new MessageSeal(env.MESSAGE_SECRET) },
      NatsPulse,
      {
        provide: redisConnection,
        useFactory: () =>
          connectRedis(withPassword(env.REDIS_URL, env.REDIS_PASSWORD), env.REDIS_ANSWER_MILLISECONDS),
      },
      { provide: cacheEntries, useValue: features.flatMap(({ caches = [] }) => caches) },
      { provide: Leaving, useValue: new Leaving(env.LEAVING_SECONDS) },
      { provide: Tracing, useFactory: () => new Tracing('bff', env, currentCorrelationId) },
      Connections,
      Clock,
      Metrics,
      OptionalRedis,
      Cache,
      ServiceClient,
      ...features.flatMap(({ providers = [] }) => providers),
    ],
  };
}
