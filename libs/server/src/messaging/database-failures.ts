import { Inject, Injectable } from '@nestjs/common';
import { Client, DatabaseError } from 'pg';
import { DataSource } from 'typeorm';

/** The server or the way to it is lost, or the server ended the session. */
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
  '25P03',
]);
const GONE_MESSAGE = /Connection terminated|Driver not Connected|query runner (was )?already released/i;

/** A lock was not given in time, two waited for each other and one was ended, or the server has no connection left. */
const busyCodes = new Set(['55P03', '40P01', '53300']);
/** The pool's words for a wait that was too long. */
const POOL_MESSAGE = /timeout exceeded when trying to connect/i;

const PROBE_MS = 1_000;

/** Tells what an error says about Postgres. */
@Injectable()
export class DatabaseFailures {
  private probing: Promise<boolean> | undefined;

  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** The code when Postgres has too much to do or cannot be reached; undefined for a wrong query or any other error. */
  async codeOf(error: unknown): Promise<'SERVICE.BUSY' | 'SERVICE.DATABASE_GONE' | undefined> {
    for (let cause = error; cause instanceof Error; cause = cause.cause ?? driverError(cause)) {
      const code = 'code' in cause ? String(cause.code) : '';
      if (busyCodes.has(code)) return 'SERVICE.BUSY';
      if (goneCodes.has(code) || GONE_MESSAGE.test(cause.message)) return 'SERVICE.DATABASE_GONE';
      if (POOL_MESSAGE.test(cause.message))
        return (await this.isAnswering()) ? 'SERVICE.BUSY' : 'SERVICE.DATABASE_GONE';
    }
    return undefined;
  }

  /**
   * All connections of a pool are in use when there is a crowd and when the server left them without an answer. A
   * connection beside the pool tells which; those who ask at the same time share it.
   */
  private isAnswering(): Promise<boolean> {
    this.probing ??= this.probe().finally(() => (this.probing = undefined));
    return this.probing;
  }

  private async probe(): Promise<boolean> {
    const { url: connectionString } = this.dataSource.options as { url?: string };
    const client = new Client({ connectionString, connectionTimeoutMillis: PROBE_MS });
    // What it says after its answer is nobody's matter, and would end the process unheard.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch (error) {
      // A refusal is an answer too.
      return error instanceof DatabaseError && !goneCodes.has(String(error.code));
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}

function driverError(error: Error): unknown {
  return 'driverError' in error && error.driverError !== error ? error.driverError : undefined;
}
