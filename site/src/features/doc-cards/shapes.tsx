import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Left, top, width and height in a picture of 240 by 100. */
export type Box = readonly [x: number, y: number, width: number, height: number];

type BoxProps = { readonly at: Box };

export function Sheet({ at: [x, y, width, height] }: BoxProps): ReactNode {
  return <rect className={styles.sheet} {...{ x, y, width, height }} rx="4" />;
}

/** A window of a browser, with its bar. */
export function Window({ at: [x, y, width, height] }: BoxProps): ReactNode {
  return (
    <>
      <Sheet at={[x, y, width, height]} />
      <path className={styles.line} d={`M${x} ${y + 10}h${width}`} />
      <path className={styles.dots} d={`M${x + 7} ${y + 5}h12`} />
    </>
  );
}

type PlanProps = BoxProps & { readonly route?: boolean };

/** A small floor plan: rooms on both sides of a corridor. */
export function Plan({ at: [x, y, width, height], route = false }: PlanProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${width / 100} ${height / 60})`}>
      <rect className={styles.floor} width="100" height="60" />
      <path className={styles.rose} d="M0 0h38v22H0zM62 38h38v22H62z" />
      <path className={styles.blue} d="M38 0h62v22H38z" />
      <path className={styles.green} d="M0 38h62v22H0z" />
      <path
        className={styles.walls}
        d="M0 27V0h100v60H0V35M0 22h14m10 0h40m10 0h26M38 0v22M0 38h26m10 0h40m10 0h14M62 38v22"
      />
      {route && (
        <>
          <path className={styles.route} d="M6 30H69V14" />
          <ellipse className={styles.target} cx="69" cy="12" rx={300 / width} ry={180 / height} />
        </>
      )}
    </g>
  );
}

/** Lines of text. */
export function Lines({ at: [x, y, width, height] }: BoxProps): ReactNode {
  const count = Math.max(1, Math.round(height / 9));
  const lines = Array.from({ length: count }, (_, index) => {
    const length = index % 3 === 2 ? width * 0.6 : width;
    return `M${x} ${y + index * 9}h${length}`;
  });
  return <path className={styles.text} d={lines.join('')} />;
}

export function Block({ at: [x, y, width, height] }: BoxProps): ReactNode {
  return <rect className={styles.block} {...{ x, y, width, height }} rx="2" />;
}

/** An arrow to the right, or to the left if the length is negative. */
export function Arrow({
  from: [x, y],
  length,
}: {
  from: readonly [number, number];
  length: number;
}) {
  const back = length > 0 ? -5 : 5;
  return (
    <path
      className={styles.arrow}
      d={`M${x} ${y}h${length}m${back} -5L${x + length} ${y}l${back} 5`}
    />
  );
}

type GlyphProps = { readonly at: readonly [number, number]; readonly children: string };

export function Glyph({ at: [x, y], children }: GlyphProps): ReactNode {
  return (
    <text className={styles.glyph} x={x} y={y}>
      {children}
    </text>
  );
}

/** Floors one above the other. */
export function Floors({ count }: { readonly count: number }): ReactNode {
  const base = 60 + (count - 1) * 8;
  return Array.from({ length: count }, (_, floor) => (
    <g key={floor} transform={`matrix(1 0.28 -1 0.28 ${112} ${base - 22 - floor * 20})`}>
      <Plan at={[0, 0, 90, 54]} route={floor === count - 1} />
    </g>
  ));
}
