const goneCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '08003',
]);

/** Whether an error means that Postgres cannot be reached, which is a 504, as opposed to a wrong query. */
export function isDatabaseGone(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause ?? driverError(cause)) {
    if ('code' in cause && goneCodes.has(String(cause.code))) return true;
    if (
      /Connection terminated|timeout exceeded when trying to connect|Driver not Connected/i.test(
        cause.message,
      )
    )
      return true;
  }
  return false;
}

function driverError(error: Error): unknown {
  return 'driverError' in error && error.driverError !== error ? error.driverError : undefined;
}
