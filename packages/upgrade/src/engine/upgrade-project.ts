import ts from 'typescript';
import {
  compile,
  type CompileCache,
  type CompileInput,
  type OtherFiles,
  type TextFiles,
} from './compile.ts';
import { insertComments } from './mark-comments.ts';
import type { RuleSet, Topic } from './rules.ts';
import { rewriteFile } from './upgrade-file.ts';

export type UpgradeInput = {
  /** Sources by absolute path. */
  readonly files: TextFiles;
  readonly rules: RuleSet;
  /** The published name of the SDK, such as `@brand/web-sdk`. */
  readonly packageName: string;
  readonly oldDeclarations: TextFiles;
  readonly newDeclarations: TextFiles;
  /** The URL of a section of the migration guide. */
  readonly guideUrl: (topic: Topic) => string;
  /** Whether marks are written into the code, as comments. */
  readonly hasComments?: boolean;
  readonly others?: OtherFiles;
  readonly cache?: CompileCache;
};

export type AppliedChange = {
  /** The old name, such as `MapView.colorPolygon`. */
  readonly rule: string;
  /** Line in the old file, from 1. */
  readonly line: number;
};

/** A place where a person has to look. */
export type PersonMark = {
  /** The old name, or `type-error` for what the compiler reports in the new code. */
  readonly rule: string;
  /** Line in the new file, from 1. */
  readonly line: number;
  readonly message: string;
  /** The section of the migration guide that explains it. */
  readonly guide: string;
};

export type UpgradedFile = {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly usesSdk: boolean;
  /** The file cannot be parsed, and stays as it is. */
  readonly syntaxErrors: readonly SyntaxError[];
  readonly changes: readonly AppliedChange[];
  readonly marks: readonly PersonMark[];
  /** Errors of the new code that the old code did not have. */
  readonly typeErrors: number;
};

export type SyntaxError = { readonly line: number; readonly message: string };

type Draft = {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly changes: readonly AppliedChange[];
  readonly marks: readonly PlacedMark[];
  readonly topics: readonly { readonly position: number; readonly topic: Topic }[];
};

type PlacedMark = Omit<PersonMark, 'line' | 'guide'> & {
  readonly topic: Topic;
  readonly position: number;
};

/** Types of a whole component are longer than anyone reads. */
const MAX_MESSAGE = 200;

/** The section for errors at places that no rule knows. */
const ALL_NAMES: Topic = 'name-by-name';

/** Upgrades the files of a project, and compiles the result with the new version. */
export function upgradeProject(input: UpgradeInput): UpgradedFile[] {
  const { files, packageName, others, cache = new Map() as CompileCache } = input;
  const scope = packageName.slice(0, packageName.indexOf('/'));
  const common = { packages: [packageName, `${scope}/web-sdk`], cache, ...(others && { others }) };
  const oldInput: CompileInput = {
    ...common,
    files,
    declarations: input.oldDeclarations,
  };
  const old = compile(oldInput);
  const checker = old.getTypeChecker();
  const isOfSdk = (path: string): boolean => path.startsWith(`/node_modules/${scope}/`);
  const isCurrent = findCurrent(files, old, () =>
    compile({ ...common, files, declarations: input.newDeclarations }),
  );
  const broken = new Map<string, readonly SyntaxError[]>();
  const drafts: Draft[] = [];
  for (const [path, before] of files) {
    const source = old.getSourceFile(path)!;
    if (isCurrent(path)) continue;
    const errors = old.getSyntacticDiagnostics(source);
    if (errors.length > 0)
      broken.set(
        path,
        errors.map((error) => describe(error, source)),
      );
    else {
      const rewritten = rewriteFile(source, { ...input, checker, isOfSdk });
      drafts.push(draftOf(path, before, rewritten));
    }
  }
  const upgraded = new Map(drafts.map(({ path, after }) => [path, after]));
  const current = compile({
    ...common,
    files: new Map([...files, ...upgraded]),
    declarations: input.newDeclarations,
  });
  const done = new Map(drafts.map((draft) => [draft.path, finish(draft, old, current, input)]));
  return [...files].map(
    ([path, before]): UpgradedFile =>
      done.get(path) ?? {
        path,
        before,
        after: before,
        usesSdk: importsSdk(before, packageName),
        syntaxErrors: broken.get(path) ?? [],
        changes: [],
        marks: [],
        typeErrors: 0,
      },
  );
}

/** Finds files that are written for the new version already: it reports fewer errors in them. */
function findCurrent(
  files: TextFiles,
  old: ts.Program,
  compileAsNew: () => ts.Program,
): (path: string) => boolean {
  const wrong = [...files.keys()].filter((path) => diagnose(path, old).length > 0);
  if (wrong.length === 0) return () => false;
  const asNew = compileAsNew();
  const current = new Set(
    wrong.filter((path) => diagnose(path, asNew).length < diagnose(path, old).length),
  );
  return (path) => current.has(path);
}

