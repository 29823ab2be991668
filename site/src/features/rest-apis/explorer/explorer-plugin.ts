import { type CreateElement, parameterField } from './parameter-field.ts';

/** The part of Swagger UI's plugin API in use. It has its own copy of React. */
type System = { readonly React: { readonly createElement: CreateElement } };
type LayoutProps = { readonly getComponent: (name: string, isContainer?: boolean) => unknown };
type ParametersProps = { readonly pathMethod: readonly [path: string, method: string] };
type Props = Readonly<Record<string, unknown>>;

/** Called with the element for code when an operation opens, and with `null` when it closes. */
export type OnCodePlace = (operation: string, place: HTMLElement | null) => void;

export const LAYOUT = 'ExplorerLayout';

/** Identifies an operation and its element for code. */
export function operationKey(method: string, path: string): string {
  return `${method.toUpperCase()} ${path}`;
}

/** Reduces Swagger UI to a list of operations, each with an element for our code. */
export function explorerPlugin(onCodePlace: OnCodePlace): (system: System) => object {
  const refs = new Map<string, (place: HTMLElement | null) => void>();
  // Cached per operation, because a new ref callback would detach and attach the element on every
  // render.
  const refOf = (operation: string): ((place: HTMLElement | null) => void) => {
    const ref =
      refs.get(operation) ?? ((place: HTMLElement | null): void => onCodePlace(operation, place));
    refs.set(operation, ref);
    return ref;
  };
  return ({ React: { createElement } }) => ({
    components: {
      // The default layout has a `main` and a title, which the page has already.
      [LAYOUT]: ({ getComponent }: LayoutProps) =>
        createElement(
          'div',
          { className: 'swagger-ui' },
          createElement(getComponent('SvgAssets')),
          createElement(getComponent('errors', true)),
          createElement(getComponent('operations', true)),
        ),
      // Swagger UI shows its curl command after a response; our code is above the Execute button.
      curl: () => null,
      // The token has its own field above all operations.
      authorizeOperationBtn: () => null,
      JsonSchema_string: parameterField(createElement),
    },
    wrapComponents: {
      // The body field has no label.
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
