const IMPORT = /^import\s[^;]*;\n?/gm;
const DECLARED = /^(?:export\s+)?(?:const|let|class|function|async function)\s+([\w$]+)/;

/**
 * Joins two programs of the same SDK into one: imports once, a map that both show once, then the
 * first and the second. `undefined` if they declare the same name for different things.
 */
export function mergePrograms(first: string, second: string): string | undefined {
  const imports = mergeImports([...importsOf(first), ...importsOf(second)]);
  const start = first.replaceAll(IMPORT, '').trim();
  const names = new Map(splitStatements(start).flatMap(nameStatement));
  const maps: string[] = [];
  const rest: string[] = [];
  for (const statement of splitStatements(second.replaceAll(IMPORT, ''))) {
    const [declared] = nameStatement(statement);
    const other = declared && names.get(declared[0]);
    if (other === undefined) (isMap(statement) ? maps : rest).push(statement);
    else if (other !== statement && !(isMap(other) && isMap(statement))) return undefined;
  }
  // A fragment uses the map that the other sample shows.
  const parts = [imports.join('\n'), maps.join('\n'), start, rest.join('\n')];
  return parts.filter(Boolean).join('\n\n');
}

function importsOf(code: string): string[] {
  return [...code.matchAll(IMPORT)].map(([statement]) => statement.trim());
}

/** One import for each module. */
function mergeImports(statements: readonly string[]): string[] {
  const byModule = new Map<string, Set<string>>();
  const others = new Set<string>();
  for (const statement of statements) {
    const [, names, specifier] =
      /^import \{([^}]*)\} from (['"][^'"]+['"]);$/s.exec(statement) ?? [];
    if (names === undefined || specifier === undefined) {
      others.add(statement);
      continue;
    }
    const known = byModule.get(specifier) ?? new Set();
    for (const name of names.split(',')) if (name.trim() !== '') known.add(name.trim());
    byModule.set(specifier, known);
  }
  const named = [...byModule].map(
    ([specifier, names]) => `import { ${[...names].join(', ')} } from ${specifier};`,
  );
  return [...others, ...named];
}

/** Statements at the top level: a line without indentation starts one, unless it closes a bracket. */
function splitStatements(code: string): string[] {
  const statements: string[] = [];
  for (const line of code.split('\n')) {
    const isStart = /^[^\s)}\]/]/.test(line) || (/^\/[/*]/.test(line) && line !== '*/');
    const last = statements.length - 1;
    if (isStart || last < 0) statements.push(line);
    else statements[last] += `\n${line}`;
  }
  return statements.map((statement) => statement.trim()).filter(Boolean);
}

function nameStatement(statement: string): [string, string][] {
  const name = DECLARED.exec(statement)?.[1];
  return name === undefined ? [] : [[name, statement]];
}

function isMap(statement: string): boolean {
  return statement.startsWith('const map = await showVenue(');
}