function draftOf(
  path: string,
  before: string,
  { text, traces }: ReturnType<typeof rewriteFile>,
): Draft {
  const placed = traces.filter((one) => one.position !== undefined);
  return {
    path,
    before,
    after: text,
    changes: traces
      .filter(({ kind }) => kind === 'change')
      .map(({ name, line }) => ({ rule: name, line })),
    marks: placed
      .filter(({ kind }) => kind === 'mark')
      .map(({ name, message = '', topic, position }) => ({
        rule: name,
        message,
        topic,
        position: position!,
      })),
    topics: placed.map(({ topic, position }) => ({ topic, position: position! })),
  };
}

function finish(
  draft: Draft,
  old: ts.Program,
  current: ts.Program,
  input: UpgradeInput,
): UpgradedFile {
  const { path, before, after, changes } = draft;
  const errors = newErrors(path, old, current);
  const marks = [...draft.marks, ...errorMarks(errors, draft)];
  const isTouched = changes.length > 0 || draft.marks.length > 0;
  const usesSdk = isTouched || importsSdk(before, input.packageName);
  // Errors in files that have nothing to do with the SDK come from the project itself.
  const reported = usesSdk ? marks : [];
  const comments = reported.map(({ message, topic, position }) => ({
    position,
    text: `TODO: ${message} ${input.guideUrl(topic)}`,
  }));
  const written =
    input.hasComments === true
      ? insertComments(path, after, comments)
      : { text: after, moved: (position: number): number => position };
  const lineAt = lineFinder(written.text);
  return {
    path,
    before,
    after: written.text,
    usesSdk,
    syntaxErrors: [],
    changes,
    marks: unique(
      reported
        .map(({ rule, message, topic, position }) => ({
          rule,
          message,
          line: lineAt(written.moved(position)),
          guide: input.guideUrl(topic),
        }))
        .toSorted((a, b) => a.line - b.line),
    ),
    typeErrors: usesSdk ? errors.length : 0,
  };
}

/** Errors at places that a rule explains already say nothing new. */
function errorMarks(errors: readonly ts.Diagnostic[], draft: Draft): PlacedMark[] {
  const lineAt = lineFinder(draft.after);
  const explained = new Set(
    draft.marks.map(({ position, topic }) => `${lineAt(position)} ${topic}`),
  );
  return errors
    .map((error) => markOf(error, draft))
    .filter(({ position, topic }) => !explained.has(`${lineAt(position)} ${topic}`));
}

function importsSdk(code: string, packageName: string): boolean {
  return code.includes(packageName) || /\/sdk\/[456]\.0\/index\.js/.test(code);
}

function markOf({ start = 0, messageText }: ts.Diagnostic, { after, topics }: Draft): PlacedMark {
  const line = after.lastIndexOf('\n', start);
  const end = after.indexOf('\n', start);
  const near = topics.filter(({ position }) => position > line && (end === -1 || position < end));
  const before = topics.findLast(({ position }) => position <= start);
  const whole = ts.flattenDiagnosticMessageText(messageText, ' ').replaceAll(/\s+/g, ' ');
  const text = whole.length > MAX_MESSAGE ? `${whole.slice(0, MAX_MESSAGE)}…` : whole;
  return {
    rule: 'type-error',
    message: `6.0 reports: ${text}`,
    topic:
      (near.findLast(({ position }) => position <= start) ?? near[0] ?? before)?.topic ?? ALL_NAMES,
    position: start,
  };
}

function keyOf({ code, messageText }: ts.Diagnostic): string {
  return `${code} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}

/** Errors that the old code did not have. */
function newErrors(path: string, old: ts.Program, current: ts.Program): readonly ts.Diagnostic[] {
  const known = new Map<string, number>();
  for (const error of diagnose(path, old)) {
    known.set(keyOf(error), (known.get(keyOf(error)) ?? 0) + 1);
  }
  return diagnose(path, current).filter((error) => {
    const left = known.get(keyOf(error)) ?? 0;
    if (left > 0) known.set(keyOf(error), left - 1);
    return left === 0;
  });
}

function diagnose(path: string, program: ts.Program): readonly ts.Diagnostic[] {
  const source = program.getSourceFile(path)!;
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
}

function describe({ start = 0, messageText }: ts.Diagnostic, source: ts.SourceFile): SyntaxError {
  return {
    line: source.getLineAndCharacterOfPosition(start).line + 1,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  };
}

function lineFinder(text: string): (position: number) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (position) => starts.findLastIndex((start) => start <= position) + 1;
}

function unique(marks: readonly PersonMark[]): PersonMark[] {
  const seen = new Set<string>();
  return marks.filter(({ line, message }) => {
    const key = `${line} ${message}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
