import { element } from '../controls/element.ts';
import '../controls/controls.css';
import '../controls/look.css';
import './frame.css';
import type { Phone, Scene } from './phone.ts';

/** The font of controls; see `useFont`. */
const FONT = 'Phone';
const CLOCK = '10:24';

/** Draws a phone by the parameters of the URL (`?platform=ios&theme=dark`), and a scene on it. */
export async function showScene(scene: Scene): Promise<void> {
  const options = new URLSearchParams(location.search);
  const theme = options.get('theme') === 'dark' ? 'dark' : 'light';
  const platform = options.get('platform') === 'ios' ? 'ios' : 'android';
  await document.fonts.load(`500 16px ${FONT}`);
  const map = element('map');
  const stage = element('stage', map);
  const screen = element('screen', stage);
  const body = element('body', screen, statusBar(), element('lens'), element('home-bar'));
  const phone = element('phone', body);
  Object.assign(phone.dataset, { platform, theme });
  document.querySelector('#app')?.append(phone);
  await scene({ platform, theme, screen, stage, map } satisfies Phone);
  document.documentElement.dataset['done'] = '';
}

function statusBar(): HTMLElement {
  const signal = element('signal', element(''), element(''), element(''), element(''));
  return element('status-bar', element('clock', CLOCK), signal, element('battery'));
}
