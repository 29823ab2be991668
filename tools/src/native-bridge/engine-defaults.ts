import ts from 'typescript';
import { listPublicSymbols, readApi } from '../sdk/api-program.ts';

/** What the Web SDK says of the options of its types. */
export type EngineDefaults = {
  /** Text behind `@defaultValue`; empty where the option has none, nothing where it is not there. */
  readonly textOf: (type: string, option: string) => string | undefined;
};

/** Reads the defaults that the sources of the Web SDK state. */
export function readEngineDefaults(): EngineDefaults {
  const api = readApi(['web-sdk', 'venue']);
  const types = new Map<string, ts.Type>();
  for (const { name, symbol } of listPublicSymbols(api)) {
    const type = api.checker.getDeclaredTypeOfSymbol(symbol);
    if (!types.has(name)) types.set(name, type);
  }
  return {
    textOf: (type, option) => {
      const owner = types.get(type);
      const property = owner && api.checker.getPropertyOfType(owner, option);
      const tags = property?.getJsDocTags(api.checker);
      // Of `Shared & { … }` both have a say; the second is the closer one.
      const tag = tags?.findLast(({ name }) => name === 'defaultValue');
      return tags && ts.displayPartsToString(tag?.text ?? []).trim();
    },
  };
}
