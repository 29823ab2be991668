import { clsx } from 'clsx';
import FloorPlate from './FloorPlate';
import { project, toPoints } from './isometric';
import { FLOORS, routeThrough } from './plan';
import styles from './styles.module.css';

const FLOOR_GAP = 11;

type Props = {
  readonly className?: string | undefined;
  /** Number of floors to draw, from the lowest. */
  readonly floors?: 1 | 2 | 3;
};

/** A building with its floors lifted apart and one route through it: the portal's emblem. */
export default function FloorStack({ className, floors = 3 }: Props) {
  const shown = FLOORS.slice(0, floors);
  const route = routeThrough(shown, FLOOR_GAP);
  const start = project(route.at(0) ?? [0, 0, 0]);
  const end = project(route.at(-1) ?? [0, 0, 0]);
  const top = -(floors - 1) * FLOOR_GAP * 10 - 24;
  return (
    <svg
      className={clsx(styles.picture, className)}
      viewBox={`-148 ${top} 366 ${-top + 214}`}
      role="img"
      aria-label="A building with its floors lifted apart and a route from the entrance to an upper floor"
    >
      {shown.map((plan, index) => (
        <FloorPlate key={plan.name} plan={plan} z={index * FLOOR_GAP} />
      ))}
      <polyline className={styles.routeEdge} points={toPoints(route)} pathLength={1} />
      <polyline className={styles.route} points={toPoints(route)} pathLength={1} />
      <circle className={styles.start} cx={start[0]} cy={start[1]} r="6" />
      <g transform={`translate(${end[0]} ${end[1]})`}>
        <path className={styles.pin} d="M0 0C-4-7-9-11-9-17a9 9 0 0 1 18 0c0 6-5 10-9 17z" />
        <circle className={styles.pinHole} cy="-17" r="3.5" />
      </g>
    </svg>
  );
}
