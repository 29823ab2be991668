import { statSync } from 'node:fs';
import ts from 'typescript';

const base = ts.createCompilerHost({});
const sources = new Map<string, ts.SourceFile | undefined>();

/**
 * A compiler host that reads each file once for all versions: they share the types of the platform,
 * of React and of our own packages, which take longer to read than all samples.
 */
export const cachingCompilerHost: ts.CompilerHost = {
  ...base,
  getSourceFile: (fileName, options, onError) => {
    const { languageVersion, impliedNodeFormat } =
      typeof options === 'object' ? options : { languageVersion: options };
    const changed = statSync(fileName, { throwIfNoEntry: false })?.mtimeMs;
    const key = [fileName, changed, languageVersion, impliedNodeFormat].join('|');
    if (!sources.has(key)) sources.set(key, base.getSourceFile(fileName, options, onError));
    return sources.get(key);
  },
};
