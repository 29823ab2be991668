type Doc = { readonly id: string; readonly path: string; readonly sidebar?: string };
type Place = {
  readonly path: string;
  readonly sidebars?: Readonly<Record<string, unknown>>;
};
type Version<Docs> = Place & { readonly docs: readonly Docs[] };
type Plugins<Docs> = Readonly<Record<string, { readonly versions: readonly Version<Docs>[] }>>;
type GlobalData<Docs> = { readonly [DOCS_PLUGIN]: Plugins<Docs> };

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * The table of all pages, which the browser uses to find a page in another version, is redundant.
 * Pages whose path follows from their id, in the first sidebar of their version, are written as one
 * string of ids. It resembles the paths of the route table, which helps compression.
 */
export function compressDocsTable(globalData: GlobalData<Doc>): GlobalData<Doc | string> {
  return mapDocs(globalData, ({ docs, ...version }) => {
    const short: (Doc | string)[] = [];
    for (const doc of docs) {
      const last = short.at(-1);
      if (!isEqual(doc, expectedDoc(doc.id, version))) short.push(doc);
      else if (typeof last === 'string') short.splice(-1, 1, `${last} /${doc.id}`);
      else short.push(`/${doc.id}`);
    }
    return short;
  });
}

export function restoreDocs(globalData: GlobalData<Doc | string>): GlobalData<Doc> {
  return mapDocs(globalData, ({ docs, ...version }) =>
    docs.flatMap((doc) =>
      typeof doc === 'string'
        ? doc.split(' ').map((id) => expectedDoc(id.slice(1), version))
        : [doc],
    ),
  );
}

function mapDocs<From, To>(
  globalData: GlobalData<From>,
  mapVersion: (version: Version<From>) => readonly To[],
): GlobalData<To> {
  const plugins = Object.entries(globalData[DOCS_PLUGIN]).map(([id, plugin]) => {
    const versions = plugin.versions.map((version) => ({ ...version, docs: mapVersion(version) }));
    return [id, { ...plugin, versions }] as const;
  });
  return { ...globalData, [DOCS_PLUGIN]: Object.fromEntries(plugins) };
}

function expectedDoc(id: string, { path, sidebars = {} }: Place): Doc {
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
