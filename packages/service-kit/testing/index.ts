export { HAS_POSTGRES, TestPostgres } from './test-postgres.ts';
