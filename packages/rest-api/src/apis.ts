import { DEMO_KEY, DEMO_SECRET } from './demo.ts';

export type ApiName = 'mvf-export' | 'svg-export' | 'partner';

export type Api = {
  readonly name: ApiName;
  readonly title: string;
  readonly description: string;
  /** Groups of operations, in the order of pages. */
  readonly tags: readonly { readonly name: string; readonly description: string }[];
};

const TOKENS = {
  name: 'Tokens',
  description: 'Trade a key and its secret for a token that opens everything else for 48 hours.',
};
const FILES = {
  name: 'Files',
  description: 'Fetch what was exported. Addresses work for 15 minutes and need no token.',
};
const DEMO = `The key \`${DEMO_KEY}\` with the secret \`${DEMO_SECRET}\` is for everyone.`;
const SHARED = `Errors are \`application/problem+json\` with a \`code\` and what to do \`next\`. Every answer says in \`RateLimit\` how many requests are left.`;

export const APIS: Readonly<Record<ApiName, Api>> = {
  'mvf-export': {
    name: 'mvf-export',
    title: 'MVF export API',
    description: `Lists the venues that a key sees, and gives the bundle of one in version 1, 2 or 3 of the venue format. ${DEMO} It sees the demo venues. ${SHARED}`,
    tags: [TOKENS, { name: 'Venues', description: 'List venues and export their bundles.' }, FILES],
  },
  'svg-export': {
    name: 'svg-export',
    title: 'SVG export API',
    description: `Draws a floor of a venue as SVG. Drawing takes a moment: a request creates a job, and the job tells where the drawing is. ${DEMO} It draws the demo venues. ${SHARED}`,
    tags: [
      TOKENS,
      { name: 'Venues', description: 'Find the venue and the floor to draw.' },
      { name: 'Drawings', description: 'Have a floor drawn, and ask how far it is.' },
      FILES,
    ],
  },
  partner: {
    name: 'partner',
    title: 'Partner API',
    description: `Manages workspaces, their members, maps, keys and webhooks, and counts what was used. ${DEMO} Each token of it has a sandbox of its own, which nobody else sees and which is deleted after 48 hours. ${SHARED}`,
    tags: [
      TOKENS,
      { name: 'Workspaces', description: 'One workspace for each customer.' },
      { name: 'Members', description: 'People who may use a workspace.' },
      { name: 'Maps', description: 'Maps of a workspace, and whether its keys see them.' },
      { name: 'Keys', description: 'Keys that open the published maps of one workspace.' },
      { name: 'Usage', description: 'What the keys of a workspace were used for.' },
      {
        name: 'Webhooks',
        description: 'Endpoints that hear when a map is published or withdrawn.',
      },
    ],
  },
};

export const API_NAMES = Object.keys(APIS) as readonly ApiName[];
