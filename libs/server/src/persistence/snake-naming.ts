import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from 'typeorm';

const snake = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[äå]/g, 'a')
    .replace(/ö/g, 'o')
    .toLowerCase();

/** Tables and columns are snake_case ASCII; entity properties keep the specification's spelling. */
export class SnakeNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override tableName(className: string, customName: string): string {
    return customName || snake(className);
  }

  override columnName(propertyName: string, customName: string, prefixes: string[]): string {
    return snake(prefixes.join('_')) + (customName || snake(propertyName));
  }

  override indexName(table: Table | string, columns: string[], where?: string): string {
    return super.indexName(table, columns, where).toLowerCase();
  }

  /** The name that Postgres gives a `references` clause, so that migrations may leave it out. */
  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `${this.getTableName(table)}_${columns.join('_')}_fkey`;
  }
}
