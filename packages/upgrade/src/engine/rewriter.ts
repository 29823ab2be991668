import ts from 'typescript';
import { Bindings } from './bindings.ts';
import { expectedType } from './expected-type.ts';
import { declarationOf, nameOfDeclaration } from './name-of-symbol.ts';
import type { ImportedName, Rewriting, RuleSet, Topic } from './rules.ts';
import {
  deleteStatements,
  readPlaces,
  type Trace,
  writePlace,
  writeTrace,
  withoutTraces,
} from './traces.ts';

/** Writes a file of the old version for the new one, node by node. Text that no rule touches stays as it is. */
export class Rewriter implements Rewriting {
  readonly rules: RuleSet;
  readonly source: ts.SourceFile;
  readonly checker: ts.TypeChecker;
  readonly bindings: Bindings;
  readonly imports: ImportedName[] = [];
  readonly helpers: Set<string> = new Set();
  readonly traces: Trace[] = [];
  readonly #isOfSdk: (fileName: string) => boolean;
  /** Statements to write after another, by that statement. */
  readonly #after = new Map<ts.Node, string[]>();
  readonly #places: ts.Node[] = [];
  readonly #written = new Map<ts.Node, string>();
  #pending: number[] = [];

  constructor(
    source: ts.SourceFile,
    given: {
      readonly rules: RuleSet;
      readonly checker: ts.TypeChecker;
      readonly isOfSdk: (fileName: string) => boolean;
    },
  ) {
    this.source = source;
    this.rules = given.rules;
    this.checker = given.checker;
    this.#isOfSdk = given.isOfSdk;
    this.bindings = new Bindings(this);
  }

