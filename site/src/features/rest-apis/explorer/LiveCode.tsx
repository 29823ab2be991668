import CodePanel from '../code-tabs/CodePanel';
import { useCodeLanguage } from '../code-tabs/use-code-language';
import type { ShownOperation } from '../shown-operation';
import { CODE_LANGUAGES } from '../code/code-languages';
import type { HarRequest } from '../code/har-request';
import { readValues } from './read-values';
import { requestOf } from '../request-of';
import CodeBlock from '@site/src/ui/code-block';
import { useSyncExternalStore } from 'react';
import type { SwaggerSystem } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

type Props = {
  readonly ui: SwaggerSystem;
  readonly operation: ShownOperation;
  /** Base path of the service. */
  readonly service: string;
};

/** The code of the request that 'Execute' would send. */
export default function LiveCode({ ui, operation, service }: Props) {
  const [language, setLanguage] = useCodeLanguage();
  const store = ui.getStore();
  const serviceUrl = location.origin + service;
  // Serialized, so that equal requests do not render again.
  const request = useSyncExternalStore(store.subscribe, () =>
    JSON.stringify(requestOf(operation, { serviceUrl, ...readValues(ui, operation) })),
  );
  const code = CODE_LANGUAGES[language].write(JSON.parse(request) as HarRequest);
  return (
    <CodePanel language={language} onLanguage={setLanguage}>
      <CodeBlock language={language}>{code}</CodeBlock>
    </CodePanel>
  );
}
