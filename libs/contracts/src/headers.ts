/** Headers that travel from the browser to the services and into the logs. HTTP and NATS use the same names. */
export const headers = {
  correlationId: 'x-correlation-id',
  actor: 'x-actor',
  idempotencyKey: 'idempotency-key',
  answerBy: 'x-answer-by',
  seal: 'x-seal',
} as const;
