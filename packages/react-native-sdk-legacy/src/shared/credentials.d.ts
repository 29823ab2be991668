/** Credentials and slug of a venue in the content management system. */
export type VenueCredentials = {
  /** Client id of your application. `demo` opens the demo venues. */
  readonly clientId: string;
  /** Client secret of your application. The demo venues accept any value. */
  readonly clientSecret: string;
  /** Slug of the venue, such as `harbour-mall`. */
  readonly venue: string;
};

/** Credentials and id of a map that was drawn in the editor. */
export type EditorCredentials = {
  /** Key of the editor. `demo` opens the demo venues. */
  readonly key: string;
  /** Secret of the key. The demo venues accept any value. */
  readonly secret: string;
  /** Id of the map, such as `harbour-mall`. */
  readonly mapId: string;
};
