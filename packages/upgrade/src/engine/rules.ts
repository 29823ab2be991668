import type ts from 'typescript';

/** An anchor of the migration guide: the section that explains a change. */
export type Topic = string;

/** Another name in place of a member, wherever it is read, destructured or written. */
export type MemberRule = {
  readonly topic: Topic;
  /** The name in the new version; empty if `read` gets the value from elsewhere. */
  readonly name: string;
  /**
   * The old value as an expression of the new one, if more than the name changed. Values that
   * operators build are in brackets.
   */
  readonly read?: (value: string, to: Rewriting, node: ts.Node) => string;
  /** Whether a parameter pattern binds the old value in the function's body, under its old name. */
  readonly isBound?: boolean;
  /** What a person has to check where the member is used. */
  readonly note?: string;
};

/** Returns the new text of a call, or nothing if the call stays as it is. */
export type CallRule = {
  readonly topic: Topic;
  readonly apply: (call: ts.CallExpression, to: Rewriting) => string | undefined;
};

export type ExportRule = {
  readonly topic: Topic;
  /** The name in the new version, as it is written in a type. */
  readonly type?: string;
  /** Names to import for it, by the entry of the package; `.` is the package itself. */
  readonly imports?: readonly ImportedName[];
  readonly note?: string;
};

export type ImportedName = {
  readonly name: string;
  /** `.` or `./blue-dot`. */
  readonly entry?: string;
  readonly isType?: boolean;
};

/** A function that the upgraded file needs, because the new version has no equivalent. */
export type HelperFunction = {
  readonly name: string;
  readonly imports: readonly ImportedName[];
  readonly needs?: readonly string[];
  readonly code: string;
};

/** All changes from one version of an SDK to the current one. */
export type RuleSet = {
  /** The name of the package, such as `web-sdk`. */
  readonly sdk: string;
  readonly calls: Readonly<Record<string, CallRule>>;
  readonly members: Readonly<Record<string, MemberRule>>;
  /** Constants such as `VIEW_EVENT.CLICK`, as the text in their place. */
  readonly constants: Readonly<Record<string, { readonly topic: Topic; readonly text: string }>>;
  readonly exports: Readonly<Record<string, ExportRule>>;
  readonly helpers: Readonly<Record<string, HelperFunction>>;
  /** Changes of other syntax: returns the new text of a node, or nothing. */
  readonly nodes: readonly ((node: ts.Node, to: Rewriting) => string | undefined)[];
  /** Names that have no replacement: what a person has to do. */
  readonly removed: Readonly<Record<string, { readonly topic: Topic; readonly note: string }>>;
};

/** What a rule can ask for while a file is written. */
export type Rewriting = {
  readonly rules: RuleSet;
  readonly source: ts.SourceFile;
  readonly checker: ts.TypeChecker;
  readonly bindings: OldBindings;
  readonly helpers: ReadonlySet<string>;
  readonly imports: readonly ImportedName[];
  /** The new text of a node, without the trivia before it. */
  readonly text: (node: ts.Node) => string;
  /** The node with its children rewritten, whatever rules say about itself. */
  readonly children: (node: ts.Node) => string;
  /** The text of a node with other texts in place of some of its parts. */
  readonly splice: (node: ts.Node, parts: readonly (readonly [ts.Node, string])[]) => string;
  /** The name of a member or an export of the SDK; nothing for names of anyone else. */
  readonly nameOf: (node: ts.Node) => string | undefined;
  /** The name of a type of the SDK, without `undefined` and `null`. */
  readonly typeName: (node: ts.Node) => string | undefined;
  readonly nameOfType: (type: ts.Type) => string | undefined;
  /** The member of the SDK that a property of an object literal or a pattern names. */
  readonly memberOf: (type: ts.Type | undefined, name: string) => string | undefined;
  /** Notes a change that was made. */
  readonly change: (topic: Topic, name: string, node: ts.Node) => void;
  /** Marks a place for a person. */
  readonly mark: (
    topic: Topic,
    node: ts.Node,
    note: { readonly name: string; readonly message: string },
  ) => void;
  /** Imports a name of the new version. */
  readonly need: (name: string, how?: Omit<ImportedName, 'name'>) => string;
  /** Adds a helper function to the file and returns its name. */
  readonly help: (name: string) => string;
  /** Writes a line after the declaration of a variable, which may have been written already. */
  readonly writeAfter: (statement: ts.VariableStatement, line: string) => void;
  /** Writes a line at the start of a function's body. */
  readonly writeAtStart: (body: ts.Block, line: string) => void;
  /** A name that the file does not use yet. */
  readonly freeName: (wanted: string) => string;
};

/** Names that patterns of the old code bind. */
export type OldBindings = {
  /** The value of `{ name }` in an object literal. */
  readonly valueOfShorthand: (node: ts.ShorthandPropertyAssignment) => string;
  /** What a variable of the old code is called in the new code. */
  readonly nameOf: (symbol: ts.Symbol) => string;
  readonly rename: (symbol: ts.Symbol, name: string) => void;
  /** The body of a function, with statements at its start and constants for old values. */
  readonly body: (
    node: ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration,
    first?: readonly string[],
  ) => string;
};
