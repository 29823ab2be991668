import type { NativeApi, NativeMember, NativeType } from '@brand/native-api/model/native-api';
import type { BridgeContract, Crossing, Message } from './contract.ts';
import type { HostSurface } from './host-surface.ts';

export type ContractReport = {
  /** Findings, each with its location. Empty if contract, SDK and page agree. */
  readonly problems: readonly string[];
  /** Number of members that cross the bridge. */
  readonly crossing: number;
  readonly local: number;
};

/**
 * Looks up the message of every member that may cross: those of types with a target. A type without
 * one must have neither asynchronous functions nor streams.
 */
export function checkContract(
  api: NativeApi,
  contract: BridgeContract,
  host: HostSurface,
): ContractReport {
  const problems: string[] = [];
  const reached = new Set<string>();
  const used = new Set<string>();
  let crossing = 0;
  let local = 0;
  for (const type of api.modules.flatMap(({ types }) => types)) {
    for (const member of membersThatMayCross(type, contract)) {
      const id = `${type.name}.${member.name}`;
      const written = contract.exceptions[id];
      if (written) used.add(id);
      const target = contract.targets[type.name];
      if (!target && !written) {
        problems.push(`${id} is asynchronous, and ${type.name} has no target in the contract.`);
        continue;
      }
      const ways = written ? [written].flat() : [{ request: member.name }];
      let isLocal = true;
      for (const way of ways as readonly Crossing[]) {
        if ('local' in way) continue;
        isLocal = false;
        const message = messageOf(way, target);
        reached.add(`${message.target}.${message.name}`);
        if (!host.handles(message)) {
          const { kind, target: whom, name } = message;
          problems.push(`${id}: the page has no ${kind} ${whom}.${name}. Write its message down.`);
        }
      }
      if (isLocal) local += 1;
      else crossing += 1;
    }
  }
  for (const id of Object.keys(contract.exceptions)) {
    if (!used.has(id)) problems.push(`The contract has ${id}, which the SDK has not.`);
  }
  problems.push(...unreached(contract, host, reached));
  return { problems, crossing, local };
}

/** Methods of the page that the SDK does not call must be listed in `notOffered`. */
function unreached(
  { targets, notOffered }: BridgeContract,
  host: HostSurface,
  reached: ReadonlySet<string>,
): string[] {
  const all = [...new Set(Object.values(targets))].flatMap((target) =>
    host
      .methodsOf(target)
      // `on` carries subscriptions.
      .filter((name) => name !== 'on')
      .map((name) => `${target}.${name}`),
  );
  const known = new Set(all);
  return [
    ...all
      .filter((name) => !reached.has(name) && notOffered[name] === undefined)
      .map((name) => `The page answers ${name}, which nothing in the SDK asks for.`),
    ...Object.keys(notOffered)
      .filter((name) => !known.has(name) || reached.has(name))
      .map(
        (name) =>
          `The contract says that ${name} is not offered, but ${reached.has(name) ? 'it is' : 'the page has it not'}.`,
      ),
  ];
}

function membersThatMayCross(type: NativeType, { targets }: BridgeContract): NativeMember[] {
  const isRemote = targets[type.name] !== undefined;
  return type.members.filter((member) => {
    if (member.isStatic || member.kind === 'initializer' || member.kind === 'case') return false;
    if (member.isAsync || isStream(member)) return true;
    return isRemote && !isNamespace(member, targets);
  });
}

function isStream({ type }: NativeMember): boolean {
  return type?.kind === 'named' && /^(?:AsyncStream|Flow|StateFlow|SharedFlow)$/.test(type.name);
}

/** Whether a property returns an object with a target of its own. */
function isNamespace({ kind, type }: NativeMember, targets: BridgeContract['targets']): boolean {
  return kind === 'property' && type?.kind === 'named' && targets[type.name] !== undefined;
}

function messageOf(way: Exclude<Crossing, { local: string }>, target: string | undefined): Message {
  const whom = way.of ?? target ?? 'host';
  return 'request' in way
    ? { kind: 'request', target: whom, name: way.request }
    : { kind: 'event', target: whom, name: way.event };
}
