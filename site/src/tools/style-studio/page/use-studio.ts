import { useColorMode } from '@docusaurus/theme-common';
import type { MapView, Theme, venueColors } from '@brand/web-sdk';
import { askStudio } from '../ask-studio';
import { checkContrast, type ContrastFinding } from '../contrast-check';
import { createElementFinder, entryOf, groundsOf } from '../entry-elements';
import { importFile, parseDraft, serializeDraft } from '../studio-file';
import { FIRST_LABELS, type StudioStyle, type ThemeName } from '../studio-style';
import { StylePreview } from '../style-preview';
import {
  useToolDocument,
  type WorkKind,
  type WorkState,
} from '@site/src/tools/shared/use-tool-document';
import { loadSdk } from '@site/src/venue/load-sdk';
import { keyOfVenue, type ToolVenue } from '@site/src/venue/tool-venue';
import type { ToolBundle } from '@site/src/venue/tool-bundle';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

/** A map with the helpers that the studio needs for it. */
type Stage = {
  readonly map: MapView;
  readonly themes: Readonly<Record<ThemeName, Theme>>;
  readonly colorsOf: typeof venueColors;
  readonly preview: StylePreview;
  readonly findElements: ReturnType<typeof createElementFinder>;
};

/** State and actions of the studio. */
export type StudioWork = Pick<
  WorkState<StudioStyle>,
  'undo' | 'redo' | 'open' | 'problem' | 'setProblem' | 'notice'
> & {
  readonly bundle: ToolBundle;
  /** The style of the bundle, with the default labels. */
  readonly original: StudioStyle;
  readonly present: StudioStyle;
  /** Consecutive changes of one topic are undone together. */
  readonly change: (next: StudioStyle, topic?: string) => void;
  readonly token: string | undefined;
  readonly select: (token: string) => void;
  readonly theme: ThemeName;
  readonly setTheme: (theme: ThemeName) => void;
  readonly onMap: (map: MapView | undefined) => void;
  /** `undefined` until the map has loaded. */
  readonly findings: readonly ContrastFinding[] | undefined;
};

const MAX_BYTES = 50_000_000;

export function useStudio(venue: ToolVenue, bundle: ToolBundle): StudioWork {
  const original = useMemo(
    (): StudioStyle => ({ style: bundle.document.defaultStyle ?? {}, labels: FIRST_LABELS }),
    [bundle],
  );
  const kind = useMemo(() => kindOf(original, bundle), [original, bundle]);
  const {
    work: present,
    edit,
    ...files
  } = useToolDocument(kind, {
    key: keyOfVenue(venue),
    venue: venue.name,
    floorIds: [],
  });
  const [token, select] = useState(() => Object.keys(original.style)[0]);
  const { colorMode } = useColorMode();
  const [chosenTheme, setTheme] = useState<ThemeName>();
  const theme = chosenTheme ?? colorMode;
  const [stage, setStage] = useState<Stage>();

  const entries = useMemo(() => stage?.findElements(present.style), [stage, present.style]);
  useEffect(() => {
    if (!stage || !entries) return;
    stage.preview.show(present, entries, { themeName: theme, theme: stage.themes[theme] });
  }, [stage, entries, present, theme]);

  const click = useEffectEvent((element: Parameters<typeof entryOf>[1]) => {
    const found = entries && entryOf(entries, element);
    if (found !== undefined) select(found);
  });
  useEffect(() => stage?.map.on('click', ({ element }) => click(element)), [stage]);

  const findings = useMemo(() => {
    if (!stage || !entries) return undefined;
    const { themes, colorsOf } = stage;
    const grounds = groundsOf(present.style, entries);
    return checkContrast(
      grounds,
      present.labels,
      (name, color, shape) => colorsOf(color, shape, themes[name]).color,
    );
  }, [stage, entries, present]);

  const onMap = async (map: MapView | undefined): Promise<void> => {
    if (!map) {
      setStage(undefined);
      return;
    }
    const { THEMES, venueColors } = await loadSdk('index');
    if (map.isRemoved) return;
    const preview = new StylePreview(map, original.style, venueColors);
    const findElements = createElementFinder(map);
    setStage({ map, themes: THEMES, colorsOf: venueColors, preview, findElements });
  };
  return {
    ...files,
    bundle,
    original,
    present,
    change: edit,
    token,
    select,
    theme,
    setTheme,
    onMap: (map) => void onMap(map),
    findings,
  };
}

function kindOf(original: StudioStyle, bundle: ToolBundle): WorkKind<StudioStyle> {
  const check = (value: unknown) => askStudio((worker) => worker.check(value, bundle.document));
  return {
    tool: 'studio',
    empty: original,
    write: (work) => serializeDraft(work, original.style),
    read: (text) => parseDraft(text, original.style),
    files: {
      maxBytes: MAX_BYTES,
      read: (text) => importFile(text, { original: original.style, check }),
    },
  };
}
