import NumberField from '@site/src/ui/number-field';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import { LABEL_SIZES, type LabelColors, type ThemeName, withLabels } from '../studio-style';
import type { ReactNode } from 'react';
import { ColorField } from './ColorField';
import type { StudioWork } from './use-studio';

const THEMES = [
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const satisfies readonly (readonly [ThemeName, string])[];

/** Fields for the style of labels, in light and in dark. */
export function LabelFields({ studio }: { readonly studio: StudioWork }): ReactNode {
  const { present, change } = studio;
  const { labels } = present;
  const setColors = (theme: ThemeName, colors: Partial<LabelColors>): void =>
    change(
      withLabels(present, { [theme]: { ...labels[theme], ...colors } }),
      `labels ${theme} ${Object.keys(colors).join(' ')}`,
    );
  return (
    <section className={panel.group} aria-label="Labels">
      <p className={panel.title}>Labels</p>
      <div className={panel.fields}>
        <NumberField
          label="Size (pixels)"
          value={labels.size}
          range={[LABEL_SIZES.least, LABEL_SIZES.most]}
          step={1}
          onChange={(size) => change(withLabels(present, { size }), 'labels size')}
        />
        {THEMES.flatMap(([theme, name]) => [
          <ColorField
            key={`${theme} text`}
            label={`${name}: text`}
            value={labels[theme].text}
            onChange={(text) => setColors(theme, { text })}
          />,
          <ColorField
            key={`${theme} halo`}
            label={`${name}: outline`}
            value={labels[theme].halo}
            onChange={(halo) => setColors(theme, { halo })}
          />,
        ])}
      </div>
    </section>
  );
}
