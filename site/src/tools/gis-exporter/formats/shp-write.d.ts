declare module '@mapbox/shp-write/src/write.js' {
  type Files = { readonly shp: DataView; readonly shx: DataView };
  /** Parts are lists of positions; points are positions. */
  export default function write(
    rows: readonly object[],
    geometryType: 'POINT' | 'POLYLINE' | 'POLYGON',
    geometries: readonly unknown[],
    callback: (error: Error | null, files: Files) => void,
  ): void;
}

declare module 'dbf' {
  type Field = { readonly name: string; readonly type: 'C' | 'N'; readonly size: number };
  const dbf: { structure(rows: readonly object[], fields: readonly Field[]): DataView };
  export default dbf;
}
