export {
  type Database,
  type DatabaseHealth,
  type DatabaseOptions,
  type DatabaseSchema,
  DatabaseUnavailableError,
  type Row,
  type SqlValue,
  type Statement,
  UniqueViolationError,
} from './database.ts';
export { openDatabase } from './open-database.ts';
export { PostgresDatabase } from './postgres-database.ts';
export { SqliteDatabase, type SqliteOptions } from './sqlite-database.ts';
