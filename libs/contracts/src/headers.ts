/** Headers that travel from the browser to the services and into the logs. HTTP and NATS use the same names. */
export const headers = {
  correlationId: 'x-correlation-id',
  actor: 'x-actor',
  idempotencyKey: 'idempotency-key',
  answerBy: 'x-answer-by',
  seal: 'x-seal',
  /** Of an answer whose trace is kept: which span of it is the browser's, see `traceCalls`. */
  browserSpan: 'x-browser-span',
} as const;
