import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import {
  Cache,
  Clock,
  connectNats,
  connectRedis,
  Counters,
  HealthController,
  loggingModule,
  Metrics,
  natsConnection,
  OptionalRedis,
  redisConnection,
  ServiceClient,
} from '@keikka/server';
import { AuthController } from './auth/auth.controller.js';
import { AuthGuard } from './auth/auth.guard.js';
import { Identities } from './auth/identities.js';
import { LoginAttempts } from './auth/login-attempts.js';
import { loginThrottles } from './auth/login-throttle.guard.js';
import { RefreshCookie } from './auth/refresh-cookie.js';
import { Sessions } from './auth/sessions.js';
import { Tokens } from './auth/tokens.js';
import { Connections } from './connections.js';
import { EmbedController } from './embed/embed.controller.js';
import { PartnerOrigins } from './embed/partner-origins.js';
import { bffEnvironment, type BffEnv } from './env.js';
import { EventFeed } from './events/event-feed.js';
import { Staleness } from './cache/staleness.js';
import { GridDayController } from './grid-day/grid-day.controller.js';
import { GridDayService } from './grid-day/grid-day.service.js';
import { HttpFailureFilter } from './failures/failure.filter.js';
import { InsideGuard } from './door/inside.guard.js';
import { RequestInterceptor } from './door/request.interceptor.js';
import { KeikkaController } from './keikka/keikka.controller.js';
import { KeikkaService } from './keikka/keikka.service.js';
import { Handshakes } from './live/handshake.js';
import { LivePush } from './live/live-push.js';
import { LiveSessions } from './live/live-sessions.js';
import { LiveSockets } from './live/live-sockets.js';
import { LiveGateway } from './live/live.gateway.js';
import { PersonChannel } from './live/person-channel.js';
import { PalkkiController } from './palkki/palkki.controller.js';
import { PersonController } from './person/person.controller.js';
import { TuoteCache } from './tuote/tuote.cache.js';
import { TuoteController } from './tuote/tuote.controller.js';

const controllers = [
  HealthController,
  AuthController,
  EmbedController,
  GridDayController,
  PalkkiController,
  KeikkaController,
  PersonController,
  TuoteController,
];

const door = [
  { provide: APP_GUARD, useClass: InsideGuard },
  { provide: APP_GUARD, useClass: AuthGuard },
  { provide: APP_INTERCEPTOR, useClass: RequestInterceptor },
  { provide: APP_FILTER, useClass: HttpFailureFilter },
];

const identity = [Tokens, Sessions, Identities, RefreshCookie, PartnerOrigins, LoginAttempts];
const reads = [GridDayService, KeikkaService, TuoteCache];
const live = [
  Staleness,
  EventFeed,
  LivePush,
  LiveSockets,
  LiveSessions,
  Handshakes,
  PersonChannel,
  LiveGateway,
];

@Module({})
class BffModule {}

/** The whole BFF as a function of its environment, so that a test starts exactly what production starts. */
export function bffModule(env: BffEnv): DynamicModule {
  return {
    module: BffModule,
    imports: [
      loggingModule('bff', env.LOG_LEVEL),
      ThrottlerModule.forRoot(loginThrottles(env.LOGIN_ATTEMPTS_PER_MINUTE)),
    ],
    controllers,
    providers: [
      { provide: bffEnvironment, useValue: env },
      { provide: natsConnection, useFactory: () => connectNats(env.NATS_URL, 'bff') },
      { provide: redisConnection, useFactory: () => connectRedis(env.REDIS_URL) },
      Connections,
      Clock,
      Metrics,
      OptionalRedis,
      Cache,
      Counters,
      ServiceClient,
      ...door,
      ...identity,
      ...reads,
      ...live,
    ],
  };
}
