import type { NativeApi, NativeType } from '@brand/native-api/model/native-api';
import { readNativeDefault, type DefaultValue } from './default-value.ts';

/** A property of a native SDK that need not be given. */
export type NativeDefault = {
  readonly type: string;
  readonly name: string;
  readonly value: DefaultValue;
  /** What its comment says. */
  readonly comment: string;
};

/** The properties with a default of all types that an app makes. */
export function listNativeDefaults(api: NativeApi): NativeDefault[] {
  return api.modules.flatMap(({ types }) => types.filter(isPlainData).flatMap(defaultsOf));
}

/** Structs of Swift and data classes of Kotlin: what an app fills and hands over. */
function isPlainData({ kind, modifiers }: NativeType): boolean {
  return kind === 'struct' || (kind === 'class' && modifiers.includes('data'));
}

function defaultsOf({ name: type, members }: NativeType): NativeDefault[] {
  const found = new Map<string, NativeDefault>();
  for (const { parameters } of members.filter(({ kind }) => kind === 'initializer')) {
    for (const { name, defaultValue, summary } of parameters) {
      if (defaultValue === undefined) continue;
      const property = members.find((one) => one.kind === 'property' && one.name === name);
      const comment = [summary, property?.summary, property?.details].filter(Boolean).join(' ');
      found.set(name, { type, name, value: readNativeDefault(defaultValue), comment });
    }
  }
  return [...found.values()];
}
