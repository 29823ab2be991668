import { Hono } from 'hono';

/** Serves the operator's settings in place of the file that the build wrote. */
export function createSettingsFile(file: string, settings: object): Hono {
  return new Hono().get(`/${file}`, ({ json }) =>
    json(settings, 200, { 'cache-control': 'public, max-age=0, must-revalidate' }),
  );
}
