/** JSON with one line per list entry, so that a changed entry is one changed line. */
export function writeToolFile(value: object): string {
  return `${lines(value, '')}\n`;
}

function lines(value: unknown, indent: string): string {
  if (Array.isArray(value) && value.some(isObject)) {
    return block(
      '[]',
      value.map((each) => JSON.stringify(each)),
      indent,
    );
  }
  if (isObject(value) && Object.values(value).some(isObject)) {
    const fields = Object.entries(value).map(
      ([name, each]) => `${JSON.stringify(name)}: ${lines(each, `${indent}  `)}`,
    );
    return block('{}', fields, indent);
  }
  return JSON.stringify(value);
}

function block([open, close]: string, entries: readonly string[], indent: string): string {
  const inner = entries.map((entry) => `\n${indent}  ${entry}`).join(',');
  return `${open}${inner}\n${indent}${close}`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
