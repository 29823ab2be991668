/** Made by `src/features/rest-apis/node/swagger-ui-styles`. */
declare module '@generated/swagger-ui-styles/default/styles.json' {
  const styles: { readonly css: string };
  export default styles;
}

/** What we use of it; the types of the package end before its plugins and OpenAPI 3.1. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export type SwaggerResponse = {
    readonly ok: boolean;
    readonly url: string;
    readonly body?: { readonly accessToken?: string };
  };
  type SwaggerSettings = {
    readonly domNode: HTMLElement;
    readonly spec: object;
    readonly plugins: readonly ((system: never) => object)[];
    readonly tryItOutEnabled: boolean;
    readonly layout: string;
    readonly validatorUrl: null;
    readonly responseInterceptor: (response: SwaggerResponse) => SwaggerResponse;
  };
  export type SwaggerSystem = import('./read-values').ExplorerState & {
    readonly preauthorizeApiKey: (scheme: string, value: string) => void;
    readonly getStore: () => { readonly subscribe: (listen: () => void) => () => void };
    readonly authActions: { readonly logout: (schemes: readonly string[]) => void };
    readonly layoutActions: {
      readonly show: (what: readonly string[], isShown: boolean) => void;
    };
  };
  export default function SwaggerUI(settings: SwaggerSettings): SwaggerSystem;
}
