import type { LiveClient } from './live-client.js';

/** What a page asks of the one socket. */
export type Live = Pick<
  LiveClient,
  | 'onMessage'
  | 'onConnectionChange'
  | 'connection'
  | 'tellStale'
  | 'changeDate'
  | 'lookAt'
  | 'changePage'
  | 'send'
  | 'start'
>;
