import type { SvgJob } from '@brand/rest-api';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type Draw, RenderWorkerPool } from '../rendering/render-worker-pool.ts';
import { askToken, drawQuickly } from '../rest.fixture.ts';
import type { Database } from '@brand/sql-database';
import { EVENTUALLY } from './endpoint.fixture.ts';
import { useRest } from './use-rest.fixture.ts';

export function describeDrawings(open: () => Database): void {
  describe('a drawing', () => {
    const threads = new RenderWorkerPool();
    let draw: Draw = threads.draw;
    afterAll(() => threads.close());
    const rest = useRest(open, { draw: (bytes, request) => draw(bytes, request) });

    test('matches its request, stays available for a while, and expires after an hour', async () => {
      const { token } = rest;
      const body = {
        floorId: 'f_ground',
        style: 'dark',
        labels: false,
        width: 800,
        title: 'A & B',
      };
      const { id } = await rest.ask<SvgJob>('POST /v1/venues/kestrel-house/svg', { token, body });
      const read = (): Promise<SvgJob> => rest.ask(`GET /v1/svg-jobs/${id}`, { token });
      const done = await vi.waitFor(async () => {
        const job = await read();
        expect(job.status).toBe('done');
        return job;
      }, EVENTUALLY);
      expect(done).toMatchObject({ request: body, result: { width: 800 } });
      const response = await rest.app.request(done.result?.url ?? '');
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
      const svg = await response.text();
      expect(Buffer.byteLength(svg)).toBe(done.result?.bytes);
      expect(svg).toMatch(/^<svg [^>]*width="800"/);
      expect(svg).toContain('A &amp; B');
      rest.clock.pass(15 * 60);
      expect((await rest.app.request(done.result?.url ?? '')).status).toBe(410);
      expect((await rest.app.request((await read()).result?.url ?? '')).status).toBe(200);
      rest.clock.pass(45 * 60);
      const { result, status } = await read();
      expect([status, result]).toEqual(['expired', undefined]);
    });

    test('resumes in another process when the first one dies', async () => {
      draw = drawQuickly;
      const id = 'job_00000000000000000001';
      const now = rest.clock.now().getTime();
      await rest.database.write([
        {
          sql: `INSERT INTO rest_svg_jobs (id, tenant, owner, venue_id, source_venue_id, request,
                status, attempts, leased_until, created_at, expires_at)
                VALUES ($1, 't', 't', 'kestrel-house', 'kestrel-house', $2, 'running', 1, $3, $3, $4)`,
          values: [
            id,
            JSON.stringify({ floorId: 'f_roof' }),
            new Date(now - 1000).toISOString(),
            new Date(now + 3_600_000).toISOString(),
          ],
        },
      ]);
      const sql = 'SELECT status, attempts FROM rest_svg_jobs WHERE id = $1';
      await vi.waitFor(async () => {
        expect(await rest.database.read(sql, [id])).toEqual([{ status: 'done', attempts: 2 }]);
      }, EVENTUALLY);
    });

    test('waits in a bounded queue', async () => {
      const token = await askToken(rest);
      const { promise, resolve } = Promise.withResolvers<void>();
      draw = async (bytes, request) => {
        await promise;
        return drawQuickly(bytes, request);
      };
      const statuses: number[] = [];
      for (let at = 0; at < 7; at += 1) {
        const request = { token, body: { floorId: 'f_roof', width: 200 + at } };
        statuses.push((await rest.send('POST /v1/venues/kestrel-house/svg', request)).status);
      }
      resolve();
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
    });

    test('reports the cause of its failure', async () => {
      const { token } = rest;
      draw = async () => ({ failure: 'The floor is a knot.' });
      const request = { token, body: { floorId: 'f_roof' } };
      const { id } = await rest.ask<SvgJob>('POST /v1/venues/kestrel-house/svg', request);
      await vi.waitFor(async () => {
        const job = await rest.ask<SvgJob>(`GET /v1/svg-jobs/${id}`, { token });
        const problem = { code: 'internal', detail: 'The floor is a knot.' };
        expect(job).toMatchObject({ status: 'failed', problem });
      }, EVENTUALLY);
    });
  });
}
