export { HAS_POSTGRES, TestPostgres } from './test-postgres.ts';
export { hasCurl } from './has-curl.ts';
export { killPostgres, signalPostgres } from './signal-postgres.ts';
export { serveApp, type ServedApp } from './serve-app.ts';
