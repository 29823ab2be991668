declare module '@diagram-drawings' {
  import type { Drawing } from './drawing';

  /** Nothing in a published browser bundle. */
  export const drawings: Readonly<Record<string, Drawing>> | undefined;
}

declare module '@generated/diagrams/default/published.json' {
  /** URL path of the folder with the drawings, with a slash at the end. */
  export const folder: string;
}
