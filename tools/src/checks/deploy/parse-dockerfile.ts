export type Instruction = { readonly name: string; readonly value: string };

export type Stage = {
  /** Name after `AS`, or its number. */
  readonly name: string;
  readonly instructions: readonly Instruction[];
};

/** Parses the stages of a Dockerfile: no here-documents, no variables apart from those in `FROM`. */
export function parseDockerfile(text: string): Stage[] {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: { name: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const alias = / AS (\S+)$/.exec(value)?.[1];
      stages.push({ name: alias ?? String(stages.length), instructions: [] });
    } else stages.at(-1)?.instructions.push({ name, value });
  }
  return stages;
}

export type Copy = { readonly from: string | undefined; readonly source: string; target: string };

/** Parses `--from=stage source target`, with absolute paths of other stages. */
export function parseCopy(value: string): Copy {
  const words = value.split(' ');
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
  const [source = '', target = ''] = words;
  return { from, source, target };
}

/** The words of a command in the exec form, such as `["node", "main.ts"]`. */
export function parseExecForm(value: string): string[] {
  return JSON.parse(value.slice(value.indexOf('['))) as string[];
}
