import { CODE_LANGUAGES } from './code-languages.ts';
import { type SentRequest, toHar } from './har-request.ts';

/** The part of Swagger UI that its plugins are given. It has a React of its own. */
type System = {
  readonly React: { readonly createElement: (...parts: readonly unknown[]) => unknown };
};
type LayoutProps = { readonly getComponent: (name: string, isContainer?: boolean) => unknown };
type Props = Readonly<Record<string, unknown>>;

export const LAYOUT = 'ExplorerLayout';

/** What Swagger UI is in our pages: a list of operations, with code in our languages. */
export function explorerPlugin({ React: { createElement } }: System): object {
  return {
    components: {
      // Its own has a `main` and a title, which the page has already.
      [LAYOUT]: ({ getComponent }: LayoutProps) =>
        createElement(
          'div',
          { className: 'swagger-ui' },
          createElement(getComponent('SvgAssets')),
          createElement(getComponent('errors', true)),
          createElement(getComponent('AuthorizeBtnContainer', true)),
          createElement(getComponent('operations', true)),
        ),
    },
    wrapComponents: {
      // The body has no label of its own.
      TextArea: (Original: unknown) => (props: Props) =>
        createElement(Original, { 'aria-label': 'Body', ...props }),
    },
    fn: Object.fromEntries(
      Object.entries(CODE_LANGUAGES).map(([name, { write }]) => [
        `requestSnippetGenerator_${name}`,
        (request: SentRequest) => write(toHar(request)),
      ]),
    ),
  };
}
