import ts from 'typescript';
import type { MemberRule, Rewriting } from './rules.ts';

/** A name that a pattern binds, if its value is written differently in the new version. */
type Substitution = {
  readonly rule: MemberRule & { readonly read: NonNullable<MemberRule['read']> };
  /** The name of the new value. */
  readonly local: string;
};

/** Rewrites patterns such as `{ polygons }`, and the uses of names whose value changed. */
export class Bindings {
  readonly #to: Rewriting;
  readonly #names = new Map<ts.Symbol, string>();

  constructor(to: Rewriting) {
    this.#to = to;
  }

  rewrite(node: ts.Node): string | undefined {
    if (ts.isObjectBindingPattern(node)) return this.#rewritePattern(node);
    if (ts.isBindingElement(node)) return this.#rewriteElement(node);
    if (ts.isIdentifier(node)) return this.#valueOf(node);
    if (!isFunction(node) || !node.body || this.#boundBy(node).length === 0) return undefined;
    return this.#to.splice(node, [
      ...node.parameters.map((one) => [one, this.#to.text(one)] as const),
      [node.body, this.body(node)],
    ]);
  }

  /** The body of a function, with statements at its start and constants for old values. */
  body(node: FunctionWithBody, first: readonly string[] = []): string {
    const bound = this.#boundBy(node).map((element) => {
      const { rule } = this.ruleOf(element)!;
      const value = rule.read!(rule.name, this.#to, node.body!);
      return `const ${this.#to.text(element.name)} = ${value};`;
    });
    return this.#withStatements(node.body!, [...first, ...bound]);
  }

  #withStatements(body: ts.ConciseBody, statements: readonly string[]): string {
    const text = this.#to.text(body);
    if (statements.length === 0) return text;
    const { text: source } = this.#to.source;
    const start = source.lastIndexOf('\n', body.getStart(this.#to.source) - 1) + 1;
    const outer = /^[ \t]*/.exec(source.slice(start))![0];
    const lines = statements.map((statement) => `\n${outer}  ${statement}`).join('');
    if (ts.isBlock(body)) {
      const at = text.indexOf('{') + 1;
      return text.slice(0, at) + lines + text.slice(at);
    }
    return `{${lines}\n${outer}  return ${text};\n${outer}}`;
  }

  /** Elements of a function's patterns whose old value is a constant in its body. */
  #boundBy(node: FunctionWithBody): ts.BindingElement[] {
    const found: ts.BindingElement[] = [];
    const visit = (name: ts.BindingName): void => {
      if (ts.isIdentifier(name)) return;
      for (const element of name.elements) {
        if (!ts.isBindingElement(element)) continue;
        if (this.#isBound(element)) found.push(element);
        else visit(element.name);
      }
    };
    for (const { name } of node.parameters) visit(name);
    return found;
  }

  #isBound(element: ts.BindingElement): boolean {
    if (!this.ruleOf(element)?.rule.isBound || onlyElement(element) !== undefined) return false;
    let node: ts.Node = element;
    while (!ts.isParameter(node) && !ts.isVariableDeclaration(node)) node = node.parent;
    return ts.isParameter(node);
  }

  /** The value of `{ name }` in an object literal. */
  valueOfShorthand(node: ts.ShorthandPropertyAssignment): string {
    const symbol = this.#to.checker.getShorthandAssignmentValueSymbol(node);
    const found = this.#substitutionOf(symbol);
    if (found) return found.rule.read(found.local, this.#to, node);
    return symbol ? this.nameOf(symbol) : node.name.text;
  }

  /** What a variable of the old code is called in the new code. */
  nameOf(symbol: ts.Symbol): string {
    return this.#names.get(symbol) ?? symbol.name;
  }

  /** Gives a variable another name. */
  rename(symbol: ts.Symbol, name: string): void {
    this.#names.set(symbol, name);
  }

  /** What a pattern calls the member, and the rule for it. */
  ruleOf(element: ts.BindingElement): { name: string; rule: MemberRule } | undefined {
    const key = element.propertyName ?? element.name;
    if (!ts.isIdentifier(key) && !ts.isStringLiteral(key)) return undefined;
    if (!ts.isObjectBindingPattern(element.parent) || element.dotDotDotToken) return undefined;
    const type = this.#to.checker.getTypeAtLocation(element.parent);
    const name = this.#to.memberOf(type, key.text);
    const rule = name === undefined ? undefined : this.#to.rules.members[name];
    return rule && { name: name!, rule };
  }

  /** Two old names can share one new value, which is then bound once. */
  #rewritePattern(pattern: ts.ObjectBindingPattern): string | undefined {
    const seen = new Set<string>();
    const kept = pattern.elements.filter((element) => {
      const found = this.#substitutionOfElement(element);
      if (!found) return true;
      // The value is read from elsewhere.
      if (found.local === '') return false;
      const isNew = !seen.has(found.local) && !bindsPlainly(element, found.local);
      seen.add(found.local);
      return isNew;
    });
    if (kept.length === pattern.elements.length) return undefined;
    return `{ ${kept.map((element) => this.#to.text(element)).join(', ')} }`;
  }

