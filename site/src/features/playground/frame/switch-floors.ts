import type { Floor, MapView } from '@brand/web-sdk';
import type { StackedFloors } from '@brand/web-sdk/stacked-floors';
import { shownMap } from '../../../samples/frame/watch-maps.ts';
import type { FloorRequest } from '../floors/floor-messages.ts';
import { sendToPage } from './report-to-page.ts';

/** What the program stacked, to show it again after a single floor. */
type Stack = {
  readonly handle: StackedFloors;
  readonly floors: readonly Floor[];
  readonly gap: number;
  readonly pitchDegrees: number;
};

const stacks = new WeakMap<MapView, Stack>();

/** Handles requests of the floor switch, which is outside the frame, with the map of the program. */
export async function handleFloorRequest(request: FloorRequest): Promise<void> {
  const map = shownMap() as MapView | undefined;
  if (!map) return;
  const stack = stacks.get(map) ?? (await readStack(map));
  if (request.type === 'floors-show') await show(map, stack, request.id);
  report(map, stack);
}

async function readStack(map: MapView): Promise<Stack> {
  const { stackedFloors } = await import('@brand/web-sdk/stacked-floors');
  const handle = map.use(stackedFloors);
  const { floors, gap } = handle;
  const stack = { handle, floors, gap, pitchDegrees: map.camera.pitchDegrees };
  stacks.set(map, stack);
  map.on('floor-change', () => report(map, stack));
  return stack;
}

async function show(map: MapView, stack: Stack, id: string | undefined): Promise<void> {
  const { handle, floors, gap, pitchDegrees } = stack;
  if (id === undefined) {
    await handle.show({ floors, gap, pitchDegrees });
    return;
  }
  const hiding = handle.hide();
  await map.floors.set(id, { reason: 'selector' });
  await hiding;
  await map.camera.focusOn(map.floors.current);
}

function report(map: MapView, { handle, floors }: Stack): void {
  const { current, currentStack } = map.floors;
  const choice = floors.length > 0 ? floors : (currentStack?.floors ?? [current]);
  sendToPage({
    type: 'floors',
    floors: choice
      .toSorted((a, b) => b.elevation - a.elevation)
      .map(({ id, name }) => ({ id, name })),
    current: handle.isShown ? undefined : current.id,
    hasStack: floors.length > 0,
  });
}