  /** The new text of a node, without the trivia before it. */
  text(node: ts.Node): string {
    const known = this.#written.get(node);
    if (known !== undefined) return known;
    const before = this.#pending;
    this.#pending = [];
    const written = this.#rewrite(node) ?? this.children(node);
    const traces = this.#pending.map(writeTrace).join('');
    this.#pending = before;
    const own = isBodyOfFunction(node) ? `{${this.#placeAfter(node)}${written.slice(1)}` : written;
    const text = traces + own + (ts.isVariableStatement(node) ? this.#placeAfter(node) : '');
    this.#written.set(node, text);
    return text;
  }

  /** The node with its children rewritten, whatever rules say about itself. */
  children(node: ts.Node): string {
    return this.splice(
      node,
      childrenOf(node).map((child) => [child, this.text(child)] as const),
    );
  }

  /** The text of a node with other texts in place of some of its parts. */
  splice(node: ts.Node, parts: readonly (readonly [ts.Node, string])[]): string {
    const text = this.source.text;
    let written = '';
    let from = node.getStart(this.source);
    for (const [part, replacement] of parts) {
      written += text.slice(from, part.getStart(this.source)) + replacement;
      from = part.end;
    }
    return written + text.slice(from, node.end);
  }

  /** The name of a member or an export of the SDK; nothing for names of anyone else. */
  nameOf(node: ts.Node): string | undefined {
    return this.nameOfSymbol(this.checker.getSymbolAtLocation(node));
  }

  nameOfSymbol(symbol: ts.Symbol | undefined): string | undefined {
    const declaration = declarationOf(symbol, this.checker);
    if (!declaration || !this.#isOfSdk(declaration.getSourceFile().fileName)) return undefined;
    return nameOfDeclaration(declaration);
  }

  /** The name of a type of the SDK, without `undefined` and `null`. */
  typeName(node: ts.Node): string | undefined {
    return this.nameOfType(this.checker.getTypeAtLocation(node));
  }

  nameOfType(type: ts.Type): string | undefined {
    const own = this.checker.getNonNullableType(type);
    return this.nameOfSymbol(own.aliasSymbol) ?? this.nameOfSymbol(own.getSymbol());
  }

  /** The member of the SDK that a property of an object literal or a pattern names. */
  memberOf(type: ts.Type | undefined, name: string): string | undefined {
    if (!type) return undefined;
    const own = this.checker.getNonNullableType(type);
    const types = own.isUnion() ? own.types : [own];
    for (const each of [own, ...types]) {
      const found = this.nameOfSymbol(this.checker.getPropertyOfType(each, name));
      if (found) return found;
    }
    return undefined;
  }

  /** Notes a change that was made. */
  change(topic: Topic, name: string, node: ts.Node): void {
    this.#trace({ kind: 'change', topic, name, line: this.lineOf(node) });
  }

  /** Marks a place for a person. */
  mark(
    topic: Topic,
    node: ts.Node,
    note: { readonly name: string; readonly message: string },
  ): void {
    this.#trace({ kind: 'mark', topic, ...note, line: this.lineOf(node) });
  }

  /** Imports a name of the new version. */
  need(name: string, { entry = '.', isType = false }: Omit<ImportedName, 'name'> = {}): string {
    this.imports.push({ name, entry, isType });
    return name;
  }

  /** Adds a helper function to the file and returns its name. */
  help(name: string): string {
    const helper = this.rules.helpers[name];
    if (!helper) throw new Error(`There is no helper function "${name}". Add it to the rules.`);
    if (!this.helpers.has(name)) {
      this.helpers.add(name);
      for (const each of helper.imports) this.need(each.name, each);
      for (const each of helper.needs ?? []) this.help(each);
    }
    return name;
  }

  /** Writes a line after the declaration of a variable, which may have been written already. */
  writeAfter(statement: ts.VariableStatement, line: string): void {
    this.#writeLine(statement, line);
  }

  /** Writes a line at the start of a function's body. */
  writeAtStart(body: ts.Block, line: string): void {
    const first = body.statements[0];
    const start = first ? this.source.text.lastIndexOf('\n', first.getStart(this.source)) + 1 : 0;
    const indent = /^[ \t]*/.exec(this.source.text.slice(start))![0];
    this.#writeLine(body, indent + line);
  }

  #writeLine(node: ts.Node, line: string): void {
    const lines = this.#after.get(node) ?? [];
    if (!lines.includes(line)) lines.push(line);
    this.#after.set(node, lines);
  }

  /** The text with the lines of `writeAfter` and `writeAtStart`. */
  finish(text: string): string {
    const whole = readPlaces(text, (index) => {
      const lines = this.#after.get(this.#places[index]!) ?? [];
      return lines
        .map(
          (line) => `
${line}`,
        )
        .join('');
    });
    return deleteStatements(whole);
  }

  lineOf(node: ts.Node): number {
    return this.source.getLineAndCharacterOfPosition(node.getStart(this.source)).line + 1;
  }

  /** A name that the file does not use yet. */
  freeName(wanted: string): string {
    const isTaken = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(this.source.text);
    if (!isTaken(wanted)) return wanted;
    let number = 2;
    while (isTaken(`${wanted}${number}`)) number += 1;
    return `${wanted}${number}`;
  }

  #placeAfter(node: ts.Node): string {
    return writePlace(this.#places.push(node) - 1);
  }

  #trace(trace: Trace): void {
    this.#pending.push(this.traces.push(trace) - 1);
  }