  #rewriteElement(element: ts.BindingElement): string | undefined {
    const key = element.propertyName ?? element.name;
    if (ts.isIdentifier(key) && ts.isObjectBindingPattern(element.parent)) {
      const type = this.#to.checker.getTypeAtLocation(element.parent);
      const member = this.#to.memberOf(type, key.text);
      const removed = member === undefined ? undefined : this.#to.rules.removed[member];
      if (removed) this.#to.mark(removed.topic, key, { name: member!, message: removed.note });
    }
    const found = this.ruleOf(element);
    if (!found) return undefined;
    const { name, rule } = found;
    this.#to.change(rule.topic, name, element);
    if (rule.note !== undefined) {
      this.#to.mark(rule.topic, element, { name, message: rule.note });
    }
    const substitution = this.#substitutionOfElement(element);
    if (substitution) {
      const { local } = substitution;
      return local === rule.name ? local : `${rule.name}: ${local}`;
    }
    if (this.#isBound(element)) return rule.name;
    const only = rule.isBound ? onlyElement(element) : undefined;
    if (only !== undefined) return only === rule.name ? only : `${rule.name}: ${only}`;
    const bound = this.#to.text(element.name);
    const start = element.initializer ? ` = ${this.#to.text(element.initializer)}` : '';
    return bound === rule.name ? `${bound}${start}` : `${rule.name}: ${bound}${start}`;
  }

  #valueOf(node: ts.Identifier): string | undefined {
    const { parent } = node;
    if (ts.isBindingElement(parent) && (parent.name === node || parent.propertyName === node))
      return undefined;
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) return undefined;
    if (ts.isPropertyAssignment(parent) && parent.name === node) return undefined;
    if (ts.isShorthandPropertyAssignment(parent)) return undefined;
    const symbol = this.#to.checker.getSymbolAtLocation(node);
    const found = this.#substitutionOf(symbol);
    return found ? found.rule.read(found.local, this.#to, node) : symbol && this.#names.get(symbol);
  }

  #substitutionOf(symbol: ts.Symbol | undefined): Substitution | undefined {
    const declaration = symbol?.valueDeclaration;
    return declaration && ts.isBindingElement(declaration)
      ? this.#substitutionOfElement(declaration)
      : undefined;
  }

  #substitutionOfElement(element: ts.BindingElement): Substitution | undefined {
    const found = this.ruleOf(element);
    if (!found?.rule.read || element.initializer || this.#isBound(element)) return undefined;
    if (!ts.isIdentifier(element.name)) return undefined;
    const { rule } = found;
    if (rule.name === '') return { rule: { ...rule, read: found.rule.read }, local: '' };
    const isFree =
      rule.name === element.name.text ||
      bindsPlainly(element, rule.name) ||
      !this.#isVisible(rule.name, element);
    const local = isFree ? rule.name : `${element.name.text}${capitalize(rule.name)}`;
    return { rule: { ...rule, read: found.rule.read }, local };
  }

  #isVisible(name: string, at: ts.Node): boolean {
    const flags = ts.SymbolFlags.Value;
    const found = this.#to.checker.resolveName(name, at, flags, /* excludeGlobals */ true);
    return found !== undefined;
  }
}

/** Whether another element of the pattern has a name, as `state` in `{ state, reason }`. */
function bindsPlainly(element: ts.BindingElement, name: string): boolean {
  return element.parent.elements.some(
    (other) =>
      other !== element &&
      ts.isBindingElement(other) &&
      !other.propertyName &&
      ts.isIdentifier(other.name) &&
      other.name.text === name,
  );
}

export type FunctionWithBody = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;

function isFunction(node: ts.Node): node is FunctionWithBody {
  return (
    ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node)
  );
}

/** The name in `{ polygons: [polygon] }`. */
function onlyElement({ name }: ts.BindingElement): string | undefined {
  if (!ts.isArrayBindingPattern(name) || name.elements.length !== 1) return undefined;
  const [element] = name.elements;
  const isName = element && ts.isBindingElement(element) && ts.isIdentifier(element.name);
  return isName && !element.initializer ? (element.name as ts.Identifier).text : undefined;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
