/** A command of a session in a terminal, and what the page says that it prints. */
export type SessionStep = { readonly command: string; readonly output: string };

const PROMPT = '$ ';

/** Whether a block shows a terminal: what a reader types stands behind a prompt. */
export function isSession(text: string): boolean {
  return text.startsWith(PROMPT);
}

export function parseSession(text: string): readonly SessionStep[] {
  return `\n${text}`
    .split(`\n${PROMPT}`)
    .slice(1)
    .map((step) => {
      const [command = '', ...output] = step.split('\n');
      return { command, output: output.join('\n').trim() };
    });
}
