/** Headers that travel from the browser to the service and into the log lines. HTTP and NATS use the same names. */
export const headers = {
  correlationId: 'x-correlation-id',
  actor: 'x-actor',
  idempotencyKey: 'idempotency-key',
} as const;
