/** Pages about the same subject that have different names in different SDKs. */
const SAME_SUBJECT: readonly (readonly string[])[] = [
  ['labels', 'floating-labels', 'flat-labels'],
  ['turn-by-turn-directions', 'directions'],
  ['stacked-maps', 'level-selection'],
  ['interactivity', 'callbacks'],
];

type Doc = { readonly id: string; readonly path: string };
type Version<D> = { readonly mainDocId: string; readonly docs: readonly D[] };

export type Target = {
  readonly path: string;
  /** Whether the target is about the same topic. Otherwise it is the version's start page. */
  readonly hasTopic: boolean;
};

/** The page of a version about the topic of a page of another one, or else its start page. */
export function findSameTopic<D extends Doc>(
  pageId: string | undefined,
  { docs, mainDocId }: Version<D>,
): Target {
  const names = pageId === undefined ? [] : [pageId, ...otherNames(pageId)];
  const same = names.map((name) => docs.find(({ id }) => id === name)).find(Boolean);
  if (same) return { path: same.path, hasTopic: true };
  const main = docs.find(({ id }) => id === mainDocId);
  if (!main) throw new Error(`A version has no main page "${mainDocId}".`);
  return { path: main.path, hasTopic: false };
}

function otherNames(pageId: string): readonly string[] {
  return SAME_SUBJECT.find((names) => names.includes(pageId)) ?? [];
}
