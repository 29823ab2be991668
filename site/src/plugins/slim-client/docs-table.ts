type Doc = { readonly id: string; readonly path: string; readonly sidebar?: string };
type Version<Docs> = {
  readonly path: string;
  readonly sidebars?: Readonly<Record<string, unknown>>;
  readonly docs: readonly Docs[];
};
type Plugins<Docs> = Readonly<Record<string, { readonly versions: readonly Version<Docs>[] }>>;
type GlobalData<Docs> = { readonly [DOCS_PLUGIN]: Plugins<Docs> };

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * The table of all pages, which the browser reads to go from a page to the same page of another
 * version, says most things twice. A page that stands where its id says, in the first sidebar of its
 * version, is written as its id alone.
 */
export function shortenDocs(globalData: GlobalData<Doc>): GlobalData<Doc | string> {
  return mapDocs(globalData, (doc, version) =>
    isEqual(doc, expectedDoc(doc.id, version)) ? doc.id : doc,
  );
}

export function restoreDocs(globalData: GlobalData<Doc | string>): GlobalData<Doc> {
  return mapDocs(globalData, (doc, version) =>
    typeof doc === 'string' ? expectedDoc(doc, version) : doc,
  );
}

function mapDocs<From, To>(
  globalData: GlobalData<From>,
  mapDoc: (doc: From, version: Version<From>) => To,
): GlobalData<To> {
  const plugins = Object.entries(globalData[DOCS_PLUGIN]).map(([id, plugin]) => {
    const versions = plugin.versions.map((version) => ({
      ...version,
      docs: version.docs.map((doc) => mapDoc(doc, version)),
    }));
    return [id, { ...plugin, versions }] as const;
  });
  return { ...globalData, [DOCS_PLUGIN]: Object.fromEntries(plugins) };
}

function expectedDoc(id: string, { path, sidebars = {} }: Version<unknown>): Doc {
  const below = id === 'index' ? '/' : id.startsWith('/') ? id : `/${id}`;
  const [sidebar] = Object.keys(sidebars);
  return { id, path: path + below, ...(sidebar !== undefined && { sidebar }) };
}

function isEqual(doc: Doc, expected: Doc): boolean {
  return (
    Object.keys(doc).length === Object.keys(expected).length &&
    doc.path === expected.path &&
    doc.sidebar === expected.sidebar
  );
}
