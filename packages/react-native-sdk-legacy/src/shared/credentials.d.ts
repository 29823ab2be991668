/** Names a venue of the content management system, and who wants it. */
export type VenueCredentials = {
  /** Id of your application. `demo` opens the demo venues. */
  readonly clientId: string;
  /** Its secret. The demo venues take any. */
  readonly clientSecret: string;
  /** Slug of the venue, such as `harbour-mall`. */
  readonly venue: string;
};

/** Names a map that was drawn in the editor, and who wants it. */
export type EditorCredentials = {
  /** A key of the editor. `demo` opens the demo venues. */
  readonly key: string;
  /** Its secret. The demo venues take any. */
  readonly secret: string;
  /** Id of the map, such as `harbour-mall`. */
  readonly mapId: string;
};
