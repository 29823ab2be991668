import type { NativeApi } from '@brand/native-api/model/native-api';
import { commonName, commonValue, unitOf } from './common-names.ts';
import { isConstructed, parseEngineDefault, type DefaultValue } from './default-value.ts';
import { ENGINE_OPTIONS, ENGINE_TYPES, type DefaultRow, type LocalRow } from './defaults-table.ts';
import type { EngineDefaults } from './engine-defaults.ts';
import { listNativeDefaults } from './native-defaults.ts';
import { undocumentedLiterals } from './undocumented-literals.ts';

/** Exceptions by `Type.option`, after `commonName`; local ones also by `Type`. */
export type DefaultRows = Readonly<Record<string, DefaultRow | LocalRow>>;

export type DefaultsReport = {
  readonly problems: readonly string[];
  /** Number of values that equal those of the Web SDK. */
  readonly same: number;
  /** Number of omitted values whose comment states the default of the Web SDK. */
  readonly left: number;
  /** Number of rows with another text for the same value. */
  readonly reworded: number;
  readonly different: number;
  readonly local: number;
};

/** Compares each default of a native SDK with that of the Web SDK's option. */
export function checkDefaults(
  api: NativeApi,
  engine: EngineDefaults,
  rows: DefaultRows,
): DefaultsReport {
  const problems: string[] = [];
  const used = new Set<string>();
  const counts = { same: 0, left: 0, reworded: 0, different: 0, local: 0 };
  for (const { type, name, value: written, comment } of listNativeDefaults(api)) {
    const option = commonName(name);
    const id = `${type}.${option}`;
    const key = rows[id] ? id : type;
    const row = rows[key];
    const value = commonValue(option, written, api.platform);
    if (row) used.add(key);
    if (row && 'local' in row) {
      counts.local += 1;
      continue;
    }
    const pairs = listPairs(type, option, value, engine);
    for (const pair of pairs) {
      const { text, here } = pair;
      if (text === undefined) {
        problems.push(`${id}: the Web SDK has no ${pair.id}. Write down what it is there.`);
      } else if (isConstructed(here) && Object.keys(here.given).length === 0) {
        // Its own defaults are compared with its type.
        counts.left += 1;
      } else if (row) {
        problems.push(...checkRow(id, row, here, text));
        counts[row.why === undefined ? 'reworded' : 'different'] += 1;
      } else if (here !== undefined) {
        counts.same += 1;
        if (!agrees(here, text)) {
          problems.push(
            `${id} is ${show(here)}, but ${pair.id} of the Web SDK is ${text || 'not given'}.`,
          );
        }
      } else {
        counts.left += 1;
        const untold = undocumentedLiterals(text, comment, unitOf(pair.option, api.platform));
        if (untold.length > 0) {
          problems.push(
            `${id}: its comment must tell ${untold.join(', ')}: ${pair.id} is ${text}.`,
          );
        }
      }
    }
  }
  for (const [key, row] of Object.entries(rows)) {
    const isForOther = 'local' in row && row.only !== undefined && row.only !== api.platform;
    if (!used.has(key) && !isForOther)
      problems.push(`The table has ${key}, which the SDK has not.`);
    if (used.has(key) && isForOther) problems.push(`${key} is not for ${row.only} alone.`);
  }
  return { problems, ...counts };
}

type Pair = {
  readonly id: string;
  readonly option: string;
  readonly here: DefaultValue;
  readonly text: string | undefined;
};

/** An animation is one option here; in the Web SDK its parts are options beside the others. */
function listPairs(
  type: string,
  option: string,
  here: DefaultValue,
  engine: EngineDefaults,
): Pair[] {
  const owner = ENGINE_TYPES[type] ?? type;
  const pair = (name: string, value: DefaultValue): Pair => ({
    id: `${owner}.${name}`,
    option: name,
    here: value,
    text: engine.textOf(owner, name),
  });
  if (option === 'animation') {
    const given = isConstructed(here) ? here.given : { duration: undefined };
    return Object.entries(given).map(([name, value]) => pair(name, value));
  }
  return [pair(ENGINE_OPTIONS[`${type}.${option}`] ?? option, here)];
}

function agrees(here: DefaultValue, text: string): boolean {
  const engine = parseEngineDefault(text);
  return 'value' in engine && show(engine.value) === show(here);
}

function checkRow(id: string, row: DefaultRow, here: DefaultValue, text: string): string[] {
  if (agrees(here, text)) return [`${id} is what the Web SDK has. Take its row out of the table.`];
  if (show(here) === show(row.here) && text.replaceAll(/\s+/g, ' ') === row.engine) return [];
  return [`${id} is ${show(here)} and ${text} in the Web SDK; its row says other values.`];
}

function show(value: DefaultValue): string {
  return JSON.stringify(value) ?? 'nothing';
}
