import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LoadingComponentProps } from 'react-loadable';
import { describe, expect, test } from 'vitest';
import Loading from './index.tsx';
import styles from './styles.module.css';

describe('Loading', () => {
  test('shows nothing before the delay [S4.01]', () => {
    expect(render({ pastDelay: false })).toBe('');
  });

  test('shows a status with a spinner after the delay [S4.01]', () => {
    const html = render({ pastDelay: true });
    expect(html).toContain('role="status"');
    expect(html).toContain(`<span class="${styles['spinner']}"></span>`);
    expect(html).toContain('Loading the page');
  });

  test.each([false, true])(
    'shows the text of an error and Retry, past the delay: %s [S4.02]',
    (pastDelay) => {
      const html = render({ pastDelay, error: new Error('chunk 12 is gone') });
      expect(html).toContain('role="alert"');
      expect(html).toContain('This page could not be loaded: Error: chunk 12 is gone');
      expect(html).toMatch(/<button type="button"[^>]*>Retry<\/button>/);
      expect(html).not.toContain('role="status"');
    },
  );
});

function render(props: Partial<LoadingComponentProps>): string {
  return renderToStaticMarkup(
    createElement(Loading, {
      isLoading: true,
      pastDelay: false,
      timedOut: false,
      error: undefined,
      retry: () => {},
      ...props,
    }),
  );
}
