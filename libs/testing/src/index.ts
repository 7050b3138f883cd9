export { freePort } from '../servers/ports.mjs';
export { eventually } from './eventually.js';
export { FakeClock } from './fake-clock.js';
export { House } from './house.js';
export { startOwnNats, startOwnNatsCluster, startOwnRedis, type OwnServer } from './own-servers.js';
export { createTestDatabase, type Schema, type TestDatabase } from './test-database.js';
export {
  startTestService,
  TEST_CREDENTIALS_KEY,
  TEST_MESSAGE_SECRET,
  type TestService,
  type TestServiceEnv,
} from './test-service.js';
