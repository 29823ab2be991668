import type { Node } from 'web-tree-sitter';
import type { FoundMember } from '../../model/api-index.ts';
import { nearNames } from '../../model/api-index.ts';
import { named, type NativeTypeRef } from '../../model/native-api.ts';
import { childOf, childrenOf, namedPartsOf, partsOf } from '../../syntax/node-parts.ts';
import { pathOf } from './condition-facts.ts';
import { BOOLEAN, INT, isNullable, isUnknown, NOTHING, NULL, UNKNOWN } from './kotlin-types.ts';
import type { SampleCheck } from './sample-check.ts';
import type { SampleScope } from './sample-scope.ts';
import { functionType, orNull } from './value-types.ts';

const WORDS: Readonly<Record<string, NativeTypeRef>> = {
  true: BOOLEAN,
  false: BOOLEAN,
  null: NULL,
  break: NOTHING,
  continue: NOTHING,
};

/** References to Android resources, which are integers in code. */
const RESOURCE = /^(?:android\.)?R\.(?:layout|id|string|plurals|color|drawable|raw|dimen)\.\w+$/;

/** Resolves names, paths and member references, and infers their types. */
export class NameChecker {
  readonly #check: SampleCheck;

  constructor(check: SampleCheck) {
    this.#check = check;
  }

  inferName(node: Node, scope: SampleScope): NativeTypeRef {
    const check = this.#check;
    const name = node.text;
    const word = WORDS[name];
    if (word) return word;
    const proved = scope.proved(name);
    const property = (receiver: NativeTypeRef): FoundMember | undefined =>
      check
        .visible(check.membersOf(receiver, name, scope))
        .find(({ member }) => member.kind === 'property');
    const found = scope.find(name, (receiver) => property(receiver) !== undefined);
    if (found && 'variable' in found) {
      check.findings.resolve(node);
      return proved ?? found.variable.type;
    }
    if (found) {
      const member = property(found.receiver)!;
      check.findings.resolve(node, check.idOf(member));
      return proved ?? check.propertyType(member);
    }
    const own = this.#staticAround(name, scope);
    if (own) {
      check.findings.resolve(node, check.idOf(own));
      return check.propertyType(own);
    }
    const free = check.index.findFree(name).filter(({ kind }) => kind === 'property');
    const seen = free.find((member) => check.names.isVisible(member));
    if (seen) {
      check.findings.resolve(node);
      return proved ?? check.typeOf(seen);
    }
    const typeName = check.names.findType(name, scope.context.typeName);
    const value = typeName === undefined ? undefined : check.valueOfType(typeName);
    if (value) {
      check.findings.resolve(node, check.names.isSdkType(typeName!) ? typeName : undefined);
      return value;
    }
    if (free[0]) {
      check.findings.report(node, `${name} is not imported. Add: ${check.names.importOf(free[0])}`);
      return UNKNOWN;
    }
    const known = [
      ...scope.names(),
      ...scope
        .receivers()
        .flatMap((receiver) => check.index.membersOf(receiver).map(({ member }) => member.name)),
    ];
    check.findings.report(node, `There is no ${name} here.`, nearNames(name, known));
    return UNKNOWN;
  }

