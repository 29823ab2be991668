import type { LocalFrame, Point } from '@brand/geo';
import type { VenueElement } from '../model/element-type.ts';
import type { Floor } from '../model/floor.ts';
import { findLandmark, namedBy, sideOf } from './find-landmark.ts';
import {
  arrivalHeading,
  bearingOf,
  departureHeading,
  findTurns,
  type Turn,
  turnDegrees,
} from './find-turns.ts';
import type { Network } from './network.ts';
import type { Instruction, Landmark } from './route.ts';
import { isCoordinate, type RoutePlace } from './route-target.ts';
import { lengthOf, type RouteSegment } from './split-route.ts';

/** An instruction before its distance and text are known. */
type Step = Omit<Instruction, 'distance' | 'text'>;

export type InstructionParts = {
  readonly pieces: readonly RouteSegment[];
  readonly from: RoutePlace;
  readonly network: Network;
  readonly frame: LocalFrame;
  /** Formats an instruction. */
  readonly textOf: (instruction: Omit<Instruction, 'text'>) => string;
};

// Metres. Leaving a connection and entering an adjacent one is a single movement.
const STEP_BETWEEN = 2;

/** Builds turn-by-turn instructions. */
export function buildInstructions(parts: InstructionParts): readonly Instruction[] {
  const { pieces, textOf } = parts;
  const steps: Step[] = [];
  let firstPoint = 0;
  for (const [index, piece] of pieces.entries()) {
    steps.push(...stepsOf(parts, index, firstPoint));
    firstPoint += piece.points.length;
  }
  const walked = walkedAt(pieces);
  return steps.map((step, index) => {
    const next = steps[index + 1]?.pointIndex ?? step.pointIndex;
    const said = { ...step, distance: walked[next]! - walked[step.pointIndex]! };
    return {
      ...said,
      get text() {
        return textOf(said);
      },
    };
  });
}

function stepsOf(parts: InstructionParts, index: number, firstPoint: number): Step[] {
  const piece = parts.pieces[index]!;
  const before = parts.pieces[index - 1];
  const { line, indexes, floor } = piece;
  const make = (at: number, step: Omit<Step, 'coordinate' | 'floor' | 'pointIndex'>): Step => ({
    ...step,
    coordinate: { lngLat: parts.frame.toLngLat(line[at]!), floorId: floor.id },
    floor,
    pointIndex: firstPoint + indexes[at]!,
  });
  const start = startOf(parts, piece, before);
  const turns = findTurns(line).map((turn) =>
    make(turn.index, {
      action: 'turn',
      bearing: turn.bearing,
      bearingDegrees: turn.after,
      ...landmarkField(landmarkOfTurn(parts, piece, turn)),
    }),
  );
  const end = endOf(piece, index === parts.pieces.length - 1);
  return [
    ...(start ? [make(0, start)] : []),
    ...turns,
    ...(end ? [make(line.length - 1, end)] : []),
  ];
}

type Bare = Omit<Step, 'coordinate' | 'floor' | 'pointIndex'>;

function startOf(
  { from }: InstructionParts,
  { line, distance, connection, floor }: RouteSegment,
  before: RouteSegment | undefined,
): Bare | undefined {
  const bearingDegrees = departureHeading(line);
  if (!before) {
    const landmark = markOf(from, 'at');
    return { action: 'depart', bearing: 'straight', bearingDegrees, ...landmarkField(landmark) };
  }
  if (before.stop) {
    const heading = arrivalHeading(before.line);
    const landmark = arrivalMark(before, heading);
    const bearing = bearingOf(turnDegrees(heading, bearingDegrees));
    return { action: 'pass-stop', bearing, bearingDegrees, ...landmarkField(landmark) };
  }
  const taken = before.connection!;
  const isShort = connection !== undefined && distance < STEP_BETWEEN;
  if (taken.connectionType === 'door' || isShort) return undefined;
  return {
    action: 'leave-connection',
    bearing: 'straight',
    bearingDegrees,
    connection: taken,
    direction: directionOf(before.floor, floor),
  };
}

function endOf(piece: RouteSegment, isLast: boolean): Bare | undefined {
  const { connection, toFloor, floor, line } = piece;
  const bearingDegrees = arrivalHeading(line);
  if (connection && toFloor) {
    return {
      action: 'take-connection',
      bearing: 'straight',
      bearingDegrees,
      connection,
      toFloor,
      direction: directionOf(floor, toFloor),
    };
  }
  if (!isLast) return undefined;
  const landmark = arrivalMark(piece, bearingDegrees);
  return { action: 'arrive', bearing: 'straight', bearingDegrees, ...landmarkField(landmark) };
}

function directionOf(from: Floor, to: Floor): NonNullable<Instruction['direction']> {
  if (from.elevation === to.elevation) return 'same';
  return from.elevation < to.elevation ? 'up' : 'down';
}

function landmarkOfTurn(
  { network, from, pieces }: InstructionParts,
  { floor, line }: RouteSegment,
  turn: Turn,
): Landmark | undefined {
  return findLandmark({
    floor,
    space: network.space(floor),
    point: line[turn.index]!,
    heading: turn.before,
    turnsTo: turnDegrees(turn.before, turn.after) < 0 ? 'left' : 'right',
    except: new Set([from, pieces.at(-1)!.stop?.target].flatMap(withElements)),
  });
}

/** A target and its shapes. */
function withElements(target: RoutePlace | undefined): readonly unknown[] {
  if (!target || isCoordinate(target) || target.type === 'node') return [];
  return 'elements' in target ? [target, ...target.elements] : [target];
}

/** The stop at the end of a segment, with the side on which its centre is. */
function arrivalMark({ stop, line, floor }: RouteSegment, heading: number): Landmark | undefined {
  const target = stop?.target;
  if (!target || isCoordinate(target)) return undefined;
  const end = line.at(-1)!;
  const shape = 'elements' in target ? target.elements.find((one) => one.floor === floor) : target;
  const box = shape && 'bbox' in shape ? shape.bbox : undefined;
  const middle: Point = box ? { x: (box[0] + box[2]) / 2, y: (box[1] + box[3]) / 2 } : end;
  return markOf(target, sideOf(heading, end, middle));
}

function markOf(target: RoutePlace, side: Landmark['side']): Landmark | undefined {
  if (isCoordinate(target)) return undefined;
  const element: VenueElement =
    'locations' in target && 'rings' in target ? (namedBy(target) ?? target) : target;
  return element.name === '' ? undefined : { element, side };
}

function landmarkField(landmark: Landmark | undefined): { readonly landmark?: Landmark } {
  return landmark ? { landmark } : {};
}

/** Returns the distance from the start to each point of the route, in metres. */
function walkedAt(pieces: readonly RouteSegment[]): readonly number[] {
  const walked: number[] = [];
  let total = 0;
  for (const { points } of pieces) {
    for (const [index, point] of points.entries()) {
      if (index > 0) total += lengthOf([points[index - 1]!, point]);
      walked.push(total);
    }
  }
  return walked;
}
