import { Failure, type ErrorCode } from '@keikka/contracts';

/** Refuses what comes too often, and tells when it may come again. */
export class TooMany extends Failure {
  constructor(
    code: ErrorCode,
    readonly seconds: number,
  ) {
    super(code);
  }
}
