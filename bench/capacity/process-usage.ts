import { readdirSync, readFileSync } from 'node:fs';

export type ProcessUsage = {
  /** Processor time of all threads, since the process started. */
  readonly cpuSeconds: number;
  readonly residentBytes: number;
};

export type ProcessStat = { readonly groupId: number; readonly cpuSeconds: number };

/** Linux reports processor time in hundredths of a second to programs. */
const TICKS_PER_SECOND = 100;

/** Parses `/proc/<pid>/stat`. The name of the program may contain spaces and parentheses. */
export function parseStat(text: string): ProcessStat {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [groupId, user, system] = [fields[2], fields[11], fields[12]].map(Number);
  return { groupId: groupId ?? 0, cpuSeconds: ((user ?? 0) + (system ?? 0)) / TICKS_PER_SECOND };
}

/** Parses the resident set size in `/proc/<pid>/status`; 0 for a process that ended. */
export function parseResidentBytes(text: string): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) * 1024;
}

/** Parses a list of processors such as `0-2,5`. */
export function parseCpuList(text: string): number[] {
  return text.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** The processors that this process may use. */
export function readAllowedCpus(): number[] {
  const status = readFileSync('/proc/self/status', 'utf8');
  return parseCpuList(/^Cpus_allowed_list:\s+(\S+)$/m.exec(status)?.[1] ?? '0');
}

/** Reads the usage of each process of a group, in the order in which they were started. */
export function readGroupUsage(groupId: number): ProcessUsage[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids
    .toSorted((a, b) => Number(a) - Number(b))
    .flatMap((id) => {
      try {
        const stat = parseStat(readFileSync(`/proc/${id}/stat`, 'utf8'));
        if (stat.groupId !== groupId) return [];
        const residentBytes = parseResidentBytes(readFileSync(`/proc/${id}/status`, 'utf8'));
        return [{ cpuSeconds: stat.cpuSeconds, residentBytes }];
      } catch {
        // The process has ended meanwhile.
        return [];
      }
    });
}
