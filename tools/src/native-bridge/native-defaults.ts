import type { NativeApi, NativeType } from '@brand/native-api/model/native-api';
import { parseNativeDefault, type DefaultValue } from './default-value.ts';

/** An optional property of a native SDK. */
export type NativeDefault = {
  readonly type: string;
  readonly name: string;
  readonly value: DefaultValue;
  readonly comment: string;
};

/** Properties with a default, of all types that apps instantiate. */
export function listNativeDefaults(api: NativeApi): NativeDefault[] {
  return api.modules.flatMap(({ types }) => types.filter(isPlainData).flatMap(defaultsOf));
}

/** Structs of Swift and data classes of Kotlin, which apps create and pass on. */
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
      found.set(name, { type, name, value: parseNativeDefault(defaultValue), comment });
    }
  }
  return [...found.values()];
}
