import './progress-bar.css';

type Location = { readonly pathname: string };
type RouteUpdate = { readonly location: Location; readonly previousLocation: Location | null };

// 200 ms: spec §9, progress bar delay.
const DELAY_MS = 200;
const LEAVE_MS = 300;

let bar: HTMLElement | undefined;

/** A bar at the top while a navigation takes longer than `DELAY_MS`. */
export function onRouteUpdate({
  location,
  previousLocation,
}: RouteUpdate): (() => void) | undefined {
  if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
  const timer = window.setTimeout(start, DELAY_MS);
  return () => window.clearTimeout(timer);
}

export function onRouteDidUpdate(): void {
  const leaving = bar;
  bar = undefined;
  if (!leaving) return;
  leaving.dataset['state'] = 'done';
  window.setTimeout(() => leaving.remove(), LEAVE_MS);
}

function start(): void {
  bar = document.createElement('div');
  bar.className = 'progress-bar';
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', 'Loading the page');
  document.body.append(bar);
}
