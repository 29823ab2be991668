import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DefaultSettings, TaskUtils } from '@microsoft/powerquery-parser';
import { afterAll, describe, expect, test } from 'vitest';
import { readText, SAMPLES } from './sample-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'places-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('data for a report', () => {
  test('lists the places of a bundle, one row for each floor that a place is on', () => {
    const bundle = join(SAMPLES, '../../../venues/dist/harbour-mall/mvf-3.zip');
    const output = join(folder, 'places.csv');
    const script = join(SAMPLES, 'places/export-places.ts');
    execFileSync(process.execPath, [script, bundle, output], { stdio: 'pipe' });
    const [header, ...rows] = readFileSync(output, 'utf8').trim().split('\n');
    expect(header).toBe('venue_id,place_id,floor_id,level,name,category,latitude,longitude');
    const store = rows.filter((row) => row.startsWith('"harbour-mall","department-store"'));
    expect(store).toHaveLength(2);
    expect(store[0]).toMatch(/"f_ground",0,"Armazéns Alvorada",".*",38\.70\d+,-9\.13\d+$/);
  });

  test('uses valid Power Query in the sample', async () => {
    const task = await TaskUtils.tryLexParse(DefaultSettings, readText('power-bi/events.pq'));
    expect(TaskUtils.isParseStageOk(task)).toBe(true);
  });
});
