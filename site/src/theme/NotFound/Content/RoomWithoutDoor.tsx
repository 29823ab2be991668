import styles from './drawing.module.css';

/** Rooms as rectangles: left, top, width, height. */
const ROOMS = [
  ['sand', 20, 20, 130, 100],
  ['sky', 150, 20, 150, 100],
  ['sage', 300, 20, 160, 100],
  ['sky', 20, 200, 110, 120],
  ['sand', 350, 200, 110, 120],
] as const;

/** Walls as lines with gaps for doors. That of the missing room towards the corridor has none. */
const WALLS = [
  'M20 142V20H460V320H350M130 320H20V178',
  'M20 120H72M104 120H205M237 120H372M404 120H460',
  'M150 20V120M300 20V120',
  'M20 200H58M90 200H388M420 200H460',
  'M130 200V320M350 200V320',
].join('');

/** Doors as a leaf and the arc of its swing: hinge, then the direction of leaf and gap. */
const DOORS = [
  'M72 120V88A32 32 0 0 1 104 120',
  'M237 120V88A32 32 0 0 0 205 120',
  'M372 120V88A32 32 0 0 1 404 120',
  'M90 200V232A32 32 0 0 1 58 200',
  'M388 200V232A32 32 0 0 0 420 200',
].join('');

const FURNITURE = [
  'M34 34h44v16h-44zM34 60h16v34h-16z',
  'M170 36h12v46h-12zM194 36h12v46h-12zM262 36h20v70h-20z',
  'M320 40h34v22h-34zM320 78h34v22h-34zM412 40h32v60h-32z',
  'M34 270h82v34h-82z',
  'M366 262h78M366 274h78M366 286h78M366 298h78M366 310h78',
].join('');

/** A floor plan: the route ends at the wall of a room that was drawn but never built. */
export default function RoomWithoutDoor() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 480 340"
      role="img"
      aria-label="A floor plan. A route leads down the corridor and ends at the wall of an unfinished room without a door."
    >
      <defs>
        <pattern
          id="unbuilt"
          width="10"
          height="10"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className={styles.hatch} d="M0 0V10" />
        </pattern>
      </defs>
      <rect className={styles.corridor} x="20" y="20" width="440" height="300" />
      {ROOMS.map(([tone, x, y, width, height]) => (
        <rect key={`${x} ${y}`} className={styles[tone]} {...{ x, y, width, height }} />
      ))}
      <rect className={styles.paper} x="130" y="200" width="220" height="126" />
      <rect fill="url(#unbuilt)" x="130" y="200" width="220" height="120" />
      <path className={styles.furniture} d={FURNITURE} />
      <path className={styles.doors} d={DOORS} />
      <path className={styles.sketch} d="M130 320H350" />
      <path className={styles.walls} d={WALLS} />
      <text className={styles.number} x="240" y="304">
        404
      </text>
      <path className={styles.route} d="M4 160H240V188" pathLength={1} />
      <path className={styles.end} d="M228 190H252" />
      <path className={styles.guess} d="M240 208V240" />
      <g transform="translate(240 262)">
        <path className={styles.pin} d="M0 0C-4-7-9-11-9-17a9 9 0 0 1 18 0c0 6-5 10-9 17z" />
        <circle className={styles.paper} cy="-17" r="3.5" />
      </g>
    </svg>
  );
}
