import { useColorMode } from '@docusaurus/theme-common';
import type { MapView, Theme } from '@brand/web-sdk';
import { beginHistory, type History, record, redo, undo } from '@site/src/tools/history';
import { createStoredWork } from '@site/src/tools/stored-work';
import { checkContrast, type ContrastFinding } from '@site/src/tools/studio/contrast-check';
import { createElementFinder, entryOf, groundsOf } from '@site/src/tools/studio/entry-elements';
import { readKept, writeKept } from '@site/src/tools/studio/studio-file';
import {
  FIRST_LABELS,
  type StudioStyle,
  type ThemeName,
} from '@site/src/tools/studio/studio-style';
import { StylePreview } from '@site/src/tools/studio/style-preview';
import { loadSdk } from '@site/src/tools/venue/load-sdk';
import { keyOfVenue, type ToolBundle, type ToolVenue } from '@site/src/tools/venue/tool-venue';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

/** A map with what the studio needs beside it. */
type Stage = {
  readonly map: MapView;
  readonly themes: Readonly<Record<ThemeName, Theme>>;
  readonly preview: StylePreview;
  readonly findElements: ReturnType<typeof createElementFinder>;
};

/** A reader at work with the look of a venue. */
export type StudioWork = {
  readonly bundle: ToolBundle;
  /** As the bundle brings it. */
  readonly original: StudioStyle;
  readonly history: History<StudioStyle>;
  readonly present: StudioStyle;
  /** Changes of one topic that follow each other are one step of undo. */
  readonly change: (next: StudioStyle, topic?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly token: string | undefined;
  readonly select: (token: string) => void;
  readonly theme: ThemeName;
  readonly setTheme: (theme: ThemeName) => void;
  readonly onMap: (map: MapView | undefined) => void;
  /** `undefined` until the map is there. */
  readonly findings: readonly ContrastFinding[] | undefined;
  readonly notice: string;
  readonly tell: (notice: string) => void;
};

type Start = { readonly style: StudioStyle; readonly notice: string };

export function useStudio(venue: ToolVenue, bundle: ToolBundle): StudioWork {
  const stored = useMemo(() => createStoredWork('studio'), []);
  const venueKey = keyOfVenue(venue);
  const original = useMemo(
    (): StudioStyle => ({ style: bundle.document.defaultStyle ?? {}, labels: FIRST_LABELS }),
    [bundle],
  );
  const [start] = useState((): Start => {
    const text = stored.read(venueKey);
    if (text === undefined) return { style: original, notice: '' };
    try {
      return { style: readKept(text, original.style), notice: '' };
    } catch (error) {
      const why = `What this browser kept does not fit ${venue.name}. ${(error as Error).message}`;
      return { style: original, notice: why };
    }
  });
  const [history, setHistory] = useState(() => beginHistory(start.style));
  const [notice, tell] = useState(start.notice);
  const [token, select] = useState(() => Object.keys(original.style)[0]);
  const { colorMode } = useColorMode();
  const [chosenTheme, setTheme] = useState<ThemeName>();
  const theme = chosenTheme ?? colorMode;
  const [stage, setStage] = useState<Stage>();
  const { present } = history;

  const keep = useEffectEvent(() => {
    if (stored.write(venueKey, writeKept(present, original.style))) return;
    tell('The browser has no room to keep your work. Export it before you leave the page.');
  });
  useEffect(() => {
    // What was kept stays as it is until something changes.
    if (present === start.style) return undefined;
    const timer = setTimeout(keep);
    return () => clearTimeout(timer);
  }, [present, start]);

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
    const { light, dark } = stage.themes;
    const grounds = groundsOf(present.style, entries);
    return checkContrast(grounds, present.labels, { light: light.tint, dark: dark.tint });
  }, [stage, entries, present]);

  const onMap = async (map: MapView | undefined): Promise<void> => {
    if (!map) {
      setStage(undefined);
      return;
    }
    const { THEMES } = await loadSdk('index');
    if (map.isRemoved) return;
    const preview = new StylePreview(map, original.style);
    setStage({ map, themes: THEMES, preview, findElements: createElementFinder(map) });
  };
  return {
    bundle,
    original,
    history,
    present,
    change: (next, topic) => setHistory((before) => record(before, next, topic)),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    token,
    select,
    theme,
    setTheme,
    onMap: (map) => void onMap(map),
    findings,
    notice,
    tell,
  };
}
