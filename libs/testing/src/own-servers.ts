import {
  startThrowawayNats,
  startThrowawayNatsCluster,
  startThrowawayRedis,
  type ThrowawayServer,
} from '../servers/throwaway.mjs';
import type { NatsPasswords } from '../servers/nats.mjs';

/**
 * A server of the test file's own, on its own port: it can be frozen, killed and started again without harm to
 * other files, and its subjects, streams and keys are nobody else's.
 */
export type OwnServer = ThrowawayServer;

/** A nats-server with JetStream; ready in some 30 ms. With passwords it has the users of production. */
export const startOwnNats = (passwords?: NatsPasswords): Promise<OwnServer> => startThrowawayNats(passwords);

/** Three servers with one JetStream, some seconds: for what a cluster alone can show. */
export const startOwnNatsCluster = (): Promise<OwnServer[]> => startThrowawayNatsCluster(3);

export const startOwnRedis = (): Promise<OwnServer> => startThrowawayRedis();