  /** Finds a member in the companions of the surrounding classes, innermost first. */
  #staticAround(name: string, scope: SampleScope): FoundMember | undefined {
    const { typeName } = scope.context;
    if (typeName === '') return undefined;
    return this.#check.index
      .findMembers(named(typeName), name)
      .find(({ member }) => member.isStatic && member.kind !== 'function');
  }

  inferNavigation(node: Node, scope: SampleScope): NativeTypeRef {
    const check = this.#check;
    const [target, name] = namedPartsOf(node) as [Node, Node];
    if (partsOf(node).some(({ text }) => text === '::')) {
      return this.#inferMemberReference(target, name, scope);
    }
    if (RESOURCE.test(node.text) && !scope.names().includes('R')) {
      check.findings.resolve(node);
      return INT;
    }
    const proved = scope.proved(pathOf(node));
    const typeName = this.typeNamed(target, scope);
    if (typeName !== undefined) return this.#inferStatic(target, name, typeName, scope);
    const receiver = this.inferReceiver(target, scope);
    if (isUnknown(receiver)) return UNKNOWN;
    const isSafe = partsOf(node).some(({ text }) => text === '?.');
    const all = check.membersOf(receiver, name.text, scope);
    const found = check.visible(all).find(({ member }) => member.kind === 'property');
    if (!found) {
      check.reportMember(
        name,
        receiver,
        all.filter(({ member }) => member.kind === 'property' && !check.names.isVisible(member)),
      );
      return UNKNOWN;
    }
    if (!isSafe) check.checkNull(name, receiver, found.member);
    check.findings.resolve(name, check.idOf(found));
    return proved ?? orNull(check.propertyType(found), isSafe && isNullable(receiver));
  }

  /** Infers the receiver before the dot of a call or property. */
  inferReceiver(target: Node, scope: SampleScope): NativeTypeRef {
    if (target.type !== 'super_expression') return this.#check.infer(target, scope);
    const own = this.#check.index.types.get(scope.context.typeName);
    return own?.supertypes[0] ?? named('Any');
  }

  /** The type that a path of names denotes, unless a variable or property shadows it. */
  typeNamed(target: Node, scope: SampleScope): string | undefined {
    const isPath = /^[\w.]+$/.test(target.text) && /[A-Z]/.test(target.text);
    if (!isPath) return undefined;
    const [first = ''] = target.text.split('.');
    const isValue = scope.find(first, (receiver) =>
      this.#check
        .visible(this.#check.membersOf(receiver, first, scope))
        .some(({ member }) => member.kind === 'property'),
    );
    return isValue ? undefined : this.#check.names.findType(target.text, scope.context.typeName);
  }

  #inferStatic(target: Node, name: Node, typeName: string, scope: SampleScope): NativeTypeRef {
    const check = this.#check;
    const id = check.names.isSdkType(typeName) ? typeName : undefined;
    const found = check.index
      .findMembers(named(typeName), name.text)
      .find(({ member, owner }) => member.isStatic && owner.name === typeName);
    if (found && found.member.kind !== 'function') {
      check.findings.resolve(target, id);
      check.findings.resolve(name, check.idOf(found));
      return check.propertyType(found);
    }
    const nested = check.valueOfType(`${typeName}.${name.text}`);
    if (nested) {
      check.findings.resolve(target, id);
      check.findings.resolve(name, id && `${typeName}.${name.text}`);
      return nested;
    }
    if (name.text === 'entries' && check.index.types.get(typeName)?.kind === 'enum') {
      check.findings.resolve(target, id);
      return named('List', named(typeName));
    }
    const value = check.valueOfType(typeName);
    const member =
      value &&
      check
        .visible(check.membersOf(value, name.text, scope))
        .find((each) => each.member.kind === 'property');
    if (member) {
      check.findings.resolve(name, check.idOf(member));
      return check.propertyType(member);
    }
    const names = check.index
      .membersOf(named(typeName))
      .filter((each) => each.member.isStatic)
      .map((each) => each.member.name);
    const inside = [...check.index.types.keys()]
      .filter((each) => each.startsWith(`${typeName}.`))
      .map((each) => each.slice(typeName.length + 1));
    check.findings.report(
      name,
      `${typeName} has no ${name.text}.`,
      nearNames(name.text, [...names, ...inside]),
    );
    return UNKNOWN;
  }

  /** `Floor::name`, `Floor::class`. */
  #inferMemberReference(target: Node, name: Node, scope: SampleScope): NativeTypeRef {
    const check = this.#check;
    const typeName = this.typeNamed(target, scope);
    const bound = typeName === undefined ? this.#check.infer(target, scope) : undefined;
    const type = bound ?? named(typeName!);
    if (name.text === 'class') return named('Class', type);
    const [found] = check.visible(check.membersOf(type, name.text, scope));
    if (!found) {
      check.reportMember(name, type, []);
      return UNKNOWN;
    }
    check.findings.resolve(name, check.idOf(found));
    const isProperty = found.member.kind === 'property';
    const whole = functionType(found.member);
    const own = isProperty || whole.kind !== 'function' ? [] : whole.parameters;
    return {
      kind: 'function',
      parameters: [...(bound ? [] : [type]), ...own],
      result: check.propertyType(found),
      isAsync: found.member.isAsync,
      throws: false,
      attributes: [],
    };
  }

  inferReference(node: Node, scope: SampleScope): NativeTypeRef {
    const check = this.#check;
    const name = childrenOf(node, 'identifier').at(-1)!;
    const [free] = check.index.findFree(name.text);
    const own = scope
      .receivers()
      .flatMap((receiver) => check.membersOf(receiver, name.text, scope))
      .find(({ member }) => member.kind === 'function')?.member;
    const made = check.constructors(name.text)[0];
    const member = own ?? free ?? made?.member;
    if (!member) {
      check.findings.report(name, `There is no function ${name.text} here.`);
      return UNKNOWN;
    }
    check.findings.resolve(name);
    const type = functionType({ ...member, type: made?.made ?? check.typeOf(member) });
    return type;
  }

  inferThis(node: Node, scope: SampleScope): NativeTypeRef {
    const label = childOf(node, 'identifier')?.text;
    const type = label === undefined ? scope.receivers()[0] : scope.labelled(label);
    if (type) return type;
    this.#check.findings.report(node, `${node.text} is nothing here.`);
    return UNKNOWN;
  }
}
