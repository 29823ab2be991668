import initSqlJs, { type SqlJsStatic } from 'sql.js';

const WASM_URL = new URL('sql.js/dist/sql-wasm-browser.wasm', import.meta.url);

/** SQLite for a worker. The policy of its script allows WebAssembly; that of pages does not. */
export async function loadSqlite(): Promise<SqlJsStatic> {
  const response = await fetch(WASM_URL).catch(() => undefined);
  if (!response?.ok) {
    throw new Error(
      'The GeoPackage writer could not be loaded. Check your connection and export again.',
    );
  }
  return initSqlJs({ wasmBinary: await response.arrayBuffer() });
}
