import { indentWithTab } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import { lintGutter, openLintPanel } from '@codemirror/lint';
import { Annotation, Compartment, EditorState, type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { basicSetup } from 'codemirror';
import type { RunningTypeHelp } from '../types/start-type-help';
import { editorTheme } from './editor-theme';
import { diagnostics, type ProblemMark, setProblemMarks } from './diagnostics';
import { minimalEdit } from './minimal-edit';
import { typeHints } from './type-hints';

/** Whether the Tab key indents, or leaves the editor as it leaves other fields. */
export type TabKey = 'indents' | 'leaves';

export type CodeEditorOptions = {
  readonly parent: HTMLElement;
  readonly tabKey: TabKey;
  readonly onChange: (file: string, text: string) => void;
  readonly onRun: () => void;
};

/** Marks changes that come from outside, so that they are not emitted again. */
const fromOutside = Annotation.define<boolean>();

/** An editor for the files of a program, one at a time. Each file has its own undo history. */
export class CodeEditor {
  readonly #view: EditorView;
  readonly #options: CodeEditorOptions;
  readonly #states = new Map<string, EditorState>();
  readonly #hints = new Compartment();
  #typeHelp: RunningTypeHelp | undefined;
  #file = '';

  constructor(options: CodeEditorOptions) {
    this.#options = options;
    this.#view = new EditorView({ parent: options.parent });
  }

  /** Shows a file with this text. If it is shown already, only the difference is applied. */
  show(file: string, text: string): void {
    if (file !== this.#file) {
      if (this.#file !== '') this.#states.set(this.#file, this.#view.state);
      this.#file = file;
      this.#view.setState(this.#states.get(file) ?? this.#createState(file, text));
      this.#applyTypeHelp();
    }
    const change = minimalEdit(this.#view.state.doc.toString(), text);
    if (change) this.#view.dispatch({ changes: change, annotations: fromOutside.of(true) });
  }

  mark(problems: readonly ProblemMark[]): void {
    this.#view.dispatch({ effects: setProblemMarks.of(problems) });
  }

  goTo(line: number): void {
    const { doc } = this.#view.state;
    const { from } = doc.line(Math.min(Math.max(1, line), doc.lines));
    this.#view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
    this.#view.focus();
  }

  focus(): void {
    this.#view.focus();
  }

  useTypeHelp(typeHelp: RunningTypeHelp): void {
    this.#typeHelp = typeHelp;
    this.#applyTypeHelp();
  }

  remove(): void {
    this.#view.destroy();
  }

  #applyTypeHelp(): void {
    if (!this.#typeHelp || this.#file.endsWith('.css')) return;
    const hints = typeHints(this.#typeHelp, `/${this.#file}`);
    this.#view.dispatch({ effects: this.#hints.reconfigure(hints) });
  }

  #createState(file: string, text: string): EditorState {
    return EditorState.create({ doc: text, extensions: this.#extensions(file) });
  }

  #extensions(file: string): Extension {
    const indents = this.#options.tabKey === 'indents';
    return [
      Prec.highest(keymap.of([{ key: 'Mod-Enter', run: this.#run }])),
      basicSetup,
      keymap.of([...(indents ? [indentWithTab] : []), { key: 'Mod-Shift-m', run: openLintPanel }]),
      file.endsWith('.css') ? css() : javascript({ typescript: true, jsx: file.endsWith('.tsx') }),
      lintGutter(),
      diagnostics,
      this.#hints.of([]),
      editorTheme,
      EditorView.contentAttributes.of({
        // The focusable element must be the one that scrolls.
        tabindex: '0',
        'aria-label': indents
          ? `Code of ${file}. Press Escape, then Tab, to leave the editor.`
          : `Code of ${file}`,
      }),
      EditorView.updateListener.of(({ docChanged, transactions, state }) => {
        const isOwn = transactions.every((each) => each.annotation(fromOutside) !== true);
        if (docChanged && isOwn) this.#options.onChange(file, state.doc.toString());
      }),
    ];
  }

  readonly #run = (): boolean => {
    this.#options.onRun();
    return true;
  };
}
