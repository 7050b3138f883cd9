/** What services, BFF, launcher and tests use of the library. All else is private. */
export { type CacheEntry, Cache } from './cache/cache.js';
export { OptionalRedis } from './cache/optional-redis.js';
export { redisConnection, connectRedis } from './cache/redis.provider.js';
export { Clock } from './clock/clock.js';
export { type EnvField, env, readEnv } from './config/env.js';
export { withPassword } from './config/with-password.js';
export { HealthController } from './health/health.controller.js';
export { Leaving } from './health/leaving.js';
export { Listens } from './listeners/listens.js';
export { loggingModule } from './logging/logging.module.js';
export { Handles, CurrentActor } from './messaging/handles.js';
export { InTurn } from './messaging/in-turn.js';
export { type KeyedRow, encodeLines, decodeLines } from './messaging/lines.js';
export { MessageSeal } from './messaging/message-seal.js';
export { natsConnection, connectNats, endWithConnection } from './messaging/nats.provider.js';
export { NatsPulse } from './messaging/nats-pulse.js';
export { type Need, NEEDS_KEY, Needs, Public, meets, isAllowed } from './messaging/permissions.js';
export {
  type RequestContext,
  runInContext,
  currentContext,
  currentCorrelationId,
  contextOf,
} from './messaging/request-context.js';
export { ServiceClient } from './messaging/service-client.js';
export { type WrittenEvent, encodeReply, encodeFailure, decodeReply } from './messaging/wire.js';
export { Metrics } from './metrics/metrics.js';
export { type BrowserSpan } from './tracing/browser-tracer.js';
export { type SpanIds, belowSpan } from './tracing/spans.js';
export { Tracing, tracingEnv } from './tracing/tracing.js';
export { Flights } from './outside/flights.js';
export type { Outcome } from './outside/outcome.js';
export type { OutsideAnswer } from './outside/outside-answer.js';
export type { OutgoingRequest, OutsideCall } from './outside/outside-call.js';
export { OutsideSystem, type OutsideOptions } from './outside/outside-system.js';
export { type ServicePersistence, dataSourceOptions } from './persistence/data-source.js';
export { Housekeeping } from './persistence/housekeeping.js';
export { changesOf, lastAuthorsOf } from './persistence/change-history.js';
export { loadRows } from './persistence/load-rows.js';
export { type Tx, Transactions } from './persistence/transactions.js';
export { insertRows } from './persistence/insert-rows.js';
export { instantSql } from './persistence/instant.sql.js';
export { containing } from './persistence/like.js';
export { prepared } from './persistence/prepared.js';
export { columnsSql } from './persistence/record-tables.js';
export { lastAuthorOf, requireSeen } from './persistence/seen-version.js';
export type { Act, Patch, RecordChange, ToldChange } from './persistence/record-kind.js';
export { VersionedRecord } from './persistence/versioned-record.js';
export { applyProjection } from './projection/apply-projection.js';
export { gridVehicleJsonSql } from './projection/grid-vehicle.sql.js';
export {
  AsiakasProjectionRow,
  PersonProjectionRow,
  VehicleProjectionRow,
  projectionEntities,
} from './projection/projection.entity.js';
export { projectionMigrations } from './projection/projection.migrations.js';
export { ProjectionModule } from './projection/projection.module.js';
export { runService } from './service/run-service.js';
export { cutSlowRequests } from './service/slow-requests.js';
export {
  serviceEnv,
  type ServiceEnv,
  readServiceEnv,
  migrateService,
  transactOnce,
  ServiceModule,
} from './service/service.module.js';
