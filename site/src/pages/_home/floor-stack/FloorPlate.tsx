import { clsx } from 'clsx';
import { toPoints } from './isometric';
import { type FloorPlan, PLATE, type Room, ROOM_HEIGHT } from './plan';
import styles from './styles.module.css';

const PLATE_THICKNESS = 0.5;

type Props = { readonly plan: FloorPlan; readonly z: number };

/** One floor: a plate with its rooms standing on it. */
export default function FloorPlate({ plan, z }: Props) {
  // Far rooms first, so that near ones cover them.
  const rooms = plan.rooms.toSorted((a, b) => a.x + a.y - (b.x + b.y));
  return (
    <g>
      <Block
        x={0}
        y={0}
        width={PLATE.width}
        depth={PLATE.depth}
        tone="plate"
        z={z - PLATE_THICKNESS}
        height={PLATE_THICKNESS}
      />
      {rooms.map((room) => (
        <Block key={`${room.x},${room.y}`} {...room} z={z} height={ROOM_HEIGHT} />
      ))}
    </g>
  );
}

type BlockProps = Omit<Room, 'tone'> & {
  readonly tone: Room['tone'] | 'plate';
  readonly z: number;
  readonly height: number;
};

function Block({ x, y, width, depth, tone, z, height }: BlockProps) {
  const [right, front, top] = [x + width, y + depth, z + height];
  return (
    <g className={clsx(styles.block, styles[tone])}>
      <polygon
        className={styles.frontFace}
        points={toPoints([
          [x, front, z],
          [right, front, z],
          [right, front, top],
          [x, front, top],
        ])}
      />
      <polygon
        className={styles.sideFace}
        points={toPoints([
          [right, y, z],
          [right, front, z],
          [right, front, top],
          [right, y, top],
        ])}
      />
      <polygon
        className={styles.topFace}
        points={toPoints([
          [x, y, top],
          [right, y, top],
          [right, front, top],
          [x, front, top],
        ])}
      />
    </g>
  );
}
