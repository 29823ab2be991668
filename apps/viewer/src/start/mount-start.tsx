import { createRoot } from 'react-dom/client';
import { chooseLanguage, directionOf, loadViewerTexts } from '../texts/load-viewer-texts.ts';
import type { LinkProblem, ViewerLink } from '@brand/viewer-embed';
import { showTheme } from '../ui/show-theme.ts';
import { acceptDroppedFiles } from './accept-dropped-files.ts';
import { StartScreen, type StartScreenProps } from './StartScreen.tsx';

export type StartOptions = Omit<StartScreenProps, 'texts' | 'notices'> & {
  readonly link: Partial<ViewerLink>;
  readonly problems: readonly LinkProblem[];
};

/** Shows the start screen until a file is opened. */
export async function mountStart(
  root: HTMLElement,
  { link, problems, ...options }: StartOptions,
): Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const language = chooseLanguage([link.language ?? [], navigator.languages].flat());
  const texts = await loadViewerTexts(language);
  const react = createRoot(root);
  const onFile = (file: File): void => {
    ending.abort();
    react.unmount();
    options.onFile(file);
  };
  root.classList.add('map-viewer');
  root.lang = language;
  root.dir = directionOf(language);
  document.title = texts.openTitle;
  showTheme(root, link.theme, signal);
  acceptDroppedFiles(root, { onFile, signal });
  const notices = problems.map(
    ({ parameter, message }) => `${texts.notFollowed(parameter)} ${message}`,
  );
  react.render(<StartScreen {...options} texts={texts} notices={notices} onFile={onFile} />);
}
