import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import {
  optionsOfEnvironment,
  RestClient,
  type RestOptions,
} from '../rest-client.ts';

// #region draw
type Venue = {
  readonly floors: readonly { readonly id: string; readonly name: string }[];
};
type Job = {
  readonly id: string;
  readonly status: 'queued' | 'running' | 'done' | 'failed' | 'expired';
  readonly result?: { readonly url: string };
  readonly problem?: { readonly detail: string };
};

const POLL_MS = 1000;
const TIMEOUT_MS = 120_000;

export async function drawFloor(
  rest: RestClient,
  venueId: string,
  floorId: string,
) {
  let job = await rest.ask<Job>(`/v1/venues/${venueId}/svg`, {
    method: 'POST',
    body: { floorId, style: 'light', labels: true, width: 1600 },
    // If the request is repeated because a response was lost, it is drawn once.
    headers: { 'idempotency-key': randomUUID() },
  });
  const end = Date.now() + TIMEOUT_MS;
  while (job.status === 'queued' || job.status === 'running') {
    if (Date.now() > end)
      throw new Error(`The drawing ${job.id} is taking too long.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    job = await rest.ask<Job>(`/v1/svg-jobs/${job.id}`);
  }
  if (!job.result)
    throw new Error(job.problem?.detail ?? `The drawing is ${job.status}.`);
  const response = await fetch(job.result.url);
  if (!response.ok)
    throw new Error(`The drawing could not be fetched: ${response.status}.`);
  return response.text();
}
// #endregion draw

export async function main(
  options: RestOptions,
  folder: string,
): Promise<string> {
  const rest = new RestClient(options);
  const { floors } = await rest.ask<Venue>('/v1/venues/kestrel-house');
  const [floor] = floors;
  if (!floor) throw new Error('The venue has no floors.');
  const path = `${folder}/${floor.id}.svg`;
  await writeFile(path, await drawFloor(rest, 'kestrel-house', floor.id));
  return path;
}

if (import.meta.main) console.log(await main(optionsOfEnvironment(), '.'));