  #rewrite(node: ts.Node): string | undefined {
    for (const rule of this.rules.nodes) {
      const text = rule(node, this);
      if (text !== undefined) return text;
    }
    const ofBinding = this.bindings.rewrite(node);
    if (ofBinding !== undefined) return ofBinding;
    if (ts.isCallExpression(node)) return this.#rewriteCall(node);
    if (ts.isPropertyAccessExpression(node)) return this.#rewriteAccess(node);
    if (ts.isElementAccessExpression(node)) return this.#rewriteElementAccess(node);
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
      return this.#rewriteProperty(node);
    if (ts.isIdentifier(node)) return this.#rewriteIdentifier(node);
    return ts.isPrefixUnaryExpression(node) ? this.#rewriteNot(node) : undefined;
  }

  #rewriteCall(call: ts.CallExpression): string | undefined {
    const callee = ts.isPropertyAccessExpression(call.expression)
      ? call.expression.name
      : call.expression;
    const name = ts.isIdentifier(callee) ? this.nameOf(callee) : undefined;
    const rule = name === undefined ? undefined : this.rules.calls[name];
    if (!rule) return undefined;
    const text = rule.apply(call, this);
    if (text !== undefined) this.change(rule.topic, name!, call);
    return text;
  }

  #rewriteAccess(node: ts.PropertyAccessExpression): string | undefined {
    const name = this.nameOf(node.name);
    if (name === undefined) return undefined;
    const constant = this.rules.constants[name];
    if (constant) {
      this.change(constant.topic, name, node);
      return isWidened(node, this.checker) ? `${constant.text} as const` : constant.text;
    }
    this.#markRemoved(name, node.name);
    const rule = this.rules.members[name];
    if (!rule) return undefined;
    this.#note(name, node.name);
    const isWritten = ts.isBinaryExpression(node.parent) && node.parent.left === node;
    const value = this.splice(node, [
      [node.expression, this.text(node.expression)],
      [node.name, rule.name],
    ]);
    return rule.read && !isWritten ? rule.read(value, this, node) : value;
  }

  #rewriteElementAccess(node: ts.ElementAccessExpression): string | undefined {
    const { argumentExpression: key } = node;
    if (!ts.isStringLiteral(key)) return undefined;
    const name = this.memberOf(this.checker.getTypeAtLocation(node.expression), key.text);
    const rule = name === undefined ? undefined : this.rules.members[name];
    if (!rule || rule.read) return undefined;
    this.#note(name!, node);
    return this.splice(node, [
      [node.expression, this.text(node.expression)],
      [key, `'${rule.name}'`],
    ]);
  }

  /** `rotation: 30` and `rotation` in an object that the SDK reads. */
  #rewriteProperty(
    node: ts.PropertyAssignment | ts.ShorthandPropertyAssignment,
  ): string | undefined {
    if (!ts.isIdentifier(node.name) && !ts.isStringLiteral(node.name)) return undefined;
    const name = this.memberOf(expectedType(node.parent, this.checker), node.name.text);
    const rule = name === undefined ? undefined : this.rules.members[name];
    const value = ts.isPropertyAssignment(node)
      ? this.text(node.initializer)
      : this.bindings.valueOfShorthand(node);
    if (name !== undefined) this.#markRemoved(name, node.name);
    if (rule && !rule.read) {
      this.#note(name!, node.name);
      return value === rule.name ? value : `${rule.name}: ${value}`;
    }
    return ts.isPropertyAssignment(node) || value === node.name.text
      ? undefined
      : `${node.name.text}: ${value}`;
  }

  #rewriteIdentifier(node: ts.Identifier): string | undefined {
    const { parent } = node;
    if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return undefined;
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) return undefined;
    const symbol = this.checker.getSymbolAtLocation(node);
    const name = this.nameOfSymbol(symbol);
    const rule = name === undefined ? undefined : this.rules.exports[name];
    if (name === undefined || !rule || !symbol || !isImported(symbol)) return undefined;
    this.change(rule.topic, name, node);
    if (rule.note !== undefined) this.mark(rule.topic, node, { name, message: rule.note });
    for (const each of rule.imports ?? []) this.need(each.name, { isType: true, ...each });
    return rule.type;
  }

  /** `!(kind === 'hallway')` reads better as `kind !== 'hallway'`. */
  #rewriteNot(node: ts.PrefixUnaryExpression): string | undefined {
    if (node.operator !== ts.SyntaxKind.ExclamationToken) return undefined;
    const operand = this.text(node.operand);
    const plain = withoutTraces(operand);
    const compared = /^\(([\w.?]+) === ('[\w-]+')\)$/.exec(plain);
    if (!compared || plain === node.operand.getText(this.source)) return `!${operand}`;
    return `${operand.slice(0, operand.length - plain.length)}${compared[1]} !== ${compared[2]}`;
  }

  #note(name: string, node: ts.Node): void {
    const rule = this.rules.members[name]!;
    this.change(rule.topic, name, node);
    if (rule.note !== undefined) this.mark(rule.topic, node, { name, message: rule.note });
  }

  #markRemoved(name: string, node: ts.Node): void {
    const removed = this.rules.removed[name];
    if (removed) this.mark(removed.topic, node, { name, message: removed.note });
  }
}

function isBodyOfFunction(node: ts.Node): node is ts.Block {
  return ts.isBlock(node) && ts.isFunctionLike(node.parent);
}

/** Text in an object without a type would become any text. */
function isWidened(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const isScript = /\.[cm]?jsx?$/.test(node.getSourceFile().fileName);
  return !isScript && ts.isPropertyAssignment(node.parent) && !checker.getContextualType(node);
}

function isImported(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Alias) !== 0;
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children.toSorted((a, b) => a.pos - b.pos);
}
