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
  description:
    'Exchange a key and its secret for a token that all other operations accept for 48 hours.',
};
const FILES = {
  name: 'Files',
  description: 'Download exported files. Their URLs work for 15 minutes and need no token.',
};
const DEMO = `The key \`${DEMO_KEY}\` with the secret \`${DEMO_SECRET}\` is public.`;
const SHARED = `Errors are \`application/problem+json\`, with a \`code\` and advice in \`next\`. The \`RateLimit\` header of every response contains the number of remaining requests.`;

export const APIS: Readonly<Record<ApiName, Api>> = {
  'mvf-export': {
    name: 'mvf-export',
    title: 'MVF export API',
    description: `Lists the venues that a key can access, and exports their bundles in version 1, 2 or 3 of the venue format. ${DEMO} It can access the demo venues. ${SHARED}`,
    tags: [TOKENS, { name: 'Venues', description: 'List venues and export their bundles.' }, FILES],
  },
  'svg-export': {
    name: 'svg-export',
    title: 'SVG export API',
    description: `Draws a floor of a venue as SVG. Drawing takes a moment, so a request creates a job, and the finished job contains the URL of the drawing. ${DEMO} It can draw the demo venues. ${SHARED}`,
    tags: [
      TOKENS,
      { name: 'Venues', description: 'Find the venue and the floor to draw.' },
      { name: 'Drawings', description: 'Draw a floor, and check the progress of the job.' },
      FILES,
    ],
  },
  partner: {
    name: 'partner',
    title: 'Partner API',
    description: `Manages workspaces with their members, maps, keys and webhooks, and reports usage. ${DEMO} Each of its tokens has a private sandbox, which is deleted after 48 hours. ${SHARED}`,
    tags: [
      TOKENS,
      { name: 'Workspaces', description: 'One workspace for each customer.' },
      { name: 'Members', description: 'People who have access to a workspace.' },
      { name: 'Maps', description: 'Maps of a workspace. Its keys can access the published ones.' },
      { name: 'Keys', description: 'Keys for the published maps of one workspace.' },
      { name: 'Usage', description: 'Usage of the keys of a workspace, by day.' },
      {
        name: 'Webhooks',
        description: 'Endpoints that are notified when a map is published or withdrawn.',
      },
    ],
  },
};

export const API_NAMES = Object.keys(APIS) as readonly ApiName[];
