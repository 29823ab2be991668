import { type CreateElement, parameterField } from './parameter-field.ts';

/** The part of Swagger UI that its plugins are given. It has a React of its own. */
type System = { readonly React: { readonly createElement: CreateElement } };
type LayoutProps = { readonly getComponent: (name: string, isContainer?: boolean) => unknown };
type ParametersProps = { readonly pathMethod: readonly [path: string, method: string] };
type Props = Readonly<Record<string, unknown>>;

/** Told of the place for code in an operation when it opens, and of its end with `null`. */
export type OnCodePlace = (operation: string, place: HTMLElement | null) => void;

export const LAYOUT = 'ExplorerLayout';

/** What places for code and operations are told apart by. */
export function operationKey(method: string, path: string): string {
  return `${method.toUpperCase()} ${path}`;
}

/** What Swagger UI is in our pages: a list of operations, each with a place for code of ours. */
export function explorerPlugin(onCodePlace: OnCodePlace): (system: System) => object {
  const refs = new Map<string, (place: HTMLElement | null) => void>();
  // The same function each time: with another one, the place would end and begin anew.
  const refOf = (operation: string): ((place: HTMLElement | null) => void) => {
    const ref =
      refs.get(operation) ?? ((place: HTMLElement | null): void => onCodePlace(operation, place));
    refs.set(operation, ref);
    return ref;
  };
  return ({ React: { createElement } }) => ({
    components: {
      // Its own has a `main` and a title, which the page has already.
      [LAYOUT]: ({ getComponent }: LayoutProps) =>
        createElement(
          'div',
          { className: 'swagger-ui' },
          createElement(getComponent('SvgAssets')),
          createElement(getComponent('errors', true)),
          createElement(getComponent('operations', true)),
        ),
      // It comes with an answer; ours stands before the button that sends.
      curl: () => null,
      // The token has a field of ours, above all operations.
      authorizeOperationBtn: () => null,
      JsonSchema_string: parameterField(createElement),
    },
    wrapComponents: {
      // The body has no label of its own.
      TextArea: (Original: unknown) => (props: Props) =>
        createElement(Original, { 'aria-label': 'Body', ...props }),
      parameters: (Original: unknown) => (props: ParametersProps) => {
        const [path, method] = props.pathMethod;
        return [
          createElement(Original, { key: 'parameters', ...props }),
          createElement('div', {
            key: 'code',
            className: 'request-code',
            ref: refOf(operationKey(method, path)),
          }),
        ];
      },
    },
  });
}
