export function adviceFor(output: string): string | undefined;
