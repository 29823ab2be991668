/** Made by `src/plugins/swagger-ui-styles`. */
declare module '@generated/swagger-ui-styles/default/styles.json' {
  const styles: { readonly css: string };
  export default styles;
}

/** What we use of it; the types of the package end before request snippets and OpenAPI 3.1. */
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
    readonly requestSnippetsEnabled: boolean;
    readonly requestSnippets: object;
    readonly tryItOutEnabled: boolean;
    readonly layout: string;
    readonly validatorUrl: null;
    readonly responseInterceptor: (response: SwaggerResponse) => SwaggerResponse;
  };
  type SwaggerSystem = { readonly preauthorizeApiKey: (scheme: string, value: string) => void };
  export default function SwaggerUI(settings: SwaggerSettings): SwaggerSystem;
}
