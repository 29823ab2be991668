import { createRequire } from 'node:module';
import { Language, type Node, Parser } from 'web-tree-sitter';

/** Languages that are read with tree-sitter. */
export type ParsedLanguage = 'swift' | 'python' | 'kotlin';

const GRAMMARS: Readonly<Record<ParsedLanguage, string>> = {
  swift: '@repomix/tree-sitter-wasms/out/tree-sitter-swift.wasm',
  python: '@repomix/tree-sitter-wasms/out/tree-sitter-python.wasm',
  kotlin: '@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm',
};

const require = createRequire(import.meta.url);
const parsers = new Map<ParsedLanguage, Promise<Parser>>();

/** Parses a text. Syntax errors become error nodes in the tree. */
export async function parseSource(text: string, language: ParsedLanguage): Promise<Node> {
  const parser = parsers.get(language) ?? createParser(language);
  parsers.set(language, parser);
  const tree = (await parser).parse(text);
  if (!tree) throw new Error(`parse-source: expected a tree of the ${language} text, found none.`);
  return tree.rootNode;
}

/** Positions of syntax errors: `3:7 let = 4`. */
export function findSyntaxErrors(node: Node): string[] {
  if (!node.hasError) return [];
  const { row, column } = node.startPosition;
  const own = node.isError || node.isMissing ? [`${row + 1}:${column + 1} ${node.text}`] : [];
  return [...own, ...node.children.flatMap((child) => findSyntaxErrors(child))];
}

async function createParser(language: ParsedLanguage): Promise<Parser> {
  await Parser.init();
  return new Parser().setLanguage(await Language.load(require.resolve(GRAMMARS[language])));
}
