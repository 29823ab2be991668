import { createRequire } from 'node:module';
import { Language, type Node, Parser } from 'web-tree-sitter';

/** Languages of samples that nothing here can compile. */
export type ParsedLanguage = 'swift' | 'python';

const require = createRequire(import.meta.url);
const parsers = new Map<ParsedLanguage, Promise<Parser>>();

/** The syntax tree of a sample. What does not parse is in it as a node with an error. */
export async function parseSample(text: string, language: ParsedLanguage): Promise<Node> {
  const parser = parsers.get(language) ?? createParser(language);
  parsers.set(language, parser);
  const tree = (await parser).parse(text);
  if (!tree)
    throw new Error(`parse-sample: expected a tree of the ${language} sample, found none.`);
  return tree.rootNode;
}

/** Where a sample does not parse: `3:7 let = 4`. */
export function findSyntaxErrors(node: Node): string[] {
  if (!node.hasError) return [];
  const { row, column } = node.startPosition;
  const own = node.isError || node.isMissing ? [`${row + 1}:${column + 1} ${node.text}`] : [];
  return [...own, ...node.children.flatMap((child) => findSyntaxErrors(child))];
}

async function createParser(language: ParsedLanguage): Promise<Parser> {
  await Parser.init();
  const grammar = require.resolve(`@repomix/tree-sitter-wasms/out/tree-sitter-${language}.wasm`);
  return new Parser().setLanguage(await Language.load(grammar));
}
