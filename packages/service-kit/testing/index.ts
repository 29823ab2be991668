export { HAS_POSTGRES, TestPostgres } from './test-postgres.ts';
export { hasCurl } from './has-curl.ts';
export { serveApp, type ServedApp } from './serve-app.ts';
