import type { DataSource, Logger } from 'typeorm';

/** The statements of a data source from now on, each as 'select tilaus'; those that hold a transaction are left out. */
export function watchStatements(dataSource: DataSource): string[] {
  const statements: string[] = [];
  const ignore = (): void => undefined;
  const logger: Logger = {
    logQuery: (sql) => {
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
