import ts from 'typescript';
import { listPublicSymbols, readApi } from '../sdk/api-program.ts';

/** Documented defaults of the Web SDK. */
export type EngineDefaults = {
  /**
   * Text behind `@defaultValue`; empty if the option has none, `undefined` if there is no such
   * option.
   */
  readonly textOf: (type: string, option: string) => string | undefined;
};

/** Reads the defaults documented in the sources of the Web SDK. */
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
      // In `Shared & { … }` both parts may have a tag; the last one wins.
      const tag = tags?.findLast(({ name }) => name === 'defaultValue');
      return tags && ts.displayPartsToString(tag?.text ?? []).trim();
    },
  };
}
