import { autocompletion } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import type { TooltipView } from '@codemirror/view';
import {
  type HoverInfo,
  tsAutocompleteWorker,
  tsFacetWorker,
  tsHoverWorker,
  tsLinterWorker,
  tsSyncWorker,
} from '@valtown/codemirror-ts';
import type { WorkerShape } from '@valtown/codemirror-ts/worker';
import type { RunningTypeHelp } from '../types/start-type-help';

/** Completion, hover and errors while typing, from the type worker. */
export function typeHints({ help }: RunningTypeHelp, path: string): Extension {
  return [
    tsFacetWorker.of({ path, worker: help as unknown as WorkerShape }),
    tsSyncWorker(),
    tsLinterWorker(),
    autocompletion({ override: [tsAutocompleteWorker()] }),
    tsHoverWorker({ renderTooltip }),
  ];
}

/** The code already shows that a name is imported. */
const ALIAS = /^\(alias\) |\nimport \w+$/g;

/** The declaration with its documentation below. */
function renderTooltip({ quickInfo }: HoverInfo): TooltipView {
  const dom = document.createElement('div');
  dom.className = 'playground-hover';
  const declaration = document.createElement('code');
  declaration.textContent = textOf(quickInfo?.displayParts).replace(ALIAS, '');
  dom.append(declaration);
  const comment = textOf(quickInfo?.documentation);
  if (comment !== '') {
    const paragraph = document.createElement('p');
    paragraph.textContent = comment;
    dom.append(paragraph);
  }
  return { dom };
}

function textOf(parts: readonly { readonly text: string }[] | undefined): string {
  return (parts ?? []).map(({ text }) => text).join('');
}
