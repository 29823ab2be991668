declare module 'shapefile' {
  export function read(
    shp: Uint8Array,
    dbf: Uint8Array,
    options: { readonly encoding: string },
  ): Promise<unknown>;
}
