import type { Emitter, Unsubscribe } from '../../kernel/emitter.ts';
import type { MapEvents } from '../../kernel/events.ts';
import type { Theme } from '../../kernel/theme.ts';
import { adoptStyles } from './adopt-styles.ts';
import { OVERLAY_STYLES } from './overlay-styles.ts';

export type ThemedView = {
  readonly root: HTMLElement;
  readonly events: Emitter<MapEvents>;
  readonly theme: () => Theme;
};

/**
 * Applies the overlay styles and the theme's colours to the HTML of a map. Several features may
 * call it; the last one to release removes the styles.
 */
export function applyThemeStyles({ root, events, theme }: ThemedView): Unsubscribe {
  const styles = adoptStyles(root, OVERLAY_STYLES);
  root.classList.add('mv-root');
  const color = (): void => {
    const { accent, label, wallTop, edge } = theme();
    for (const [name, value] of Object.entries({
      accent,
      text: label.text,
      surface: label.halo,
      muted: wallTop,
      line: edge ?? 'transparent',
    })) {
      root.style.setProperty(`--mv-${name}`, value);
    }
  };
  color();
  const unsubscribe = [
    events.on('theme-change', color),
    // A container that was moved into another shadow root needs the styles there.
    events.on('frame', () => styles.refresh()),
  ];
  return () => {
    for (const end of unsubscribe) end();
    styles.remove();
  };
}
