import type { ConnectionStop } from './navigation-options.ts';

const ARROWS = { up: '↑', down: '↓', same: '→' } as const;

/** A pin for start, destination and stops. */
export function pinElement(kind: 'start' | 'destination' | 'stop'): HTMLElement {
  const pin = document.createElement('div');
  pin.className = `mv-end mv-end-${kind}`;
  const dot = document.createElement('span');
  dot.className = 'mv-end-dot';
  pin.append(dot);
  return pin;
}

/** A tag with an arrow and the name of the floor that the connection leads to. */
export function connectionElement({ from, to, side }: ConnectionStop): HTMLElement {
  const tag = document.createElement('div');
  tag.className = 'mv-connection';
  const arrow = document.createElement('span');
  arrow.className = 'mv-connection-arrow';
  const target = side === 'entry' ? to : from;
  const climb = Math.sign(target.elevation - (side === 'entry' ? from : to).elevation);
  arrow.textContent = ARROWS[climb > 0 ? 'up' : climb < 0 ? 'down' : 'same'];
  arrow.ariaHidden = 'true';
  tag.append(arrow, target.name || target.shortName || target.id);
  return tag;
}

/** Styles of the markers above. */
export const NAVIGATION_STYLES = `
.mv-end{display:grid;place-items:center;width:18px;height:18px;box-sizing:border-box;border:4px solid var(--mv-accent);border-radius:50%;background:var(--mv-surface);box-shadow:0 1px 3px #0005}
.mv-end-stop{width:14px;height:14px;border-width:3px}
.mv-end-destination{width:30px;height:30px;border:none;border-radius:50% 50% 50% 0;background:var(--mv-accent);rotate:-45deg;margin-bottom:6px}
.mv-end-destination>.mv-end-dot{width:12px;height:12px;border-radius:50%;background:var(--mv-surface)}
.mv-connection{display:flex;align-items:center;gap:6px;padding:5px 10px 5px 6px;border-radius:999px;background:var(--mv-surface);color:var(--mv-text);font-weight:600;box-shadow:0 1px 5px #0005}
.mv-connection-arrow{display:grid;place-items:center;width:20px;height:20px;border-radius:50%;background:var(--mv-accent);color:var(--mv-surface);font-weight:700}
`;
