import { readBundle } from '@brand/mvf';
import { toSVG, upgrade } from '@brand/mvf/convert';
import { foldText } from '@brand/text-analysis';
import { ARCHIVE_LIMITS } from './archive-limits.ts';
import { JobError } from './job-error.ts';
import { listFloors, toNamedFloor, toNamedFloors } from './list-floors.ts';
import type { FloorPlan, PlanJob } from './venue-job.ts';

type Floor = ReturnType<typeof listFloors>[number];

/** Draws a floor of a bundle as SVG. */
export async function renderPlan(job: PlanJob): Promise<FloorPlan> {
  const { bytes, theme, labels, language } = job;
  const bundle = await readBundle(bytes, { limits: ARCHIVE_LIMITS });
  const { document } = upgrade(await bundle.load());
  const floors = listFloors(document);
  const first = document.floorStacks?.[0]?.defaultFloor;
  const floor = job.floor === undefined ? firstFloor(floors, first) : findFloor(floors, job.floor);
  const svg = toSVG(document, {
    floorId: floor.id,
    theme,
    labels,
    ...(language !== undefined && { language }),
  });
  return { svg, floor: toNamedFloor(floor), floors: toNamedFloors(floors) };
}

/** The floor that the venue shows first, else the one nearest to the ground. */
function firstFloor(floors: readonly Floor[], defaultFloor: string | undefined): Floor {
  const [nearest] = floors.toSorted((a, b) => Math.abs(a.elevation) - Math.abs(b.elevation));
  const found = floors.find(({ id }) => id === defaultFloor) ?? nearest;
  if (found) return found;
  throw new JobError('The venue has no floors. Check it with validate_mvf.');
}

/** An id is unique. Of several floors with the same name, the lowest is used. */
function findFloor(floors: readonly Floor[], text: string): Floor {
  const wanted = foldText(text.trim());
  const found =
    floors.find(({ id }) => id === text) ??
    floors.find(({ name }) => foldText(name) === wanted) ??
    floors.find(({ shortName }) => shortName !== undefined && foldText(shortName) === wanted);
  if (found) return found;
  const known = toNamedFloors(floors).map(({ id, name }) => `${id} (${name})`);
  throw new JobError(`floor: there is no floor "${text}". Use one of: ${known.join(', ')}.`);
}
