import type { DataSource, Logger } from 'typeorm';
import { currentCorrelation } from '../src/messaging/request-context.js';

/**
 * The statements of requests to a data source from now on, each as 'select tilaus'. Those that hold a transaction are left
 * out, and those of what runs beside. The relay of the outbox is woken by a request and is among them.
 */
export function watchStatements(dataSource: DataSource): string[] {
  const statements: string[] = [];
  const ignore = (): void => undefined;
  const logger: Logger = {
    logQuery: (sql) => {
      if (!currentCorrelation().correlationId) return;
      const [, verb, table] =
        /^\s*(with|select.*?\sfrom|insert into|update|delete from) "?(\w+)/is.exec(sql) ?? [];
      if (verb && table) statements.push(`${verb.split(/\s/)[0]!.toLowerCase()} ${table}`);
    },
    logQueryError: ignore,
    logQuerySlow: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: ignore,
  };
  dataSource.logger = logger;
  return statements;
}
