import NumberField from '@site/src/ui/number-field';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import { ALTITUDES, type EntryStyle, HEIGHTS, toEntryStyle, withEntryStyle } from '../studio-style';
import type { ReactNode } from 'react';
import { ColorField } from './ColorField';
import type { StudioWork } from './use-studio';

/** Fields for the style of the selected entry. */
export function EntryFields({ studio }: { readonly studio: StudioWork }): ReactNode {
  const { present, original, token = '', change } = studio;
  const entry = present.style[token];
  if (!entry) return null;
  const { color, opacity, height, altitude, hidden } = toEntryStyle(entry);
  const set = (fields: Partial<EntryStyle>): void =>
    change(withEntryStyle(present, token, fields), `${token} ${Object.keys(fields).join(' ')}`);
  const first = original.style[token];
  const { length } = entry.geometryAnchors;
  return (
    <section className={panel.group} aria-label={`Entry ${token}`}>
      <p className={panel.title}>
        {token}{' '}
        <small>
          {length} {length === 1 ? 'shape' : 'shapes'}
        </small>
      </p>
      <div className={panel.fields}>
        <ColorField label="Colour" value={color} onChange={(value) => set({ color: value })} />
        <NumberField
          label="Opacity"
          value={opacity}
          range={[0, 1]}
          step={0.05}
          onChange={(value) => set({ opacity: value })}
        />
        <NumberField
          label="Height (metres)"
          value={height}
          range={[HEIGHTS.least, HEIGHTS.most]}
          step={0.1}
          onChange={(value) => set({ height: value })}
        />
        <NumberField
          label="Altitude (metres)"
          value={altitude}
          range={[ALTITUDES.least, ALTITUDES.most]}
          step={0.1}
          onChange={(value) => set({ altitude: value })}
        />
        <label className={panel.check}>
          <input
            type="checkbox"
            checked={hidden}
            onChange={({ currentTarget }) => set({ hidden: currentTarget.checked })}
          />
          Hidden
        </label>
      </div>
      {first && (
        <button
          type="button"
          className="button button--secondary button--sm"
          disabled={entry === first}
          onClick={() => change({ ...present, style: { ...present.style, [token]: first } })}
        >
          Reset entry
        </button>
      )}
    </section>
  );
}
